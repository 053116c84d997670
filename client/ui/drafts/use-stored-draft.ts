/**
 * What is typed and not saved survives a reload, a session that ends, a tab that is closed: it waits in
 * this browser for whoever typed it, and for nobody else.
 */
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import {
  changeOwner,
  clearDraft,
  isElsewhere,
  newKey,
  openDrafts,
  waitingDraft,
  writeDraft,
} from './draft-store';
import { readSession } from '../session/session';
import { texts } from '../texts/texts';
import { toast } from '../feedback/toasts';

interface Form {
  owner: string;
  name: string;
  draft: () => unknown;
  /** As it was last written, and whether as one that is held; null: not yet, or there was no room. */
  written: string | null;
  /** The session has ended, and the page stands until the one to log in at is there. */
  isOver: boolean;
}

/** The forms on this page, by the key of their draft. */
const forms = new Map<string, Form>();
/** Under which key the draft of a form was found, by the form's name. */
const found = new Map<string, string>();
/** Drafts of forms that were just left: they are dropped unless the page broke. */
const leaving = new Set<string>();
const WRITE_AFTER_MS = 300;
let soon: ReturnType<typeof setTimeout>;
let isRoomSaid = false;
/** The page is left, but not closed: a browser may say once more, after that, that it is not shown. */
let isLeft = false;

/** Begins to keep what is typed. Called once, when the client starts. */
export function startKeeping(): void {
  openDrafts(() => {
    for (const form of forms.values()) form.written = null;
    write(true);
  });
  for (const kind of ['input', 'change', 'click', 'drop', 'keyup'])
    document.addEventListener(kind, writeSoon, { capture: true, passive: true });
  // A phone may end a page it does not show without a word.
  document.addEventListener('visibilitychange', () => write(!isLeft));
  addEventListener('pagehide', () => {
    isLeft = true;
    write(false);
  });
  // The browser brought the page back as it was.
  addEventListener('pageshow', () => {
    isLeft = false;
    write(true);
  });
}

function writeSoon(): void {
  clearTimeout(soon);
  soon = setTimeout(() => write(true), WRITE_AFTER_MS);
}

/** The session has ended: what its owner has typed, and types until the page is gone, waits for them. */
export function keepDrafts(): void {
  for (const form of forms.values()) form.isOver = true;
  write(false);
}

/** An account has another address: what waits for it, and what is typed here, is the same person's. */
export function readdressDrafts(before: string, after: string): void {
  for (const form of forms.values()) {
    if (form.owner === before) Object.assign(form, { owner: after, written: null });
  }
  changeOwner(before, after);
  write(true);
}

/** @returns what was typed there and never saved; null: nothing */
export function useStoredDraft(name: string): unknown {
  const [kept] = useState(() => {
    const owner = readSession()?.email;
    const waiting = owner === undefined ? null : waitingDraft(owner, name);
    if (waiting) found.set(name, waiting.key);
    return waiting?.draft ?? null;
  });
  return kept;
}

/**
 * Keeps what is typed; what was kept before is the page's from now on.
 * @param name of what is typed, with the id of what it belongs to
 * @param current what is typed by now, as JSON can say it; null when there is nothing to lose
 * @param whenLeft what becomes of it when its page is left for another one: it is dropped where leaving
 *   asks, and waits otherwise
 * @returns forgets it, also when its form is gone by then, and says so: what another form or page is at
 *   by then is left to that
 */
export function useKeepDraft(
  name: string,
  current: () => unknown,
  whenLeft: 'drop' | 'wait' = 'drop',
): () => boolean {
  const [key] = useState(() => found.get(name) ?? newKey());
  const own = useRef<Form>(null);
  const draft = useEffectEvent(current);
  useEffect(() => {
    const owner = readSession()?.email;
    if (owner === undefined) return;
    const form: Form = { owner, name, draft: () => draft(), written: null, isOver: false };
    forms.set(key, form);
    own.current = form;
    found.delete(name);
    writeForm(key, form, true);
    return () => {
      if (forms.get(key) !== form) return;
      forms.delete(key);
      writeForm(key, form, false);
      if (whenLeft === 'drop' && !form.isOver) dropSoon(key);
    };
  }, [key, name, whenLeft]);
  // A page that is told nothing more would bring back what was saved.
  useEffect(() => {
    if (draft() === null) write(true);
    else writeSoon();
  });
  return () => {
    const holder = forms.get(key);
    if (holder ? holder !== own.current : isElsewhere(key)) return false;
    clearDraft(key);
    return true;
  };
}

function dropSoon(key: string): void {
  leaving.add(key);
  setTimeout(() => {
    if (leaving.delete(key) && !forms.has(key)) clearDraft(key);
  });
}

/** A page broke, and was not left: what was typed on it waits. */
export function spareDrafts(): void {
  leaving.clear();
}

/** Writes what is typed at once: what comes next must find it. */
export function keepTyped(): void {
  write(true);
}

function write(isHeld: boolean): void {
  for (const [key, form] of forms) writeForm(key, form, isHeld && !form.isOver);
}

function writeForm(key: string, form: Form, isHeld: boolean): void {
  const { owner, name } = form;
  const draft = form.draft();
  if (draft === null) {
    clearDraft(key);
    form.written = null;
    return;
  }
  const written = JSON.stringify([draft, isHeld]);
  if (written === form.written) return;
  if (writeDraft(key, { owner, name, draft, isHeld })) {
    form.written = written;
  } else if (!isRoomSaid) {
    isRoomSaid = true;
    toast('warning', texts.errors.noRoom);
  }
}

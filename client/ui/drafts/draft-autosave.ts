/**
 * Autosaves unsaved form input in this browser. A draft survives a reload, an expired session or a
 * closed tab. Only the user who typed it gets it back.
 */
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import {
  changeDraftOwner,
  clearDraft,
  isOnOtherPage,
  newDraftKey,
  initDraftStore,
  findDraft,
  writeDraft,
} from './draft-store';
import { readSession } from '../session/session';
import { texts } from '../texts/texts';
import { toast } from '../feedback/toasts';

interface Form {
  owner: string;
  name: string;
  draft: () => unknown;
  /**
   * The JSON that was last written, with `isHeld`; null: not written yet, or the storage was full.
   */
  written: string | null;
  /** The session has ended, and the page stays until the log-in page is loaded. */
  hasSessionEnded: boolean;
}

/** The forms on this page, by the key of their draft. */
const forms = new Map<string, Form>();
/** The keys of restored drafts, by the form's name. */
const restoredKeys = new Map<string, string>();
/** Drafts of forms that were just closed: they are deleted unless the page crashed. */
const pendingRemovals = new Set<string>();
const WRITE_DELAY_MS = 300;
let writeTimer: ReturnType<typeof setTimeout>;
let isFullStorageReported = false;
/**
 * The page was left but not closed: a browser may report afterwards, once more, that it is hidden.
 */
let isPageHidden = false;

/** Starts the autosave. Called once, when the client starts. */
export function startDraftAutosave(): void {
  initDraftStore(() => {
    for (const form of forms.values()) form.written = null;
    write(true);
  });
  for (const kind of ['input', 'change', 'click', 'drop', 'keyup'])
    document.addEventListener(kind, writeSoon, { capture: true, passive: true });
  // A phone may end a hidden page without any event.
  document.addEventListener('visibilitychange', () => write(!isPageHidden));
  addEventListener('pagehide', () => {
    isPageHidden = true;
    write(false);
  });
  // The browser restored the page from its back/forward cache.
  addEventListener('pageshow', () => {
    isPageHidden = false;
    write(true);
  });
}

function writeSoon(): void {
  clearTimeout(writeTimer);
  writeTimer = setTimeout(() => write(true), WRITE_DELAY_MS);
}

/**
 * The session has ended: drafts, and what is typed until the page is gone, wait for their owner.
 */
export function suspendDrafts(): void {
  for (const form of forms.values()) form.hasSessionEnded = true;
  write(false);
}

/** The account's e-mail address has changed: its drafts and open forms follow. */
export function renameDraftOwner(before: string, after: string): void {
  for (const form of forms.values()) {
    if (form.owner === before) Object.assign(form, { owner: after, written: null });
  }
  changeDraftOwner(before, after);
  write(true);
}

/** @returns the unsaved draft of that form; null when there is none */
export function useStoredDraft(name: string): unknown {
  const [stored] = useState(() => {
    const owner = readSession()?.email;
    const waiting = owner === undefined ? null : findDraft(owner, name);
    if (waiting) restoredKeys.set(name, waiting.key);
    return waiting?.draft ?? null;
  });
  return stored;
}

/**
 * Autosaves a form. A restored draft belongs to this form from now on.
 * @param name of the form, with the id of the record it edits
 * @param current returns the input so far, as JSON data; null when there is nothing to lose
 * @param whenLeft what happens to the draft when the user goes to another page: 'drop' where
 *   leaving asks for confirmation, otherwise 'wait'
 * @returns a function that deletes the draft, also after the form is closed. It returns false, and
 *   deletes nothing, when another form or page has taken over the draft.
 */
export function useDraftAutosave(
  name: string,
  current: () => unknown,
  whenLeft: 'drop' | 'wait' = 'drop',
): () => boolean {
  const [key] = useState(() => restoredKeys.get(name) ?? newDraftKey());
  const own = useRef<Form>(null);
  const draft = useEffectEvent(current);
  useEffect(() => {
    const owner = readSession()?.email;
    if (owner === undefined) return;
    const form: Form = { owner, name, draft: () => draft(), written: null, hasSessionEnded: false };
    forms.set(key, form);
    own.current = form;
    restoredKeys.delete(name);
    writeForm(key, form, true);
    return () => {
      if (forms.get(key) !== form) return;
      forms.delete(key);
      writeForm(key, form, false);
      if (whenLeft === 'drop' && !form.hasSessionEnded) dropSoon(key);
    };
  }, [key, name, whenLeft]);
  // Saved input must be removed at once: no later event may come, and the draft would be restored.
  useEffect(() => {
    if (draft() === null) write(true);
    else writeSoon();
  });
  return () => {
    const registered = forms.get(key);
    if (registered ? registered !== own.current : isOnOtherPage(key)) return false;
    clearDraft(key);
    return true;
  };
}

function dropSoon(key: string): void {
  pendingRemovals.add(key);
  setTimeout(() => {
    if (pendingRemovals.delete(key) && !forms.has(key)) clearDraft(key);
  });
}

/** The page crashed, and the user did not leave it: its drafts wait. */
export function cancelDraftRemoval(): void {
  pendingRemovals.clear();
}

/** Writes all drafts immediately, because the next step reads them. */
export function saveDraftsNow(): void {
  write(true);
}

function write(isHeld: boolean): void {
  for (const [key, form] of forms) writeForm(key, form, isHeld && !form.hasSessionEnded);
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
  } else if (!isFullStorageReported) {
    isFullStorageReported = true;
    toast('warning', texts.errors.noSpace);
  }
}

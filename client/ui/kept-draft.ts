/**
 * What is typed when a session ends waits for whoever typed it to log in again: in this tab, and for
 * nobody else.
 */
import { useEffect, useEffectEvent, useState } from 'react';
import { readSession } from './session';

const STORED = 'drafts';

interface Kept {
  /** The e-mail address. */
  owner: string;
  drafts: Record<string, unknown>;
}

/** What stands on the page, by name. */
const typed = new Map<string, () => unknown>();

/** The session has ended: keeps what its owner has typed so far. */
export function keepDrafts(owner: string): void {
  const drafts = [...typed].map(([name, draft]) => [name, draft()] as const);
  const unsaved = Object.fromEntries(drafts.filter(([, draft]) => draft !== null));
  write({ owner, drafts: { ...read(owner), ...unsaved } });
}

/** Somebody has logged in: what others have typed is gone. */
export function dropDraftsOfOthers(owner: string): void {
  write({ owner, drafts: read(owner) });
}

/** @returns what was kept under that name when the last session ended */
export function useKeptDraft(name: string): unknown {
  const [kept] = useState(() => {
    const owner = readSession()?.email;
    return owner === undefined ? undefined : read(owner)[name];
  });
  return kept ?? null;
}

/**
 * Has it kept if the session ends; what was kept before is the page's from now on.
 * @param name of what is typed, with the id of what it belongs to
 * @param current what is typed by now, as JSON can say it; null when there is nothing to lose
 */
export function useKeepDraft(name: string, current: () => unknown): void {
  const draft = useEffectEvent(current);
  useEffect(() => {
    const owner = readSession()?.email;
    if (owner !== undefined) {
      const others = Object.entries(read(owner)).filter(([other]) => other !== name);
      write({ owner, drafts: Object.fromEntries(others) });
    }
    typed.set(name, () => draft());
    return () => {
      typed.delete(name);
    };
  }, [name]);
}

/** @returns the drafts of that person, by name */
function read(owner: string): Record<string, unknown> {
  try {
    const kept = JSON.parse(sessionStorage.getItem(STORED) ?? 'null') as Kept | null;
    return kept?.owner === owner ? kept.drafts : {};
  } catch {
    return {};
  }
}

function write(kept: Kept): void {
  try {
    if (Object.keys(kept.drafts).length > 0) sessionStorage.setItem(STORED, JSON.stringify(kept));
    else sessionStorage.removeItem(STORED);
  } catch {
    // Without room there is no draft.
  }
}

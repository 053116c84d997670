/**
 * What is typed and not saved yet, in this browser's storage: a line a draft, under a name of its own,
 * so that no draft is ever written over another. A page holds the lines it is at; those that no page
 * holds any more wait for the form they belong to.
 */

import { storeIfRoom } from '../storage/browser-storage';

/** A line as it is stored. */
interface Line {
  /** Whose it is: the e-mail address. */
  owner: string;
  /** Of the form, with the id of what it is about. */
  name: string;
  draft: unknown;
  /** Epoch milliseconds. */
  at: number;
  /** Which page wrote it. */
  page: string;
  /** Whether that page is still at it. */
  isHeld: boolean;
}

const PREFIX = 'draft ';
const KEPT_DAYS = 30;
const DAY_MS = 86_400_000;
/** Where the browser cannot tell which pages are open, each says so by its lines. */
const SIGN_OF_LIFE_MS = 60_000;

/** Browsers have them on secure pages only. */
const { locks } = navigator as Partial<Navigator>;
/** This page's name, until it is closed or loaded anew. */
const page = anyName();
/** Pages that were open when they were last counted: a page that broke down never let go. */
let counted = { open: new Set<string>(), at: 0 };

/**
 * Has other pages know of this one, and forgets what is too old. Called once, when the client starts.
 * @param onSign writes again what this page holds
 */
export function openDrafts(onSign: () => void): void {
  if (locks) {
    // As long as this page lasts: nobody waits for it.
    void locks.request(PREFIX + page, async () => new Promise<never>(() => undefined));
    void countPages(locks);
    document.addEventListener('visibilitychange', () => void countPages(locks));
    addEventListener('focus', () => void countPages(locks));
  } else {
    setInterval(onSign, SIGN_OF_LIFE_MS);
  }
  const oldest = Date.now() - KEPT_DAYS * DAY_MS;
  for (const [key, { at }] of lines()) if (at < oldest) localStorage.removeItem(key);
}

async function countPages(manager: LockManager): Promise<void> {
  const at = Date.now();
  const { held = [] } = await manager.query();
  counted = { open: new Set(held.map(({ name = '' }) => name.slice(PREFIX.length))), at };
}

/** @returns a key for a draft that is not stored yet */
export function newKey(): string {
  return PREFIX + anyName();
}

/**
 * @returns a draft that no other page is at, with its key: the last of this page, else the latest;
 *   null: there is none
 */
export function waitingDraft(owner: string, name: string): { key: string; draft: unknown } | null {
  const rank = (line: Line): number => (line.page === page ? Number.MAX_VALUE : line.at);
  const [first] = lines()
    .filter(([, line]) => line.owner === owner && line.name === name && isFree(line))
    .sort(([, one], [, other]) => rank(other) - rank(one) || other.at - one.at);
  return first ? { key: first[0], draft: first[1].draft } : null;
}

/**
 * Writes a draft.
 * @param isHeld false once this page lets go of it
 * @returns false when the browser has no room for it
 */
export function writeDraft(
  key: string,
  { owner, name, draft, isHeld }: Pick<Line, 'owner' | 'name' | 'draft' | 'isHeld'>,
): boolean {
  const line: Line = { owner, name, draft, at: Date.now(), page, isHeld };
  return storeIfRoom(key, JSON.stringify(line));
}

/** Gives all drafts of one owner to another, who is the same person by another address. */
export function changeOwner(before: string, after: string): void {
  for (const [key, line] of lines()) {
    if (line.owner !== before) continue;
    storeIfRoom(key, JSON.stringify({ ...line, owner: after }));
  }
}

/** Whether another page has taken that draft up. */
export function isElsewhere(key: string): boolean {
  const line = parse(localStorage.getItem(key));
  return line !== null && line.page !== page;
}

export function clearDraft(key: string): void {
  localStorage.removeItem(key);
}

function isFree(line: Line): boolean {
  if (!line.isHeld || line.page === page) return true;
  if (!locks) return line.at < Date.now() - 3 * SIGN_OF_LIFE_MS;
  // A page that was opened since the last count is not known yet.
  return line.at < counted.at && !counted.open.has(line.page);
}

function lines(): [key: string, line: Line][] {
  return Object.keys(localStorage)
    .filter((key) => key.startsWith(PREFIX))
    .flatMap((key) => {
      const line = parse(localStorage.getItem(key));
      return line === null ? [] : [[key, line] as [string, Line]];
    });
}

function parse(text: string | null): Line | null {
  try {
    const line = JSON.parse(text ?? 'null') as Partial<Line> | null;
    return typeof line?.owner === 'string' && typeof line.at === 'number' ? (line as Line) : null;
  } catch {
    // Something else wrote there.
    return null;
  }
}

/** `crypto.randomUUID` is there on secure pages only; a school's own server may have no certificate. */
function anyName(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(8));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

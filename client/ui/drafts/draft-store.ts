/**
 * Unsaved form input in the browser's local storage. Each draft has its own key, so that no draft
 * overwrites another. An open page owns the drafts of its forms; a draft without an open page waits
 * for its form to be opened again.
 */

import { storeIfSpace } from '../storage/browser-storage';

/** A draft as stored, in JSON: these names are persisted. */
interface StoredDraft {
  /** The e-mail address of the user who typed it. */
  owner: string;
  /** The form's name, with the id of the record it edits. */
  name: string;
  draft: unknown;
  /** Epoch milliseconds. */
  at: number;
  /** The page that wrote it. */
  page: string;
  /** Whether that page still has the form open. */
  isHeld: boolean;
}

const PREFIX = 'draft ';
const RETENTION_DAYS = 30;
const DAY_MS = 86_400_000;
/** Without the Web Locks API, each open page writes its drafts this often as a heartbeat. */
const HEARTBEAT_MS = 60_000;

/** Browsers offer locks on secure pages only. */
const { locks } = navigator as Partial<Navigator>;
/** The id of this page until it is closed or reloaded. */
const page = randomId();
/** The pages that were open at the last check. A crashed page never releases its drafts itself. */
let lastCheck = { open: new Set<string>(), at: 0 };

/**
 * Makes this page known to other pages and deletes old drafts. Called once, when the client starts.
 * @param onHeartbeat writes the drafts of this page again
 */
export function initDraftStore(onHeartbeat: () => void): void {
  if (locks) {
    // Locked as long as the page lives. No other page waits for this lock.
    void locks.request(PREFIX + page, async () => new Promise<never>(() => undefined));
    void readOpenPages(locks);
    document.addEventListener('visibilitychange', () => void readOpenPages(locks));
    addEventListener('focus', () => void readOpenPages(locks));
  } else {
    setInterval(onHeartbeat, HEARTBEAT_MS);
  }
  const oldest = Date.now() - RETENTION_DAYS * DAY_MS;
  for (const [key, { at }] of storedDrafts()) if (at < oldest) localStorage.removeItem(key);
}

async function readOpenPages(manager: LockManager): Promise<void> {
  const at = Date.now();
  const { held = [] } = await manager.query();
  lastCheck = { open: new Set(held.map(({ name = '' }) => name.slice(PREFIX.length))), at };
}

/** @returns the key for a new draft */
export function newDraftKey(): string {
  return PREFIX + randomId();
}

/**
 * @returns a draft that no other page is editing, with its key: preferably one of this page,
 *   otherwise the latest; null when there is none
 */
export function findDraft(owner: string, name: string): { key: string; draft: unknown } | null {
  const rank = (stored: StoredDraft): number =>
    stored.page === page ? Number.MAX_VALUE : stored.at;
  const [first] = storedDrafts()
    .filter(([, stored]) => stored.owner === owner && stored.name === name && isAvailable(stored))
    .sort(([, one], [, other]) => rank(other) - rank(one) || other.at - one.at);
  return first ? { key: first[0], draft: first[1].draft } : null;
}

/**
 * Writes a draft.
 * @param isHeld false once this page has closed the form
 * @returns false when the browser's storage is full
 */
export function writeDraft(
  key: string,
  { owner, name, draft, isHeld }: Pick<StoredDraft, 'owner' | 'name' | 'draft' | 'isHeld'>,
): boolean {
  const stored: StoredDraft = { owner, name, draft, at: Date.now(), page, isHeld };
  return storeIfSpace(key, JSON.stringify(stored));
}

/** Moves all drafts to a user's new e-mail address. */
export function changeDraftOwner(before: string, after: string): void {
  for (const [key, stored] of storedDrafts()) {
    if (stored.owner !== before) continue;
    storeIfSpace(key, JSON.stringify({ ...stored, owner: after }));
  }
}

/** Whether another page has taken over the draft. */
export function isOnOtherPage(key: string): boolean {
  const stored = parse(localStorage.getItem(key));
  return stored !== null && stored.page !== page;
}

export function clearDraft(key: string): void {
  localStorage.removeItem(key);
}

function isAvailable(stored: StoredDraft): boolean {
  if (!stored.isHeld || stored.page === page) return true;
  if (!locks) return stored.at < Date.now() - 3 * HEARTBEAT_MS;
  // A page that was opened since the last check is not known yet.
  return stored.at < lastCheck.at && !lastCheck.open.has(stored.page);
}

/** All drafts of this browser, with their keys. */
export function storedDrafts(): [key: string, stored: StoredDraft][] {
  return Object.keys(localStorage)
    .filter((key) => key.startsWith(PREFIX))
    .flatMap((key) => {
      const stored = parse(localStorage.getItem(key));
      return stored === null ? [] : [[key, stored] as [string, StoredDraft]];
    });
}

function parse(text: string | null): StoredDraft | null {
  try {
    const stored = JSON.parse(text ?? 'null') as Partial<StoredDraft> | null;
    return typeof stored?.owner === 'string' && typeof stored.at === 'number'
      ? (stored as StoredDraft)
      : null;
  } catch {
    // Not one of our drafts.
    return null;
  }
}

/**
 * `crypto.randomUUID` exists on secure pages only; a school's own server may have no certificate.
 */
function randomId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(8));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

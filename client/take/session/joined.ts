/** Who has joined exams by name in this browser, so that they go on as the same candidate. */

export interface Joined {
  /** The code of the exam, without hyphens. */
  code: string;
  token: string;
  name: string;
}

/** As it is stored. `at`: when they last went on, in milliseconds since 1970. */
interface StoredJoined extends Joined {
  at: number;
}

export const JOINED_KEY = 'take.joined';
/** Of all exams: of several learners at one computer, each can go on. */
const MAX_JOINED = 100;
/** Longer than learners need to come back to an exam; many people share a school's computer. */
const MAX_AGE_MS = 30 * 24 * 3_600_000;

/** Deletes those who have not gone on for thirty days. */
export function removeOldJoined(): void {
  readAll();
}

/** Those who joined this exam, the latest first. */
export function listJoined(code: string): Joined[] {
  return readAll()
    .filter((joined) => joined.code === code)
    .map(({ token, name }) => ({ code, token, name }));
}

export function rememberJoined(joined: Joined): void {
  const others = readAll().filter(({ token }) => token !== joined.token);
  writeAll([{ ...joined, at: Date.now() }, ...others].slice(0, MAX_JOINED));
}

/** Forgets a link that does not work any more, or whose learner finishes on this computer. */
export function forgetJoined(token: string): void {
  writeAll(readAll().filter((joined) => joined.token !== token));
}

/**
 * Calls `onChange` when another page of this browser remembers or forgets somebody, and when this page is shown
 * again as it was left. @returns stops that
 */
export function watchJoined(onChange: () => void): () => void {
  const onStorage = ({ key }: StorageEvent): void => {
    if (key === JOINED_KEY || key === null) onChange();
  };
  addEventListener('storage', onStorage);
  addEventListener('pageshow', onChange);
  return () => {
    removeEventListener('storage', onStorage);
    removeEventListener('pageshow', onChange);
  };
}

function readAll(): StoredJoined[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(JOINED_KEY) ?? '[]');
    const all = Array.isArray(stored) ? stored.filter(isJoined) : [];
    const current = all.filter(({ at }) => Date.now() - at < MAX_AGE_MS);
    if (current.length < all.length) writeAll(current);
    return current;
  } catch {
    return [];
  }
}

function writeAll(all: StoredJoined[]): void {
  try {
    if (all.length === 0) localStorage.removeItem(JOINED_KEY);
    else localStorage.setItem(JOINED_KEY, JSON.stringify(all));
  } catch {
    // Without storage the address of the page and the return code lead back.
  }
}

function isJoined(value: unknown): value is StoredJoined {
  const { code, token, name, at } = (value ?? {}) as Partial<StoredJoined>;
  return [code, token, name].every((text) => typeof text === 'string') && typeof at === 'number';
}

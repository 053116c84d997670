/** Who has joined exams by name in this browser, so that they go on as the same candidate. */

export interface Joined {
  /** The code of the exam, without hyphens. */
  code: string;
  token: string;
  name: string;
}

const KEY = 'take.joined';
/** Of all exams: of several learners at one computer, each can go on. */
const MAX_JOINED = 20;

/** Those who joined this exam, the latest first. */
export function listJoined(code: string): Joined[] {
  return readAll().filter((joined) => joined.code === code);
}

export function rememberJoined(joined: Joined): void {
  const others = readAll().filter(({ token }) => token !== joined.token);
  writeAll([joined, ...others].slice(0, MAX_JOINED));
}

/** Forgets a link that does not work any more. */
export function forgetJoined(token: string): void {
  writeAll(readAll().filter((joined) => joined.token !== token));
}

function readAll(): Joined[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    return Array.isArray(stored) ? stored.filter(isJoined) : [];
  } catch {
    return [];
  }
}

function writeAll(all: Joined[]): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(all));
  } catch {
    // Without storage the address of the page and the return code lead back.
  }
}

function isJoined(value: unknown): value is Joined {
  const { code, token, name } = (value ?? {}) as Partial<Joined>;
  return [code, token, name].every((text) => typeof text === 'string');
}

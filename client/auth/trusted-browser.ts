/** The tokens of a browser that is not asked for a second factor, and whose they are: the latest first. */
const KEY = 'trusted-browser';
/** Accounts that log in from one browser. The oldest gives way: it is asked for a code again. */
const MOST = 10;

interface Trusted {
  email: string;
  token: string;
}

/** @returns the token to send beside the password of this address; null where there is none */
export function trustedTokenOf(email: string): string | null {
  return stored().find((trusted) => trusted.email === normalized(email))?.token ?? null;
}

/** Without room for it a code is asked for again. Those of other addresses stay. */
export function storeTrusted(email: string, token: string): void {
  store([{ email: normalized(email), token }, ...others(email)].slice(0, MOST));
}

/** Asks for the second factor again, of this address. Those of others stay. */
export function dropTrustedOf(email: string): void {
  if (trustedTokenOf(email) !== null) store(others(email));
}

function others(email: string): Trusted[] {
  return stored().filter((trusted) => trusted.email !== normalized(email));
}

function store(all: Trusted[]): void {
  localStorage.removeItem(KEY);
  if (all.length === 0) return;
  try {
    localStorage.setItem(KEY, JSON.stringify(all));
  } catch {
    // There is no room: codes are asked for again.
  }
}

function stored(): Trusted[] {
  try {
    const read: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    return Array.isArray(read) ? (read as Trusted[]) : [];
  } catch {
    return [];
  }
}

function normalized(email: string): string {
  return email.trim().toLowerCase();
}

/** The token of a browser that is not asked for a second factor, and whose it is. */
const KEY = 'trusted-browser';

interface Trusted {
  email: string;
  token: string;
}

/** @returns the token to send beside the password of this address; null where there is none */
export function trustedTokenOf(email: string): string | null {
  const trusted = stored();
  return trusted?.email === normalized(email) ? trusted.token : null;
}

/** Without room for it a code is asked for again. */
export function storeTrusted(email: string, token: string): void {
  try {
    localStorage.setItem(KEY, JSON.stringify({ email: normalized(email), token }));
  } catch {
    localStorage.removeItem(KEY);
  }
}

/** Asks for the second factor again, of this address. Another one's stays. */
export function dropTrustedOf(email: string): void {
  if (trustedTokenOf(email) !== null) localStorage.removeItem(KEY);
}

function stored(): Trusted | null {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? 'null') as Trusted | null;
  } catch {
    return null;
  }
}

function normalized(email: string): string {
  return email.trim().toLowerCase();
}

/** Tokens that let this browser skip the second factor, with their accounts: the latest first. */
const KEY = 'trusted-browser';
/** Accounts per browser. The oldest is deleted: that account needs a code again. */
const MAX_ACCOUNTS = 10;

interface TrustedBrowser {
  email: string;
  token: string;
}

/** @returns the token to send with the password of this address, or null */
export function trustedTokenFor(email: string): string | null {
  return stored().find((trusted) => trusted.email === normalized(email))?.token ?? null;
}

/** When the storage is full, the account needs a code again. Tokens of other addresses stay. */
export function storeTrusted(email: string, token: string): void {
  store([{ email: normalized(email), token }, ...others(email)].slice(0, MAX_ACCOUNTS));
}

/**
 * Deletes the token of this address, which then needs the second factor again. Other tokens stay.
 */
export function dropTrustedFor(email: string): void {
  if (trustedTokenFor(email) !== null) store(others(email));
}

function others(email: string): TrustedBrowser[] {
  return stored().filter((trusted) => trusted.email !== normalized(email));
}

function store(all: TrustedBrowser[]): void {
  localStorage.removeItem(KEY);
  if (all.length === 0) return;
  try {
    localStorage.setItem(KEY, JSON.stringify(all));
  } catch {
    // The storage is full: the accounts need codes again.
  }
}

function stored(): TrustedBrowser[] {
  try {
    const read: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    return Array.isArray(read) ? (read as TrustedBrowser[]) : [];
  } catch {
    return [];
  }
}

function normalized(email: string): string {
  return email.trim().toLowerCase();
}

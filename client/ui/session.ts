/** The session of this browser, stored as the specification says (section 3): token and e-mail. */

const TOKEN = 'token';
const EMAIL = 'email';

export interface Session {
  token: string;
  email: string;
}

export function readSession(): Session | null {
  const token = localStorage.getItem(TOKEN);
  const email = localStorage.getItem(EMAIL);
  return token && email ? { token, email } : null;
}

/** The header of a request in the name of a session. */
export function authorizationOf({ token }: Session): { authorization: string } {
  return { authorization: `Bearer ${token}` };
}

export function storeSession({ token, email }: Session): void {
  localStorage.setItem(TOKEN, token);
  localStorage.setItem(EMAIL, email);
}

export function clearSession(): void {
  localStorage.removeItem(TOKEN);
  localStorage.removeItem(EMAIL);
}

/** Tells that another tab has logged out or in, by the e-mail address before and after. */
export function watchSession(
  onChange: (before: string | null, after: string | null) => void,
): void {
  window.addEventListener('storage', ({ key, oldValue, newValue }) => {
    if (key === EMAIL) onChange(oldValue, newValue);
  });
}

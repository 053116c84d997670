import type { Location } from 'react-router-dom';

/** The log-in page, with where to go afterwards. */
export function logInPath(next: string): string {
  return `/login?next=${encodeURIComponent(next)}`;
}

/**
 * Where a log-in leads. Only to addresses of our own: a link from elsewhere must not send people on
 * to strangers. And back to where a session ended only whose session it was: `state.owner`.
 */
export function landingPath({ search, state }: Location, email: string): string {
  const next = new URLSearchParams(search).get('next') ?? '';
  const { owner = email } = (state ?? {}) as { owner?: string };
  return owner === email && isOurs(next) ? next : '/all-quizzes';
}

const HERE = 'https://here.invalid';

/** Read as a browser reads it: it takes `\` for `/`, and leaves tabs and line breaks out. */
function isOurs(path: string): boolean {
  if (!path.startsWith('/') || !URL.canParse(path, HERE)) return false;
  return new URL(path, HERE).origin === HERE;
}

import type { Location } from 'react-router-dom';

/** The path of the log-in page, with the page to open afterwards. */
export function logInPath(next: string): string {
  return `/login?next=${encodeURIComponent(next)}`;
}

/**
 * The page to open after a log-in. Only our own paths: a link must not redirect users to other
 * sites. The page of an ended session opens only for the same user (`state.owner`).
 */
export function landingPath({ search, state }: Location, email: string): string {
  const next = new URLSearchParams(search).get('next') ?? '';
  const { owner = email } = (state ?? {}) as { owner?: string };
  return owner === email && isOwnPath(next) ? next : '/all-quizzes';
}

const BASE = 'https://here.invalid';

/** Parsed as browsers parse it: they treat `\` as `/`, and drop tabs and line breaks. */
function isOwnPath(path: string): boolean {
  if (!path.startsWith('/') || !URL.canParse(path, BASE)) return false;
  return new URL(path, BASE).origin === BASE;
}

/** The log-in page, with where to go afterwards. */
export function logInPath(next: string): string {
  return `/login?next=${encodeURIComponent(next)}`;
}

/** Only addresses of our own: a link from elsewhere must not send people on to strangers. */
export function nextPath(search: URLSearchParams): string {
  const next = search.get('next') ?? '';
  return /^\/(?![/\\])/.test(next) ? next : '/all-quizzes';
}

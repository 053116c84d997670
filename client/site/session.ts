import { frameTexts } from './texts/frame-texts';

/** Whoever is logged in here goes on to their quizzes. The keys are those of client/ui/session/session.ts. */
export function knowSession(): void {
  const link = document.querySelector<HTMLAnchorElement>('[data-log-in]');
  try {
    if (!link || !localStorage.getItem('token') || !localStorage.getItem('email')) return;
  } catch {
    return;
  }
  // On a host of its own the staff area has a storage of its own.
  if (link.origin !== location.origin) return;
  link.href = '/all-quizzes';
  link.textContent = frameTexts.toQuizzes;
}

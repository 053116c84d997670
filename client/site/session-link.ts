import { frameTexts } from './texts/frame-texts';

/** Replaces the log-in link by a link to the quizzes for visitors who are logged in (keys: client/ui/session/session.ts). */
export function updateSessionLink(): void {
  const link = document.querySelector<HTMLAnchorElement>('[data-log-in]');
  try {
    if (!link || !localStorage.getItem('token') || !localStorage.getItem('email')) return;
  } catch {
    return;
  }
  // On another host the staff area has its own storage.
  if (link.origin !== location.origin) return;
  link.href = '/all-quizzes';
  link.textContent = frameTexts.toQuizzes;
}

/** Pages that nobody needs at first. All of them are loaded before an attempt starts: an update must not part them. */
import { lazy } from '../components/lazy';
import { FinishDialog } from '../entrance/lazy-finish-dialog';

export const SittingPage = lazy(async () => (await import('./sitting-page')).SittingPage);
export const ReviewPage = lazy(async () => (await import('./review-page')).ReviewPage);
export const CertificatePage = lazy(
  async () => (await import('./certificate-page')).CertificatePage,
);
export const ExamFrontPage = lazy(async () => (await import('./exam-front-page')).ExamFrontPage);
export const FinishedPage = lazy(async () => (await import('./finished-page')).FinishedPage);
export const VerifyPage = lazy(async () => (await import('./verify-page')).VerifyPage);

/** Resolves when a sitting can be shown without loading more, or cannot be loaded now. */
export async function preloadPages(): Promise<void> {
  await Promise.all([
    ...[SittingPage, ReviewPage, CertificatePage].map(async (page) => page.preload()),
    FinishDialog.preload(),
  ]);
}

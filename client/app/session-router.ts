import { suspendDrafts, renameDraftOwner, startDraftAutosave } from '../ui/drafts/draft-autosave';
import { leaveWithoutConfirmation } from '../ui/drafts/leave-confirmation';
import { clearSession, isPageOf, onSessionEnd, watchSession } from '../ui/session/session';
import { texts } from '../ui/texts/texts';
import { toast, removeUndo } from '../ui/feedback/toasts';
import { clearCache, refetchActive, onSessionExpired } from './apollo/apollo-session';
import { landingPath, logInPath } from './addresses/paths';
import { createRouter } from './router';

/** Trial results are for visitors and independent of the session. */
const TRIAL_RESULTS = '/demo/results';

/**
 * Creates the router and connects it to the session, so that no account sees the data of another.
 */
export function createSessionRouter() {
  const router = createRouter();
  onSessionExpired(({ email }) => {
    clearSession();
    askToLogIn(email);
  });

  /** Sends a user whose session has ended to log-in, and back to the same page afterwards. */
  const askToLogIn = (owner: string): void => {
    const { pathname, search } = router.state.location;
    if (pathname === '/login' || pathname === '/register') return;
    suspendDrafts();
    toast('warning', texts.errors.expired);
    const to = logInPath(pathname + search);
    void router.navigate(to, { replace: true, state: { owner } }).then(clearCache);
  };

  /** Another tab has logged in while this one was logged out. */
  const followLogIn = (email: string): void => {
    const { location } = router.state;
    if (location.pathname === '/register') return;
    if (location.pathname !== '/login' || !isPageOf(email))
      leaveWithoutConfirmation('/all-quizzes');
    else void router.navigate(landingPath(location, email), { replace: true });
  };

  watchSession(({ before, after, isSame }) => {
    if (router.state.location.pathname === TRIAL_RESULTS) return;
    if (before !== null && after === null) askToLogIn(before);
    else if (before !== null && after !== null && isSame && before !== after) {
      renameDraftOwner(before, after);
      refetchActive();
    }
    // The content of this page and its drafts belong to the other account, and wait for it.
    else if (before !== null && before !== after) leaveWithoutConfirmation('/all-quizzes');
    else if (before === null && after !== null) followLogIn(after);
  });

  onSessionEnd(removeUndo);
  startDraftAutosave();
  return router;
}

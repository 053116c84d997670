import { keepDrafts, readdressDrafts, startKeeping } from '../ui/drafts/use-stored-draft';
import { leaveUnasked } from '../ui/drafts/leaving';
import { clearSession, watchSession } from '../ui/session/session';
import { texts } from '../ui/texts/texts';
import { toast } from '../ui/feedback/toasts';
import { forgetAnswers, refreshAnswers, whenExpired } from './answers';
import { landingPath, logInPath } from './paths';
import { createRouter } from './router';

/** The results of a trial exam are shown to visitors: no session has to do with them. */
const TRIAL_RESULTS = '/demo/results';

/** The router, held to the session: nobody sees what another account was shown. */
export function connect() {
  const router = createRouter();
  whenExpired(({ email }) => {
    clearSession();
    askToLogIn(email);
  });

  /** Whoever's session has ended logs in again and lands where they were. */
  const askToLogIn = (owner: string): void => {
    const { pathname, search } = router.state.location;
    if (pathname === '/login' || pathname === '/register') return;
    keepDrafts();
    toast('warning', texts.errors.expired);
    const to = logInPath(pathname + search);
    void router.navigate(to, { replace: true, state: { owner } }).then(forgetAnswers);
  };

  /** Somebody has logged in where nobody was. */
  const follow = (email: string): void => {
    const { location } = router.state;
    if (location.pathname === '/register') return;
    if (location.pathname !== '/login') leaveUnasked('/all-quizzes');
    else void router.navigate(landingPath(location, email), { replace: true });
  };

  watchSession(({ before, after, isSame }) => {
    if (router.state.location.pathname === TRIAL_RESULTS) return;
    if (before !== null && after === null) askToLogIn(before);
    else if (before !== null && after !== null && isSame && before !== after) {
      readdressDrafts(before, after);
      refreshAnswers();
    }
    // What stands on this page, half-written texts too, is the other account's, and waits for it.
    else if (before !== null && before !== after) leaveUnasked('/all-quizzes');
    else if (before === null && after !== null) follow(after);
  });

  startKeeping();
  return router;
}

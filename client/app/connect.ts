import { dropDraftsOfOthers, keepDrafts } from '../ui/kept-draft';
import { clearSession, watchSession } from '../ui/session';
import { texts } from '../ui/texts';
import { toast } from '../ui/toasts';
import { createApollo } from './apollo';
import { landingPath, logInPath } from './paths';
import { createRouter } from './router';

/** Router and Apollo, both held to the session: nobody sees what another account was shown. */
export function connect() {
  const router = createRouter();
  const apollo = createApollo(({ email }) => {
    clearSession();
    askToLogIn(email);
  });

  /** Whoever's session has ended logs in again and lands where they were. */
  const askToLogIn = (owner: string): void => {
    const { pathname, search } = router.state.location;
    if (pathname === '/login' || pathname === '/register') return;
    keepDrafts(owner);
    toast('warning', texts.errors.expired);
    const to = logInPath(pathname + search);
    void router
      .navigate(to, { replace: true, state: { owner } })
      .then(async () => apollo.clearStore());
  };

  watchSession((before, after) => {
    if (before !== null && after === null) askToLogIn(before);
    // What stands on this page, half-written texts too, is the other account's.
    else if (before !== null && before !== after) window.location.replace('/all-quizzes');
    else if (after !== null && router.state.location.pathname === '/login') {
      dropDraftsOfOthers(after);
      void router.navigate(landingPath(router.state.location, after), { replace: true });
    }
  });

  return { apollo, router };
}

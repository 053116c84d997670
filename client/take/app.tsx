/** @jsxImportSource preact */
import { useLayoutEffect, useMemo, useState } from 'preact/hooks';
import { Announcer } from './components/announcer';
import { EnterCodePage } from './pages/enter-code-page';
import { ServerClock } from './session/clock';
import type { AttemptContext } from './session/attempt-context';
import { LateAnswers } from './sync/late-answers';
import { LinkPage } from './pages/link-page';
import { Outbox } from './sync/outbox';
import { confirmNavigation, parseRoute } from './session/navigation';
import { ErrorBoundary } from './components/error-boundary';
import { Tab } from './session/tab';
import { ExamFrontPage, FinishedPage, VerifyPage } from './pages/lazy-pages';

/** Whether somebody has left a shared computer (session/forget-device.ts). */
const isFinished = (): boolean => location.search === '?finished';

/** Shows the page for the current address. */
export function App() {
  const [route, setRoute] = useState(() => parseRoute(location));
  const tab = useMemo(() => new Tab(() => sessionStorage), []);
  // With the first render: an effect would listen only after the next frame, and miss an address that changes before.
  useLayoutEffect(() => {
    const onAddressChange = (): void => {
      if (confirmNavigation()) setRoute(parseRoute(location));
    };
    addEventListener('popstate', onAddressChange);
    addEventListener('hashchange', onAddressChange);
    return () => {
      removeEventListener('popstate', onAddressChange);
      removeEventListener('hashchange', onAddressChange);
    };
  }, []);
  return (
    <>
      <Announcer />
      <ErrorBoundary>
        {route.kind === 'LINK' && (
          <Link key={route.token} token={route.token} attemptId={route.attemptId} tab={tab} />
        )}
        {route.kind === 'CODE' && <ExamFrontPage key={route.code} code={route.code} />}
        {route.kind === 'VERIFY' && <VerifyPage />}
        {route.kind === 'ENTER' && !isFinished() && (
          <EnterCodePage key={location.pathname} isWrong={route.isWrong} />
        )}
        {route.kind === 'ENTER' && isFinished() && <FinishedPage />}
      </ErrorBoundary>
    </>
  );
}

interface LinkProps {
  token: string;
  attemptId: string | null;
  tab: Tab;
}

/** All pages behind one link share one attempt context. */
function Link({ token, attemptId, tab }: LinkProps) {
  const context = useMemo((): AttemptContext => {
    const outbox = new Outbox();
    return { token, tab, clock: new ServerClock(), outbox, late: new LateAnswers(token, outbox) };
  }, [token, tab]);
  return <LinkPage context={context} reviewedAttemptId={attemptId} />;
}

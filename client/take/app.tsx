/** @jsxImportSource preact */
import { useEffect, useMemo, useState } from 'preact/hooks';
import { Announcer } from './components/announcer';
import { EnterCodePage } from './pages/enter-code-page';
import { ServerClock } from './clock';
import { ExamFrontPage } from './pages/exam-front-page';
import type { AttemptContext } from './session/attempt-context';
import { LateAnswers } from './sync/late-answers';
import { LinkPage } from './pages/link-page';
import { Outbox } from './sync/outbox';
import { mayFollow, readPlace } from './place';
import { ErrorBoundary } from './components/error-boundary';
import { Tab } from './session/tab';
import { VerifyPage } from './pages/verify-page';

/** Everything a learner sees, told apart by the address. */
export function App() {
  const [place, setPlace] = useState(() => readPlace(location));
  const tab = useMemo(() => new Tab(() => sessionStorage), []);
  useEffect(() => {
    const look = (): void => {
      if (mayFollow()) setPlace(readPlace(location));
    };
    addEventListener('popstate', look);
    addEventListener('hashchange', look);
    return () => {
      removeEventListener('popstate', look);
      removeEventListener('hashchange', look);
    };
  }, []);
  return (
    <>
      <Announcer />
      <ErrorBoundary>
        {place.kind === 'LINK' && (
          <Link key={place.token} token={place.token} attemptId={place.attemptId} tab={tab} />
        )}
        {place.kind === 'CODE' && <ExamFrontPage key={place.code} code={place.code} />}
        {place.kind === 'VERIFY' && <VerifyPage />}
        {place.kind === 'ENTER' && <EnterCodePage isWrong={place.isWrong} />}
      </ErrorBoundary>
    </>
  );
}

interface LinkProps {
  token: string;
  attemptId: string | null;
  tab: Tab;
}

/** All pages behind one link share what they have for its attempts. */
function Link({ token, attemptId, tab }: LinkProps) {
  const context = useMemo((): AttemptContext => {
    const outbox = new Outbox();
    return { token, tab, clock: new ServerClock(), outbox, late: new LateAnswers(token, outbox) };
  }, [token, tab]);
  return <LinkPage context={context} attemptId={attemptId} />;
}

/** @jsxImportSource preact */
import { useEffect, useMemo, useState } from 'preact/hooks';
import { Announcer } from './announcer';
import { EnterCode } from './enter-code';
import { ServerClock } from './clock';
import { ExamFrontPage } from './exam-front-page';
import type { Kit } from './kit';
import { LateAnswers } from './late-answers';
import { LinkPage } from './link-page';
import { Outbox } from './outbox';
import { mayFollow, readPlace } from './place';
import { Stumbling } from './stumbling';
import { Tab } from './tab';
import { VerifyPage } from './verify-page';

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
      <Stumbling>
        {place.kind === 'LINK' && (
          <Link key={place.token} token={place.token} attemptId={place.attemptId} tab={tab} />
        )}
        {place.kind === 'CODE' && <ExamFrontPage key={place.code} code={place.code} />}
        {place.kind === 'VERIFY' && <VerifyPage />}
        {place.kind === 'ENTER' && <EnterCode isWrong={place.isWrong} />}
      </Stumbling>
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
  const kit = useMemo((): Kit => {
    const outbox = new Outbox();
    return { token, tab, clock: new ServerClock(), outbox, late: new LateAnswers(token, outbox) };
  }, [token, tab]);
  return <LinkPage kit={kit} attemptId={attemptId} />;
}

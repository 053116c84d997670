/** @jsxImportSource preact */
import { useEffect, useMemo, useState } from 'preact/hooks';
import { Announcer } from './announcer';
import { EnterCode } from './enter-code';
import { ExamFrontPage } from './exam-front-page';
import { LinkPage } from './link-page';
import { mayFollow, readPlace } from './place';
import { Stumbling } from './stumbling';
import { Tab } from './tab';

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
        {place.kind === 'LINK' && <LinkPage key={place.token} token={place.token} tab={tab} />}
        {place.kind === 'CODE' && <ExamFrontPage key={place.code} code={place.code} />}
        {place.kind === 'ENTER' && <EnterCode isWrong={place.isWrong} />}
      </Stumbling>
    </>
  );
}

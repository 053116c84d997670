/** @jsxImportSource preact */
import { useEffect, useMemo, useState } from 'preact/hooks';
import { Refused } from './api';
import { ServerClock } from './clock';
import { InvalidLink } from './link-invalid';
import { LobbyPage } from './lobby-page';
import { Button, Notice } from './parts';
import { ReviewPage } from './review-page';
import { sentenceOf } from './sentence';
import { Sheet, Waiting } from './sheet';
import { SittingPage } from './sitting-page';
import type { Tab } from './tab';
import { texts } from './texts';
import { useAsked } from './use-asked';
import type { Lobby } from './wire';

type Shown =
  | { page: 'LOBBY' }
  /** @see SittingPage */
  | { page: 'SITTING'; goOn: string | null }
  | { page: 'REVIEW'; attemptId: string };

/** Everything behind a personal link: the lobby, a sitting, a paper to look at afterwards. */
export function LinkPage({ token, tab }: { token: string; tab: Tab }) {
  const clock = useMemo(() => new ServerClock(), []);
  const { data: lobby, error, again, anew } = useAsked<Lobby>('/mine', token, clock);
  const [shown, setShown] = useState<Shown>({ page: 'LOBBY' });
  const [isKnown, setKnown] = useState(false);

  // A reload in the middle of a sitting goes on with it.
  useEffect(() => {
    if (!lobby || isKnown) return;
    setKnown(true);
    const running = lobby.attempts.find(({ submittedAt }) => submittedAt === null);
    if (running && tab.sitting?.attemptId === running.id)
      setShown({ page: 'SITTING', goOn: running.id });
  }, [lobby, isKnown, tab]);

  if (error instanceof Refused && error.code === 'LINK_INVALID') return <InvalidLink />;
  if (!lobby && error)
    return (
      <Sheet title={texts.exam}>
        <Notice tone="failure">{sentenceOf(error)}</Notice>
        <Button onClick={again}>{texts.tryAgain}</Button>
      </Sheet>
    );
  if (!lobby || !isKnown) return <Waiting />;
  const toLobby = (): void => {
    anew();
    setShown({ page: 'LOBBY' });
  };
  const review = (attemptId: string): void => setShown({ page: 'REVIEW', attemptId });
  if (shown.page === 'SITTING')
    return <SittingPage {...{ token, lobby, clock, tab }} goOn={shown.goOn} onLeave={toLobby} />;
  if (shown.page === 'REVIEW')
    return (
      <ReviewPage
        token={token}
        attemptId={shown.attemptId}
        exam={lobby.exam}
        name={lobby.candidate.name}
        onBack={toLobby}
      />
    );
  return (
    <LobbyPage
      lobby={lobby}
      error={error}
      clock={clock}
      onAgain={again}
      onStart={(goOn) => setShown({ page: 'SITTING', goOn })}
      onReview={review}
    />
  );
}

/** @jsxImportSource preact */
import { useEffect, useState } from 'preact/hooks';
import { Refused } from './api';
import type { Kit } from './kit';
import { InvalidLink } from './link-invalid';
import { LobbyPage } from './lobby-page';
import { deliverLeftBehind, wasLeftHere } from './open-sitting';
import { Button, Notice } from './parts';
import { ReviewPage } from './review-page';
import { sentenceOf } from './sentence';
import { Sheet, Waiting } from './sheet';
import { SittingPage } from './sitting-page';
import type { CodeRefused } from './start-dialog';
import { texts } from './texts';
import { useAsked } from './use-asked';
import type { Lobby } from './wire';

type Shown =
  | { page: 'LOBBY'; refused?: CodeRefused }
  /** @see SittingPage */
  | { page: 'SITTING'; goOn: string | null; accessCode?: string | undefined }
  | { page: 'REVIEW'; attemptId: string };

/** Everything behind a personal link: the lobby, a sitting, a paper to look at afterwards. */
export function LinkPage({ kit }: { kit: Kit }) {
  const { token, clock } = kit;
  const { data: lobby, error, again, anew } = useAsked<Lobby>('/mine', token, clock);
  const [shown, setShown] = useState<Shown>({ page: 'LOBBY' });
  const [isKnown, setKnown] = useState(false);

  // What was left in the middle goes on by itself: by a reload, or by a link that is opened again.
  useEffect(() => {
    if (!lobby || isKnown) return;
    const running = lobby.attempts.find(({ submittedAt }) => submittedAt === null);
    void goesOn(kit, running?.id).then((goOn) => {
      if (goOn) setShown({ page: 'SITTING', goOn });
      setKnown(true);
    });
  }, [lobby, isKnown, kit]);
  // What is still here of attempts that have ended goes out as soon as there is a line.
  useEffect(() => {
    for (const { id, submittedAt } of lobby?.attempts ?? [])
      if (submittedAt !== null) void deliverLeftBehind(kit, id);
  }, [lobby, kit]);

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
    return (
      <SittingPage
        {...{ kit, lobby }}
        goOn={shown.goOn}
        accessCode={shown.accessCode}
        onRefused={(refused) => setShown({ page: 'LOBBY', refused })}
        onLeave={toLobby}
      />
    );
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
      kit={kit}
      onAgain={again}
      refused={shown.refused ?? null}
      onStart={(goOn, accessCode) => setShown({ page: 'SITTING', goOn, accessCode })}
      onReview={review}
    />
  );
}

/** The attempt that goes on without being asked for; null where none does. */
async function goesOn(kit: Kit, running: string | undefined): Promise<string | null> {
  if (running === undefined) return null;
  if (kit.tab.sitting?.attemptId === running) return running;
  // Where the line is down, the lobby says so and offers to go on.
  const isOurs = await wasLeftHere(kit, running).catch(() => false);
  return isOurs ? running : null;
}

/** @jsxImportSource preact */
import { useState } from 'preact/hooks';
import { Refused } from '../api/api';
import { CertificatePage } from './certificate-page';
import type { AttemptContext } from '../session/attempt-context';
import { InvalidLinkPage } from './invalid-link-page';
import { LobbyPage } from './lobby-page';
import { Button, Notice } from '../components/parts';
import { ReviewPage } from './review-page';
import { sentenceOf } from '../texts/sentence';
import { PageFrame, Waiting } from '../components/page-frame';
import { SittingPage } from './sitting-page';
import type { CodeRefused } from '../entrance/start-dialog';
import { texts } from '../texts/texts';
import { useFetched } from '../hooks/use-fetched';
import { useUnfinishedSittings } from './use-unfinished-sittings';
import type { Lobby } from '../api/api-types';

type Shown =
  | { page: 'LOBBY'; refused?: CodeRefused }
  /** @see SittingPage */
  | { page: 'SITTING'; goOn: string | null; accessCode?: string | undefined }
  | { page: 'REVIEW'; attemptId: string }
  | { page: 'CERTIFICATE'; attemptId: string };

interface LinkPageProps {
  context: AttemptContext;
  /** Whose result a mail leads to; null: none. */
  attemptId: string | null;
}

/** Everything behind a personal link: the lobby, a sitting, a paper to look at afterwards. */
export function LinkPage({ context, attemptId }: LinkPageProps) {
  const { token, clock } = context;
  const { data: lobby, error, again, anew } = useFetched<Lobby>('/mine', token, clock);
  const [shown, setShown] = useState<Shown>(
    attemptId === null ? { page: 'LOBBY' } : { page: 'REVIEW', attemptId },
  );
  const isKnown = useUnfinishedSittings(context, lobby, (goOn) =>
    setShown((before) => (before.page === 'LOBBY' ? { page: 'SITTING', goOn } : before)),
  );

  if (error instanceof Refused && error.code === 'LINK_INVALID') return <InvalidLinkPage />;
  if (!lobby && error)
    return (
      <PageFrame title={texts.exam}>
        <Notice tone="failure">{sentenceOf(error)}</Notice>
        <Button onClick={again}>{texts.tryAgain}</Button>
      </PageFrame>
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
        {...{ context, lobby }}
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
        onCertificate={() => setShown({ page: 'CERTIFICATE', attemptId: shown.attemptId })}
      />
    );
  if (shown.page === 'CERTIFICATE')
    return (
      <CertificatePage
        token={token}
        attemptId={shown.attemptId}
        onBack={() => review(shown.attemptId)}
      />
    );
  return (
    <LobbyPage
      lobby={lobby}
      error={error}
      context={context}
      onAgain={again}
      refused={shown.refused ?? null}
      onStart={(goOn, accessCode) => setShown({ page: 'SITTING', goOn, accessCode })}
      onReview={review}
    />
  );
}

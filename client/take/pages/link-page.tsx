/** @jsxImportSource preact */
import { useState } from 'preact/hooks';
import { RefusedError } from '../api/api';
import { CertificatePage } from './certificate-page';
import type { AttemptContext } from '../session/attempt-context';
import { InvalidLinkPage } from './invalid-link-page';
import { LobbyPage } from './lobby-page';
import { Button, Notice } from '../components/parts';
import { ReviewPage } from './review-page';
import { errorText } from '../texts/error-text';
import { PageFrame, Waiting } from '../components/page-frame';
import { SittingPage } from './sitting-page';
import type { AccessCodeRefusal } from '../entrance/start-dialog';
import { texts } from '../texts/texts';
import { useFetch } from '../hooks/use-fetch';
import { useUnfinishedSittings } from './use-unfinished-sittings';

type View =
  | { page: 'LOBBY'; refused?: AccessCodeRefusal }
  /** @see SittingPage */
  | { page: 'SITTING'; goOn: string | null; accessCode?: string | undefined }
  | { page: 'REVIEW'; attemptId: string }
  | { page: 'CERTIFICATE'; attemptId: string };

interface LinkPageProps {
  context: AttemptContext;
  /** The attempt whose result a mail links to, if any. */
  reviewedAttemptId: string | null;
}

/** The pages behind a personal link: lobby, sitting, review and certificate. */
export function LinkPage({ context, reviewedAttemptId }: LinkPageProps) {
  const { token, clock } = context;
  const { data: lobby, error, reload, reset } = useFetch<'/attempts/mine'>('/mine', token, clock);
  const [view, setView] = useState<View>(
    reviewedAttemptId === null
      ? { page: 'LOBBY' }
      : { page: 'REVIEW', attemptId: reviewedAttemptId },
  );
  const isChecked = useUnfinishedSittings(context, lobby, (goOn) =>
    setView((before) => (before.page === 'LOBBY' ? { page: 'SITTING', goOn } : before)),
  );

  if (error instanceof RefusedError && error.code === 'LINK_INVALID') return <InvalidLinkPage />;
  if (!lobby && error)
    return (
      <PageFrame title={texts.exam}>
        <Notice tone="failure">{errorText(error)}</Notice>
        <Button onClick={reload}>{texts.tryAgain}</Button>
      </PageFrame>
    );
  if (!lobby || !isChecked) return <Waiting />;
  const toLobby = (): void => {
    reset();
    setView({ page: 'LOBBY' });
  };
  const review = (attemptId: string): void => setView({ page: 'REVIEW', attemptId });
  if (view.page === 'SITTING')
    return (
      <SittingPage
        {...{ context, lobby }}
        goOn={view.goOn}
        accessCode={view.accessCode}
        onRefused={(refused) => setView({ page: 'LOBBY', refused })}
        onLeave={toLobby}
      />
    );
  if (view.page === 'REVIEW')
    return (
      <ReviewPage
        token={token}
        attemptId={view.attemptId}
        exam={lobby.exam}
        name={lobby.candidate.name}
        onBack={toLobby}
        onCertificate={() => setView({ page: 'CERTIFICATE', attemptId: view.attemptId })}
      />
    );
  if (view.page === 'CERTIFICATE')
    return (
      <CertificatePage
        token={token}
        attemptId={view.attemptId}
        onBack={() => review(view.attemptId)}
      />
    );
  return (
    <LobbyPage
      lobby={lobby}
      error={error}
      context={context}
      onReload={reload}
      refused={view.refused ?? null}
      onStart={(goOn, accessCode) => setView({ page: 'SITTING', goOn, accessCode })}
      onReview={review}
    />
  );
}

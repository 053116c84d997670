/** @jsxImportSource preact */
import { useEffect, useState } from 'preact/hooks';
import { RefusedError } from '../api/api';
import type { AttemptContext } from '../session/attempt-context';
import { FinishHere } from '../entrance/finish-here';
import { FINISHED_ADDRESS, watchFinished } from '../session/finished-links';
import { isTrial } from '../session/navigation';
import { ReturnCode } from '../session/return-code';
import { InvalidLinkPage } from './invalid-link-page';
import { CertificatePage, preloadPages, ReviewPage, SittingPage } from './lazy-pages';
import { LobbyPage } from './lobby-page';
import { Button, Notice } from '../components/parts';
import { errorText } from '../texts/error-text';
import { PageFrame, Waiting } from '../components/page-frame';
import type { StartRefusal } from '../entrance/start-refusal';
import { texts } from '../texts/texts';
import type { ResumableAttempt } from '../session/begun-attempts';
import { useBegunAttempt } from '../hooks/use-begun-attempt';
import { useFetch } from '../hooks/use-fetch';
import { useHistoryView } from '../hooks/use-history-view';
import { useUnfinishedSittings } from './use-unfinished-sittings';

/** @see SittingPage */
interface Opening {
  goOn: string | null;
  begun?: ResumableAttempt | null;
  accessCode?: string | undefined;
}

interface LinkPageProps {
  context: AttemptContext;
  /** The attempt whose result a mail links to, if any. */
  reviewedAttemptId: string | null;
}

/** The pages behind a personal link: lobby, sitting, review and certificate. */
export function LinkPage({ context, reviewedAttemptId }: LinkPageProps) {
  const { token, clock } = context;
  const { data: lobby, error, reload, reset } = useFetch<'/attempts/mine'>('/mine', token, clock);
  const [opening, setOpening] = useState<Opening>({ goOn: null });
  const [refused, setRefused] = useState<StartRefusal | null>(null);
  const { view, open, leave } = useHistoryView(
    reviewedAttemptId === null
      ? { page: 'LOBBY' }
      : { page: 'REVIEW', attemptId: reviewedAttemptId },
    reset,
  );
  const sit = (next: Opening): void => {
    setOpening(next);
    open({ page: 'SITTING' });
  };
  const isChecked = useUnfinishedSittings(context, lobby, (goOn) => {
    if (view.page === 'LOBBY') sit({ goOn });
  });
  useBegunAttempt(context, lobby !== null, error, (begun) => {
    if (view.page === 'LOBBY') sit({ goOn: begun.sitting.attempt.id, begun });
  });
  useEffect(() => void preloadPages(), []);
  const [isFinished, setFinished] = useState(false);
  useEffect(() => watchFinished(token, () => setFinished(true)), [token]);
  // A sitting is closed first: it asks nothing then, and sends what it has.
  useEffect(() => {
    if (isFinished)
      import('../session/forget-device').then(
        ({ leaveFinishedLink }) => leaveFinishedLink(),
        () => location.replace(FINISHED_ADDRESS),
      );
  }, [isFinished]);
  const review = (attemptId: string): void => {
    setRefused(null);
    open({ page: 'REVIEW', attemptId });
  };

  if (isFinished) return <Waiting />;
  if (error instanceof RefusedError && error.code === 'LINK_INVALID') return <InvalidLinkPage />;
  if (view.page === 'SITTING')
    return (
      <ReturnCode.Provider value={isTrial() ? null : (lobby?.candidate.returnCode ?? null)}>
        <SittingPage
          {...opening}
          context={context}
          exam={lobby?.exam ?? null}
          onRefused={(refusal) => {
            setRefused(refusal);
            leave();
          }}
          onLeave={leave}
          onReview={(attemptId) => {
            // It was loaded before the attempt was handed in.
            reload();
            review(attemptId);
          }}
        />
      </ReturnCode.Provider>
    );
  if (!lobby && error)
    return (
      <PageFrame title={texts.exam} drawing="offline">
        <Notice tone="failure">{errorText(error)}</Notice>
        <Button onClick={reload}>{texts.tryAgain}</Button>
      </PageFrame>
    );
  if (!lobby || !isChecked) return <Waiting />;
  if (view.page === 'REVIEW')
    return (
      <ReviewPage
        token={token}
        attemptId={view.attemptId}
        exam={lobby.exam}
        name={lobby.candidate.name}
        late={lobby.attempts.find(({ id }) => id === view.attemptId)?.late ?? null}
        finish={<FinishHere {...{ context, lobby }} />}
        onBack={leave}
        onCertificate={() => open({ page: 'CERTIFICATE', attemptId: view.attemptId })}
      />
    );
  if (view.page === 'CERTIFICATE')
    return <CertificatePage token={token} attemptId={view.attemptId} onBack={leave} />;
  return (
    <LobbyPage
      lobby={lobby}
      error={error}
      context={context}
      onReload={reload}
      refused={refused}
      onStart={(goOn, accessCode) => {
        setRefused(null);
        sit({ goOn, accessCode });
      }}
      onReview={review}
    />
  );
}

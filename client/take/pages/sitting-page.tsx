/** @jsxImportSource preact */
import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';
import { RefusedError } from '../api/api';
import { ElsewherePage } from './elsewhere-page';
import { EndedPage } from './ended-page';
import { guardAgainstLeaving } from '../session/leave-guard';
import type { AttemptContext } from '../session/attempt-context';
import { InvalidLinkPage } from './invalid-link-page';
import { openSitting } from '../session/open-sitting';
import { Button, Notice } from '../components/parts';
import { confirmLeaving } from '../session/navigation';
import { markAttemptOpen } from '../session/presence';
import { SittingView } from '../running/sitting-view';
import { errorText } from '../texts/error-text';
import { PageFrame, Waiting } from '../components/page-frame';
import type { Sitting } from '../session/sitting';
import { startRefusal, type StartRefusal } from '../entrance/start-refusal';
import { texts } from '../texts/texts';
import type { LobbyExam, Receipt } from '../api/api-types';
import type { ResumableAttempt } from '../session/begun-attempts';
import { deleteUnusedCaches } from '../session/page-cache';
import { usePageCache } from '../hooks/use-page-cache';

/** Of the device, until the server says which one the institute has. */
const LOCAL_ZONE = Intl.DateTimeFormat().resolvedOptions().timeZone;

interface SittingPageProps {
  context: AttemptContext;
  /** Null as long as the server does not answer. */
  exam: Pick<LobbyExam, 'title' | 'timeZone'> | null;
  /** What this browser stored of the attempt, where the server does not answer. */
  begun?: ResumableAttempt | null;
  /** The attempt to resume; null to start one. */
  goOn: string | null;
  /** The access code as it was typed, if the exam has one. */
  accessCode?: string | undefined;
  /** No attempt was started. */
  onRefused: (refused: StartRefusal) => void;
  onLeave: () => void;
  onReview: (attemptId: string) => void;
}

/** Starts or resumes an attempt, and shows its sitting until it has ended. */
export function SittingPage(props: SittingPageProps) {
  const { context, exam, begun, goOn, accessCode, onRefused, onLeave, onReview } = props;
  const onRefusedRef = useRef(onRefused);
  const [sitting, setSitting] = useState<Sitting | null>(null);
  const [error, setError] = useState<unknown>(null);
  const latestRef = useRef<Sitting | null>(null);
  const goneRef = useRef(false);
  const isOpeningRef = useRef(false);
  // Once: later the server is asked.
  const begunRef = useRef(begun ?? null);

  const open = useCallback(async (): Promise<void> => {
    // The button may be pressed again while offline: each request would take over the attempt again.
    if (isOpeningRef.current) return;
    isOpeningRef.current = true;
    const earlier = latestRef.current;
    try {
      const next = await openSitting(context, {
        goOn,
        accessCode,
        begun: begunRef.current,
        earlier,
        isGone: () => goneRef.current,
        failed: setError,
      });
      if (!next) return;
      begunRef.current = null;
      latestRef.current = next;
      setError(null);
      setSitting(next);
    } catch (failure) {
      const refused = startRefusal(failure, accessCode);
      if (refused) {
        onRefusedRef.current(refused);
        return;
      }
      const isEnded = earlier !== null && receiptOf(failure) !== null;
      if (isEnded) earlier.handleRefusal(failure);
      setError(isEnded ? null : failure);
    } finally {
      isOpeningRef.current = false;
    }
  }, [context, goOn, accessCode]);

  useEffect(() => {
    goneRef.current = false;
    void open();
    return () => {
      goneRef.current = true;
      latestRef.current?.close();
    };
  }, [open]);
  useEffect(() => (sitting ? guardAgainstLeaving(sitting) : undefined), [sitting]);
  useEffect(() => (sitting ? markAttemptOpen(sitting.attempt.id) : undefined), [sitting]);

  if (sitting && !error)
    return (
      <SittingPhase key={sitting.attempt.epoch} {...props} sitting={sitting} onTakeBack={open} />
    );
  if (error instanceof RefusedError && error.code === 'LINK_INVALID') return <InvalidLinkPage />;
  if (!error) return <Waiting />;
  const receipt = receiptOf(error);
  const title = exam?.title ?? texts.exam;
  const timeZone = exam?.timeZone ?? LOCAL_ZONE;
  if (receipt)
    return (
      <EndedPage
        {...{ receipt, context, title, timeZone, onLeave, onReview }}
        refused={0}
        isElsewhere={false}
        onGoOn={onLeave}
      />
    );
  return (
    <PageFrame title={title} drawing="offline">
      <Notice tone="failure">{errorText(error)}</Notice>
      <Button onClick={() => confirmLeaving() && onLeave()}>{texts.ended.toLobby}</Button>
    </PageFrame>
  );
}

/** The receipt in the error, if the attempt has ended meanwhile. */
function receiptOf(error: unknown): Receipt | null {
  const isEnded = error instanceof RefusedError && error.code === 'ATTEMPT_ENDED';
  return isEnded ? (error.current as Receipt | null) : null;
}

function SittingPhase({
  sitting,
  context,
  exam,
  onLeave,
  onReview,
  onTakeBack,
}: SittingPageProps & { sitting: Sitting; onTakeBack: () => Promise<void> }) {
  useSittingChanges(sitting);
  const pageCache = usePageCache(sitting);
  const hasEnded = sitting.phase === 'ENDED';
  useEffect(() => {
    if (hasEnded) void deleteUnusedCaches(context.outbox);
  }, [hasEnded, context]);
  switch (sitting.phase) {
    case 'SHUT_OUT':
      return <InvalidLinkPage />;
    case 'ELSEWHERE':
      return <ElsewherePage title={sitting.title} late={sitting.late} onTakeBack={onTakeBack} />;
    case 'ENDED':
      return (
        sitting.receipt && (
          <EndedPage
            receipt={sitting.receipt}
            context={context}
            title={sitting.title}
            refused={sitting.saver.refusedCount}
            isElsewhere={sitting.isSubmittedElsewhere}
            onGoOn={() => void onTakeBack()}
            timeZone={exam?.timeZone ?? LOCAL_ZONE}
            onLeave={onLeave}
            onReview={onReview}
          />
        )
      );
    case 'RUNNING':
    case 'SUBMITTING':
    case 'TIME_UP':
      return <SittingView {...{ sitting, pageCache }} token={context.token} />;
  }
}

/** Rerenders whenever the sitting changes. */
function useSittingChanges(sitting: Sitting): void {
  const [, setRenderCount] = useState(0);
  useLayoutEffect(() => sitting.subscribe(() => setRenderCount((count) => count + 1)), [sitting]);
}

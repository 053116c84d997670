/** @jsxImportSource preact */
import { useCallback, useEffect, useRef, useState } from 'preact/hooks';
import { Refused } from '../api/api';
import { ElsewherePage } from './elsewhere-page';
import { EndedPage } from './ended-page';
import { guardSitting } from '../session/leaving';
import type { AttemptContext } from '../session/attempt-context';
import { InvalidLinkPage } from './invalid-link-page';
import { openSitting } from '../session/open-sitting';
import { Button, Notice } from '../components/parts';
import { mayLeave } from '../place';
import { beAt } from '../session/presence';
import { Running } from '../running/running';
import { sentenceOf } from '../texts/sentence';
import { PageFrame, Waiting } from '../components/page-frame';
import type { Sitting } from '../session/sitting';
import { codeRefused, type CodeRefused } from '../entrance/start-dialog';
import { texts } from '../texts/texts';
import { useChanges } from '../hooks/use-changes';
import type { Lobby, Receipt } from '../api/api-types';

interface SittingPageProps {
  context: AttemptContext;
  lobby: Lobby;
  /** The attempt to go on with; null where the learner has said that one is to start. */
  goOn: string | null;
  /** As it was typed for a start. */
  accessCode: string | undefined;
  /** It is not the one. */
  onRefused: (refused: CodeRefused) => void;
  onLeave: () => void;
}

/** Starts an attempt, or goes on with one; shows it until it has ended. */
export function SittingPage(props: SittingPageProps) {
  const { context, lobby, goOn, accessCode, onRefused, onLeave } = props;
  const onRefusedRef = useRef(onRefused);
  const [sitting, setSitting] = useState<Sitting | null>(null);
  const [error, setError] = useState<unknown>(null);
  const latestRef = useRef<Sitting | null>(null);
  const goneRef = useRef(false);
  const isOpeningRef = useRef(false);

  const open = useCallback(async (): Promise<void> => {
    // Pressed again while the line is down: each opening would take the attempt anew.
    if (isOpeningRef.current) return;
    isOpeningRef.current = true;
    const earlier = latestRef.current;
    try {
      const next = await openSitting(context, {
        goOn,
        accessCode,
        earlier,
        isGone: () => goneRef.current,
        failed: setError,
      });
      if (!next) return;
      latestRef.current = next;
      setError(null);
      setSitting(next);
    } catch (failure) {
      const refused = codeRefused(failure, accessCode);
      if (refused) {
        onRefusedRef.current(refused);
        return;
      }
      const isEnded = earlier !== null && receiptOf(failure) !== null;
      if (isEnded) earlier.refused(failure);
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
  useEffect(() => (sitting ? guardSitting(sitting) : undefined), [sitting]);
  useEffect(() => (sitting ? beAt(sitting.attempt.id) : undefined), [sitting]);

  if (sitting && !error)
    return <Shown key={sitting.attempt.epoch} {...props} sitting={sitting} onTakeBack={open} />;
  if (error instanceof Refused && error.code === 'LINK_INVALID') return <InvalidLinkPage />;
  if (!error) return <Waiting />;
  const receipt = receiptOf(error);
  const { title, timeZone } = lobby.exam;
  if (receipt)
    return (
      <EndedPage
        {...{ receipt, context, title, timeZone, onLeave }}
        refused={0}
        isElsewhere={false}
        onGoOn={onLeave}
      />
    );
  return (
    <PageFrame title={title}>
      <Notice tone="failure">{sentenceOf(error)}</Notice>
      <Button onClick={() => mayLeave() && onLeave()}>{texts.ended.toLobby}</Button>
    </PageFrame>
  );
}

/** Of an attempt that has ended meanwhile. */
function receiptOf(error: unknown): Receipt | null {
  const isEnded = error instanceof Refused && error.code === 'ATTEMPT_ENDED';
  return isEnded ? (error.current as Receipt | null) : null;
}

function Shown({
  sitting,
  context,
  lobby,
  onLeave,
  onTakeBack,
}: SittingPageProps & { sitting: Sitting; onTakeBack: () => Promise<void> }) {
  useChanges(sitting);
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
            isElsewhere={sitting.isElsewhere}
            onGoOn={() => void onTakeBack()}
            timeZone={lobby.exam.timeZone}
            onLeave={onLeave}
          />
        )
      );
    case 'RUNNING':
    case 'SUBMITTING':
    case 'TIME_UP':
      return <Running sitting={sitting} token={context.token} />;
  }
}

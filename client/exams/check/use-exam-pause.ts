import { useQuery } from '@apollo/client/react';
import { useEffect, useEffectEvent } from 'react';
import { ignoreErrors } from '../../ui/feedback/ignore-errors';
import { EXAM_PAUSE, type ExamPause } from '../invigilation/exam-pause.query';

const POLL_INTERVAL_MS = 15_000;

interface PauseOfExam {
  /** Null while the exam is not paused, or it is not known how it was. */
  pause: ExamPause | null;
  isPaused: boolean;
  /** Reads the pause again, and the exam. */
  refresh: () => void;
}

/**
 * The pause of an exam, which a colleague may begin or end while the page is open.
 * @param pausedAt as it was when the exam was read; undefined before
 * @param onChange called when the exam has to be read again: its pause has begun or ended since
 */
export function useExamPause(
  quizId: string,
  pausedAt: string | null | undefined,
  onChange: () => void,
): PauseOfExam {
  const { data, refetch } = useQuery(EXAM_PAUSE, {
    variables: { quizId },
    fetchPolicy: 'cache-and-network',
    pollInterval: POLL_INTERVAL_MS,
    skipPollAttempt: () => document.hidden,
  });
  const pause = data?.examPause ?? null;
  const since = data && (pause?.startedAt ?? null);
  const compare = useEffectEvent(() => {
    if (since !== undefined && pausedAt !== undefined && since !== pausedAt) onChange();
  });
  // Not when the exam was read: what it says is newer then.
  useEffect(() => compare(), [since]);
  const refresh = (): void => {
    ignoreErrors(refetch());
    onChange();
  };
  return { pause, isPaused: (since === undefined ? (pausedAt ?? null) : since) !== null, refresh };
}

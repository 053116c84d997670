import { useEffect, useRef, useState } from 'preact/hooks';
import { isRetryable } from '../api/api';
import type { AttemptContext } from '../session/attempt-context';
import { resumeBegun, type ResumableAttempt } from '../session/begun-attempts';

/** A reload waits no longer for the server before it goes on from what this browser has. */
const PATIENCE_MS = 5_000;

/**
 * The attempt that this browser has begun, where the server does not answer.
 * @param isAnswered whether the server has answered
 * @param error of the last try to reach it
 * @param onFound called once it is found
 */
export function useBegunAttempt(
  context: AttemptContext,
  isAnswered: boolean,
  error: unknown,
  onFound: (begun: ResumableAttempt) => void,
): ResumableAttempt | null {
  const [begun, setBegun] = useState<ResumableAttempt | null>(null);
  const onFoundRef = useRef(onFound);
  useEffect(() => {
    onFoundRef.current = onFound;
  });
  const [isPatient, setPatient] = useState(true);
  useEffect(() => {
    const timer = setTimeout(() => setPatient(false), PATIENCE_MS);
    return () => clearTimeout(timer);
  }, []);
  const isMissing = !isAnswered && (!isPatient || isRetryable(error));
  useEffect(() => {
    if (!isMissing) return;
    void resumeBegun(context).then((found) => {
      if (!found) return;
      setBegun(found);
      onFoundRef.current(found);
    });
  }, [isMissing, context]);
  return begun;
}

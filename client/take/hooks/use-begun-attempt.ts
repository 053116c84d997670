import { useEffect, useRef, useState } from 'preact/hooks';
import { isRetryable } from '../api/api';
import type { AttemptContext } from '../session/attempt-context';
import { findBegun, type ResumableAttempt } from '../session/begun-attempts';

/** A reload waits no longer for the server before it goes on from what this browser has. */
const PATIENCE_MS = 5_000;

/**
 * Finds the attempt that this browser has begun, if the server does not answer when the link is opened. After its first
 * answer nothing is looked for any more: a candidate who leaves the sitting wants to stay in the lobby.
 * @param isAnswered whether the server has answered
 * @param error of the last try to reach it
 * @param onFound called once it is found
 */
export function useBegunAttempt(
  context: AttemptContext,
  isAnswered: boolean,
  error: unknown,
  onFound: (begun: ResumableAttempt) => void,
): void {
  const onFoundRef = useRef(onFound);
  const isDoneRef = useRef(false);
  const [isPatient, setPatient] = useState(true);
  useEffect(() => {
    onFoundRef.current = onFound;
    if (isAnswered || (error !== null && !isRetryable(error))) isDoneRef.current = true;
  });
  useEffect(() => {
    const timer = setTimeout(() => setPatient(false), PATIENCE_MS);
    return () => clearTimeout(timer);
  }, []);
  const isMissing = !isAnswered && (!isPatient || isRetryable(error));
  useEffect(() => {
    if (!isMissing || isDoneRef.current) return;
    void findBegun(context).then((found) => {
      // The server may have answered meanwhile.
      if (!found || isDoneRef.current) return;
      isDoneRef.current = true;
      onFoundRef.current(found);
    });
  }, [isMissing, context]);
}

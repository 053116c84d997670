import { useEffect, useRef, useState } from 'preact/hooks';
import type { AttemptContext } from '../session/attempt-context';
import { deleteUnusedCaches } from '../session/page-cache';
import { deliverUnfinished, findResumable } from '../session/unfinished-sittings';
import type { Lobby } from '../api/api-types';

/**
 * Resumes an attempt that this browser left unfinished, after a reload or when the link is opened again,
 * and sends late answers of ended attempts.
 * @param goOn called with the id of the attempt to resume
 * @returns true once this is decided, or the connection is too bad to decide it
 */
export function useUnfinishedSittings(
  context: AttemptContext,
  lobby: Lobby | null,
  goOn: (attemptId: string) => void,
): boolean {
  const [isChecked, setChecked] = useState(false);
  const hasStartedRef = useRef(false);
  const goOnRef = useRef(goOn);
  useEffect(() => {
    goOnRef.current = goOn;
  });
  // Only once: a candidate who returns from a sitting to the lobby wants to stay there.
  useEffect(() => {
    if (!lobby || hasStartedRef.current) return;
    hasStartedRef.current = true;
    const running = lobby.attempts.find(({ submittedAt }) => submittedAt === null);
    void findResumable(context, running?.id, () => setChecked(true)).then((attemptId) => {
      if (attemptId) goOnRef.current(attemptId);
      setChecked(true);
    });
  }, [lobby, context]);
  useEffect(() => {
    if (!lobby) return;
    const ended = lobby.attempts.filter(({ submittedAt }) => submittedAt !== null);
    // An attempt may have ended while its page was closed.
    void Promise.all(ended.map(async ({ id }) => deliverUnfinished(context, id))).then(async () =>
      deleteUnusedCaches(context.outbox),
    );
  }, [lobby, context]);
  return isChecked;
}

import { useEffect, useRef, useState } from 'preact/hooks';
import type { AttemptContext } from '../session/attempt-context';
import { deliverUnfinished, goesOn } from '../session/unfinished-sittings';
import type { Lobby } from '../api/api-types';

/**
 * What this browser left in the middle goes on by itself, after a reload or when the link is opened again;
 * what is too late for its paper is delivered.
 * @param goOn is told of the attempt that goes on
 * @returns whether it is known by now that none does, or the line is too bad to tell
 */
export function useUnfinishedSittings(
  context: AttemptContext,
  lobby: Lobby | null,
  goOn: (attemptId: string) => void,
): boolean {
  const [isKnown, setKnown] = useState(false);
  const isAskedRef = useRef(false);
  const goOnRef = useRef(goOn);
  useEffect(() => {
    goOnRef.current = goOn;
  });
  // Once: whoever comes back from a sitting to the lobby wants to be there.
  useEffect(() => {
    if (!lobby || isAskedRef.current) return;
    isAskedRef.current = true;
    const running = lobby.attempts.find(({ submittedAt }) => submittedAt === null);
    void goesOn(context, running?.id, () => setKnown(true)).then((found) => {
      if (found) goOnRef.current(found);
      setKnown(true);
    });
  }, [lobby, context]);
  useEffect(() => {
    for (const { id, submittedAt } of lobby?.attempts ?? [])
      if (submittedAt !== null) void deliverUnfinished(context, id);
  }, [lobby, context]);
  return isKnown;
}

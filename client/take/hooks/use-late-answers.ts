import { useEffect, useState } from 'preact/hooks';
import type { AttemptContext } from '../session/attempt-context';
import type { LateState } from '../sync/late-answers';

/** How it stands with the answers of an attempt that came too late, drawn again whenever that changes. */
export function useLateAnswers({ late }: AttemptContext, attemptId: string): LateState {
  const [, draw] = useState(0);
  useEffect(() => late.subscribe(() => draw((turn) => turn + 1)), [late]);
  useEffect(() => {
    const onOnline = (): void => late.tryNow();
    addEventListener('online', onOnline);
    return () => removeEventListener('online', onOnline);
  }, [late]);
  return late.stateOf(attemptId);
}

import { useEffect, useLayoutEffect, useState } from 'preact/hooks';
import type { AttemptContext } from '../session/attempt-context';
import type { LateState } from '../sync/late-answers';

/** The state of an attempt's late answers; rerenders when it changes. */
export function useLateAnswers({ late }: AttemptContext, attemptId: string): LateState {
  const [, setRenderCount] = useState(0);
  useLayoutEffect(() => late.subscribe(() => setRenderCount((count) => count + 1)), [late]);
  useEffect(() => {
    const onOnline = (): void => late.tryNow();
    addEventListener('online', onOnline);
    return () => removeEventListener('online', onOnline);
  }, [late]);
  return late.stateOf(attemptId);
}

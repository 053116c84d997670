import { useCallback, useLayoutEffect, useRef } from 'react';

/**
 * A callback that stays the same and calls the latest one, so that memoized components are not drawn again because of it.
 * For events only: while a component is rendered it still calls the one before.
 */
export function useStableCallback<Args extends unknown[], Answer>(
  callback: (...args: Args) => Answer,
): (...args: Args) => Answer {
  const latest = useRef(callback);
  useLayoutEffect(() => {
    latest.current = callback;
  });
  return useCallback((...args: Args) => latest.current(...args), []);
}

import { useCallback, useEffect, useRef } from 'react';

/** @returns whether the component still stands: asked by what was begun in it and ends later */
export function useIsMounted(): () => boolean {
  const isHere = useRef(true);
  useEffect(() => {
    // Again, too: while developing, React takes every component away once.
    isHere.current = true;
    return () => void (isHere.current = false);
  }, []);
  return useCallback(() => isHere.current, []);
}

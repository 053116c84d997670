import { useCallback, useEffect, useRef } from 'react';

/**
 * @returns a function that says whether the component is still mounted, for async work started in
 *   it
 */
export function useIsMounted(): () => boolean {
  const isMounted = useRef(true);
  useEffect(() => {
    // Set again: in development, React unmounts every component once.
    isMounted.current = true;
    return () => void (isMounted.current = false);
  }, []);
  return useCallback(() => isMounted.current, []);
}

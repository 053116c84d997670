import { useCallback, useEffect, useRef } from 'react';
import { useNavigation } from 'react-router-dom';
import { useIsMounted } from './use-is-mounted';

/**
 * For a page that navigates once the server has answered: a user who left meanwhile stays where
 * they went. A link counts as soon as it is followed, even while the code of its page is loading.
 *
 * @returns a function that says whether the user is still on the page of this component
 */
export function useIsHere(): () => boolean {
  const isMounted = useIsMounted();
  const { state } = useNavigation();
  const isLeaving = useRef(false);
  useEffect(() => {
    isLeaving.current = state !== 'idle';
  }, [state]);
  return useCallback(() => isMounted() && !isLeaving.current, [isMounted]);
}

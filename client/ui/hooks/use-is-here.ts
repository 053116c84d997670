import { useCallback, useEffect, useRef } from 'react';
import { useLocation, useNavigation } from 'react-router-dom';
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
  const { pathname } = useLocation();
  // The same component may show another record by now, at another path.
  const now = useRef({ isLeaving: false, pathname });
  useEffect(() => {
    now.current = { isLeaving: state !== 'idle', pathname };
  }, [state, pathname]);
  return useCallback(
    () => isMounted() && !now.current.isLeaving && now.current.pathname === pathname,
    [isMounted, pathname],
  );
}

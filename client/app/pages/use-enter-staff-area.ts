import { useLocation, useNavigate } from 'react-router-dom';
import type { Session } from '../../ui/session/session';
import { useIsMounted } from '../../ui/hooks/use-is-mounted';
import { landingPath } from '../addresses/paths';
import { startSession } from '../apollo/start-session';

/**
 * @returns a function that starts a session and opens the page that a log-in leads to; it does
 *   not navigate when the user has left the page meanwhile
 */
export function useEnterStaffArea(): (session: Session) => Promise<void> {
  const navigate = useNavigate();
  const location = useLocation();
  const isMounted = useIsMounted();
  return async (session) => {
    const landing = landingPath(location, session.email);
    if (!(await startSession(session, landing))) return;
    if (isMounted()) void navigate(landing, { replace: true });
  };
}

import { lazy } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { LogInPage } from '../../auth/log-in-page';
import type { Session } from '../../ui/session/session';
import { useIsMounted } from '../../ui/hooks/use-is-mounted';
import { lazyCode } from '../../ui/lazy/lazy-code';
import { startSession } from '../apollo/start-session';
import { landingPath } from '../addresses/paths';

const Forgotten = lazy(
  lazyCode(async () => {
    const { ForgottenPassword } = await import('../../auth/forgotten-password');
    return { default: ForgottenPassword };
  }),
);

export function Component() {
  const navigate = useNavigate();
  const location = useLocation();
  const isMounted = useIsMounted();
  const onLoggedIn = async (session: Session): Promise<void> => {
    const landing = landingPath(location, session.email);
    if (!(await startSession(session, landing))) return;
    if (isMounted()) void navigate(landing, { replace: true });
  };
  return <LogInPage onLoggedIn={onLoggedIn} forgotten={Forgotten} />;
}

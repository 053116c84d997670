import { lazy } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { LogInPage } from '../../auth/log-in-page';
import type { Session } from '../../ui/session/session';
import { useIsMounted } from '../../ui/hooks/use-still-here';
import { lazyCode } from '../../ui/lazy/lazy-code';
import { enter } from '../enter';
import { landingPath } from '../paths';

const Forgotten = lazy(
  lazyCode(async () => {
    const { ForgottenPassword } = await import('../../auth/forgotten-password');
    return { default: ForgottenPassword };
  }),
);

export function Component() {
  const navigate = useNavigate();
  const location = useLocation();
  const isStillHere = useIsMounted();
  const onLoggedIn = async (session: Session): Promise<void> => {
    const landing = landingPath(location, session.email);
    if (!(await enter(session, landing))) return;
    if (isStillHere()) void navigate(landing, { replace: true });
  };
  return <LogInPage onLoggedIn={onLoggedIn} forgotten={Forgotten} />;
}

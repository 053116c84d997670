import { lazy } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { LogInPage } from '../../auth/log-in-page';
import { readSession, storeSession, type Session } from '../../ui/session';
import { forgetAnswers } from '../answers';
import { lazyCode } from '../../ui/lazy-code';
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
  const enter = async (session: Session): Promise<void> => {
    if (readSession()?.token !== session.token) {
      // Nothing that the last account was shown may be there for this one.
      await forgetAnswers();
      storeSession(session);
    }
    void navigate(landingPath(location, session.email), { replace: true });
  };
  return <LogInPage onLoggedIn={enter} forgotten={Forgotten} />;
}

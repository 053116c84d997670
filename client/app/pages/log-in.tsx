import { lazy } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { LogInPage } from '../../auth/log-in-page';
import { leaveUnasked } from '../../ui/leaving';
import { readSession, storeSession, type Session } from '../../ui/session';
import { useStillHere } from '../../ui/still-here';
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
  const isStillHere = useStillHere();
  const enter = async (session: Session): Promise<void> => {
    const before = readSession();
    const landing = landingPath(location, session.email);
    // Another tab may have logged in meanwhile, and this page has followed it.
    if (before !== null && before.email !== session.email) {
      storeSession(session);
      leaveUnasked(landing);
      return;
    }
    // Nothing that the last account was shown may be there for this one.
    if (before === null) await forgetAnswers();
    storeSession(session);
    if (isStillHere()) void navigate(landing, { replace: true });
  };
  return <LogInPage onLoggedIn={enter} forgotten={Forgotten} />;
}

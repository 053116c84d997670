import { useNavigate, useSearchParams } from 'react-router-dom';
import { LogInPage } from '../../auth/log-in-page';
import { storeSession, type Session } from '../../ui/session';
import { nextPath } from '../paths';

export function Component() {
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const enter = (session: Session): void => {
    storeSession(session);
    void navigate(nextPath(search), { replace: true });
  };
  return <LogInPage onLoggedIn={enter} />;
}

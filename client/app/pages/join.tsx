import { useNavigate } from 'react-router-dom';
import { JoinPage } from '../../auth/join-page';
import type { Session } from '../../ui/session/session';
import { startSession } from '../apollo/start-session';

export function Component() {
  const navigate = useNavigate();
  const onEntered = async (session: Session, path: string): Promise<void> => {
    if (!(await startSession(session, path))) return;
    void navigate(path, { replace: true });
  };
  return <JoinPage onEntered={onEntered} />;
}

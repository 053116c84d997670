import { useNavigate } from 'react-router-dom';
import { JoinPage } from '../../auth/join-page';
import type { Session } from '../../ui/session/session';
import { forgetAnswers } from '../answers';
import { enter } from '../enter';

export function Component() {
  const navigate = useNavigate();
  const onEntered = async (session: Session, path: string): Promise<void> => {
    if (!(await enter(session, path))) return;
    // The same account may have been shown another institute's.
    await forgetAnswers();
    void navigate(path, { replace: true });
  };
  return <JoinPage onEntered={onEntered} />;
}

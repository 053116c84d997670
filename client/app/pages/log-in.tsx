import { useApolloClient } from '@apollo/client/react';
import { useLocation, useNavigate } from 'react-router-dom';
import { LogInPage } from '../../auth/log-in-page';
import { dropDraftsOfOthers } from '../../ui/kept-draft';
import { storeSession, type Session } from '../../ui/session';
import { landingPath } from '../paths';

export function Component() {
  const navigate = useNavigate();
  const location = useLocation();
  const apollo = useApolloClient();
  const enter = async (session: Session): Promise<void> => {
    // Nothing that the last account was shown may be there for this one.
    await apollo.clearStore();
    dropDraftsOfOthers(session.email);
    storeSession(session);
    await navigate(landingPath(location, session.email), { replace: true });
  };
  return <LogInPage onLoggedIn={enter} />;
}

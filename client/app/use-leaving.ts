import { useApolloClient } from '@apollo/client/react';
import { useNavigate } from 'react-router-dom';
import { dropRememberedOf } from '../auth/remembered';
import { clearSession, readSession } from '../ui/session/session';

/** Leaves the staff area, where the server has ended all sessions and forgotten all browsers. */
export function useLeaving(): () => Promise<void> {
  const navigate = useNavigate();
  const apollo = useApolloClient();
  return async () => {
    dropRememberedOf(readSession()?.email ?? '');
    clearSession();
    await navigate('/login', { replace: true });
    await apollo.clearStore();
  };
}

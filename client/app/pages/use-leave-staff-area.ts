import { useApolloClient } from '@apollo/client/react';
import { useNavigate } from 'react-router-dom';
import { dropRememberedFor } from '../../auth/remembered-browser';
import { clearSession, readSession } from '../../ui/session/session';

/**
 * Leaves the staff area after the server has ended all sessions and forgotten all remembered
 * browsers.
 */
export function useLeaveStaffArea(): () => Promise<void> {
  const navigate = useNavigate();
  const apollo = useApolloClient();
  return async () => {
    dropRememberedFor(readSession()?.email ?? '');
    clearSession();
    await navigate('/login', { replace: true });
    await apollo.clearStore();
  };
}

import { SessionsPage } from '../../profile/sessions/sessions-page';
import { useLeaveStaffArea } from './use-leave-staff-area';

export function Component() {
  return <SessionsPage onLoggedOut={useLeaveStaffArea()} />;
}

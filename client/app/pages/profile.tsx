import { dropRememberedFor } from '../../auth/remembered-browser';
import { ProfilePage } from '../../profile/profile-page';
import { useLeaveStaffArea } from './use-leave-staff-area';

export function Component() {
  return <ProfilePage onDeleted={useLeaveStaffArea()} onPasswordChanged={dropRememberedFor} />;
}

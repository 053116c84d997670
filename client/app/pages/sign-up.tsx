import { SignUpPage } from '../../auth/sign-up-page';
import { useEnterStaffArea } from './use-enter-staff-area';

export function Component() {
  return <SignUpPage onLoggedIn={useEnterStaffArea()} />;
}

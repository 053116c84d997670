import { dropRememberedOf } from '../../auth/remembered';
import { ProfilePage } from '../../profile/profile-page';
import { useLeaving } from '../use-leaving';

export function Component() {
  return <ProfilePage onDeleted={useLeaving()} onPasswordChanged={dropRememberedOf} />;
}

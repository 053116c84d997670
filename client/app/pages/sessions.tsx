import { SessionsPage } from '../../profile/sessions/sessions-page';
import { useLeaving } from '../use-leaving';

export function Component() {
  return <SessionsPage onLoggedOut={useLeaving()} />;
}

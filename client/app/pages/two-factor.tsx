import { dropRememberedFor } from '../../auth/remembered-browser';
import { TwoFactorPage } from '../../profile/two-factor/two-factor-page';

export function Component() {
  return <TwoFactorPage onChanged={dropRememberedFor} />;
}

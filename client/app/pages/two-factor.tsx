import { dropRememberedOf } from '../../auth/remembered';
import { TwoFactorPage } from '../../profile/two-factor/two-factor-page';

export function Component() {
  return <TwoFactorPage onChanged={dropRememberedOf} />;
}

import { dropRememberedOf } from '../../auth/remembered';
import { TwoFactorRequired } from '../../profile/two-factor/two-factor-required';

export default function Required({ onDone }: { onDone: () => void }) {
  return <TwoFactorRequired onChanged={dropRememberedOf} onDone={onDone} />;
}

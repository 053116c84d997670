import { dropRememberedFor } from '../../auth/remembered-browser';
import { TwoFactorRequired } from '../../profile/two-factor/two-factor-required';

export default function Required({ onDone }: { onDone: () => void }) {
  return <TwoFactorRequired onChanged={dropRememberedFor} onDone={onDone} />;
}

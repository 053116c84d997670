import { isSameAddress } from './remembered';
import { tabDraft } from './tab-draft';

/** The address is typed, then the code, then the new password, then it is set (section 4). */
type ResetStep = 'address' | 'code' | 'password' | 'done';

/** What is kept of a forgotten password. */
export interface ResetDraft {
  step: ResetStep;
  email: string;
  challenge: string | null;
  proof: string;
}

export const resetDraft = tabDraft<ResetDraft>('password-reset', {
  step: 'address',
  email: '',
  challenge: null,
  proof: '',
});

/** Whoever comes with another address is somebody else: the steps taken before are none of theirs. */
export function dropResetOfAnother(address: string): void {
  if (!isSameAddress(resetDraft.read().email, address)) resetDraft.drop();
}

import { isSameAddress } from './remembered-browser';
import { tabDraft } from './tab-draft';

/** The steps of a password reset (docs/specification.md, section 4). */
type ResetStep = 'address' | 'code' | 'password' | 'done';

/** A password reset in progress, stored for this tab. */
export interface ResetDraft {
  step: ResetStep;
  email: string;
  challenge: string | null;
  proof: string;
  /** When a new code can be requested, in milliseconds since 1970 by this device's clock. */
  resendAt: number;
}

export const resetDraft = tabDraft<ResetDraft>('password-reset', {
  step: 'address',
  email: '',
  challenge: null,
  proof: '',
  resendAt: 0,
});

/** Deletes the draft of another address: it belongs to another user. */
export function clearResetDraftOfOther(address: string): void {
  if (!isSameAddress(resetDraft.read().email, address)) resetDraft.clear();
}

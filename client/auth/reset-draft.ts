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
}

export const resetDraft = tabDraft<ResetDraft>('password-reset', {
  step: 'address',
  email: '',
  challenge: null,
  proof: '',
});

/** Deletes the draft of another address: it belongs to another user. */
export function clearResetDraftOfOther(address: string): void {
  if (!isSameAddress(resetDraft.read().email, address)) resetDraft.clear();
}

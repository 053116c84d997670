/** Stores a registration in progress for this tab: phones discard the page while the mail is read. */
import type { Challenge } from '../api/api-types';

export interface RegistrationDraft {
  name: string;
  email: string;
  /** The code of the mail, as far as it was typed. */
  digits: string;
  /** Null until a code was sent. */
  challenge: Challenge | null;
  /** When a new code can be asked for, in milliseconds since 1970 by this device's clock. */
  resendAt: number;
}

const EMPTY: RegistrationDraft = { name: '', email: '', digits: '', challenge: null, resendAt: 0 };

const keyOf = (code: string): string => `take.registration.${code}`;

export function loadDraft(code: string): RegistrationDraft {
  try {
    const stored = JSON.parse(sessionStorage.getItem(keyOf(code)) ?? '{}') as object;
    return { ...EMPTY, ...stored };
  } catch {
    return EMPTY;
  }
}

/** @param draft null once the registration is complete */
export function saveDraft(code: string, draft: RegistrationDraft | null): void {
  try {
    if (draft) sessionStorage.setItem(keyOf(code), JSON.stringify(draft));
    else sessionStorage.removeItem(keyOf(code));
  } catch {
    // Without storage the draft lasts as long as the page.
  }
}

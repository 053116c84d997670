/** Stores a registration that waits for its code: phones discard the page while the mail is read. */
import type { Challenge } from '../api/api-types';

export interface RegistrationDraft {
  name: string;
  email: string;
  challenge: Challenge;
}

const keyOf = (code: string): string => `take.registration.${code}`;

export function loadDraft(code: string): RegistrationDraft | null {
  try {
    const stored = sessionStorage.getItem(keyOf(code));
    return stored ? (JSON.parse(stored) as RegistrationDraft) : null;
  } catch {
    return null;
  }
}

/** @param draft null once the registration is complete or abandoned */
export function saveDraft(code: string, draft: RegistrationDraft | null): void {
  try {
    if (draft) sessionStorage.setItem(keyOf(code), JSON.stringify(draft));
    else sessionStorage.removeItem(keyOf(code));
  } catch {
    // Without storage the draft lasts as long as the page.
  }
}

/** A registration that waits for its code: phones throw a page away while its mail is read. */
import type { Challenge } from '../api/api-types';

export interface RegistrationDraft {
  name: string;
  email: string;
  challenge: Challenge;
}

const keyOf = (code: string): string => `take.registration.${code}`;

export function draftOf(code: string): RegistrationDraft | null {
  try {
    const kept = sessionStorage.getItem(keyOf(code));
    return kept ? (JSON.parse(kept) as RegistrationDraft) : null;
  } catch {
    return null;
  }
}

/** @param draft null once it is used, or given up */
export function keepDraft(code: string, draft: RegistrationDraft | null): void {
  try {
    if (draft) sessionStorage.setItem(keyOf(code), JSON.stringify(draft));
    else sessionStorage.removeItem(keyOf(code));
  } catch {
    // It then lasts as long as the page.
  }
}

/**
 * What has been typed into the sign-up form, kept for this tab: reading the mailed code on a phone
 * often means that the browser drops the page. Passwords are never kept.
 */

const KEY = 'sign-up';

export interface SignUpDraft {
  firstName: string;
  lastName: string;
  instituteName: string;
  email: string;
  /** Set once a code was asked for. */
  challenge: string | null;
  /** Set once the code was verified. */
  proof: string | null;
  /** The details are being changed again; address, code and proof still belong together. */
  isEditing: boolean;
}

/** What the form holds, but for the passwords. */
export type SignUpDetails = Pick<SignUpDraft, 'firstName' | 'lastName' | 'instituteName' | 'email'>;

const emptyDraft: SignUpDraft = {
  firstName: '',
  lastName: '',
  instituteName: '',
  email: '',
  challenge: null,
  proof: null,
  isEditing: false,
};

export function readDraft(): SignUpDraft {
  try {
    const kept = JSON.parse(sessionStorage.getItem(KEY) ?? '{}') as Partial<SignUpDraft>;
    return { ...emptyDraft, ...kept };
  } catch {
    // Something else wrote there: begin afresh.
    return emptyDraft;
  }
}

export function keepDraft(draft: SignUpDraft): void {
  sessionStorage.setItem(KEY, JSON.stringify(draft));
}

export function dropDraft(): void {
  sessionStorage.removeItem(KEY);
}

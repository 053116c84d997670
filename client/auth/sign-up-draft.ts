import { tabDraft } from './tab-draft';

/** What is kept of a sign-up. */
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

export const signUpDraft = tabDraft<SignUpDraft>('sign-up', {
  firstName: '',
  lastName: '',
  instituteName: '',
  email: '',
  challenge: null,
  proof: null,
  isEditing: false,
});

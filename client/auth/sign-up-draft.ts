import { tabDraft } from './tab-draft';

/** A sign-up in progress, stored for this tab. */
export interface SignUpDraft {
  firstName: string;
  lastName: string;
  instituteName: string;
  email: string;
  /** Set once a code was requested. */
  challenge: string | null;
  /** Set once the code was verified. */
  proof: string | null;
  /** The user is changing the details again; address, code and proof still belong together. */
  isEditing: boolean;
}

/** The fields of the form, without the passwords. */
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

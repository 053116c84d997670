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
  /** When a new code can be requested, in milliseconds since 1970 by this device's clock. */
  resendAt: number;
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
  resendAt: 0,
  isEditing: false,
});

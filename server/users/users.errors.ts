import { defineErrors } from '../core/errors/domain-error.js';

/** The texts are the specification's (section 8) where it gives them. */
export const userErrors = defineErrors({
  EMAIL_NOT_FOUND: { status: 404, message: 'Email not found. Please register first.' },
  WRONG_PASSWORD: { status: 401, message: 'Invalid Username or Password' },
  INVALID_CODE: { status: 400, message: 'Invalid OTP. Please try again.' },
  EMAIL_NOT_VERIFIED: {
    status: 403,
    message: 'Verify your e-mail address again: the verification has expired or was used already.',
  },
  EMAIL_TAKEN: { status: 409, message: 'This e-mail address is registered already.' },
});

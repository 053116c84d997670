import { defineErrors } from '../core/errors/domain-error.js';

/** Texts as in docs/specification.md, section 8, where it has one. */
export const userErrors = defineErrors({
  EMAIL_NOT_FOUND: {
    status: 404,
    message: 'Email not found. Please register first.',
    event: 'login.refused',
  },
  WRONG_PASSWORD: {
    status: 401,
    message: 'Invalid Username or Password',
    event: 'login.refused',
  },
  CURRENT_PASSWORD_WRONG: {
    status: 403,
    message: 'The current password is not right.',
    event: 'login.refused',
  },
  REMEMBER_TOKEN_INVALID: {
    status: 401,
    message: 'This browser is not remembered any more. Log in with your password.',
    event: 'login.refused',
  },
  SESSION_NOT_FOUND: { status: 404, message: 'There is no such log-in of yours.' },
  ACCESS_TOKEN_NOT_FOUND: { status: 404, message: 'There is no such access token of yours.' },
  TOO_MANY_ACCESS_TOKENS: {
    status: 409,
    message: 'You have 50 access tokens that work. Revoke one that is not needed any more.',
  },
  INVALID_CODE: {
    status: 400,
    message: 'Invalid OTP. Please try again.',
    event: 'mailed_code.refused',
  },
  RESET_UNDO_INVALID: {
    status: 404,
    message:
      'This link has expired, was used already, or was replaced by one that was mailed later. With "Forgot password?" at the log-in you choose a new password.',
  },
  EMAIL_NOT_VERIFIED: {
    status: 403,
    message: 'Verify your e-mail address again: the verification has expired or was used already.',
    event: 'mailed_code.refused',
  },
  LAST_OWNER: {
    status: 409,
    message:
      'An institute with colleagues needs an owner who stays. Make somebody else an owner first.',
  },
  EMAIL_TAKEN: { status: 409, message: 'This e-mail address is registered already.' },
});

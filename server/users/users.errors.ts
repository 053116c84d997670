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
    message: 'The current password is wrong.',
    event: 'login.refused',
  },
  REMEMBER_TOKEN_INVALID: {
    status: 401,
    message: 'This browser is no longer remembered. Log in with your password.',
    event: 'login.refused',
  },
  SESSION_NOT_FOUND: { status: 404, message: 'You have no such log-in.' },
  ACCESS_TOKEN_NOT_FOUND: { status: 404, message: 'You have no such access token.' },
  TOO_MANY_ACCESS_TOKENS: {
    status: 409,
    message:
      'You have 50 access tokens, which is the most you can have. Revoke one that you no longer need.',
  },
  INVALID_CODE: {
    status: 400,
    message: 'Invalid OTP. Please try again.',
    event: 'mailed_code.refused',
  },
  RESET_UNDO_INVALID: {
    status: 404,
    message:
      'This link has expired, has already been used, or was replaced by a newer mail. To choose a new password, use "Forgot password?" on the log-in page.',
  },
  EMAIL_NOT_VERIFIED: {
    status: 403,
    message:
      'Verify your e-mail address again: the verification has expired or has already been used.',
    event: 'mailed_code.refused',
  },
  LAST_OWNER: {
    status: 409,
    message: 'An institute with colleagues needs an owner. Make someone else an owner first.',
  },
  EMAIL_TAKEN: { status: 409, message: 'This e-mail address is already registered.' },
});

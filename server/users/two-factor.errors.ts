import { defineErrors } from '../core/errors/domain-error.js';

export const twoFactorErrors = defineErrors({
  SECOND_FACTOR_REQUIRED: {
    status: 401,
    message:
      'This account has two-factor log-in. Send the challenge with a code of the authenticator app, or with a recovery code, to confirmLogIn.',
  },
  SECOND_FACTOR_WRONG: {
    status: 403,
    message:
      'This code is wrong or has already been used. Type the code that your app shows now, or a recovery code.',
    event: 'second_factor.refused',
  },
  CHALLENGE_INVALID: {
    status: 401,
    message: 'You took too long, or the account was changed in the meantime. Log in again.',
  },
  TWO_FACTOR_NOT_BEGUN: {
    status: 409,
    message: 'The set-up has expired: you have 15 minutes to finish it. Start again.',
  },
  TWO_FACTOR_TOO_SOON: {
    status: 409,
    message:
      'Your password was reset with a mailed code within the last day, and this can still be undone. You can set up two-factor log-in after that.',
  },
  TWO_FACTOR_OFF: { status: 409, message: 'Two-factor log-in is not on.' },
  TWO_FACTOR_KEPT: {
    status: 409,
    message:
      'Your institute requires two-factor log-in, so you cannot turn it off. To use another app, set it up.',
  },
  OWN_TWO_FACTOR_FIRST: {
    status: 409,
    message: 'Set up two-factor log-in for your own account before you require it for everyone.',
  },
  TRUSTED_BROWSER_NOT_FOUND: {
    status: 404,
    message: 'You have no such trusted browser.',
  },
});

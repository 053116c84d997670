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
      'This code is wrong, or was used already. Type the code that your app shows now, or a recovery code.',
    event: 'second_factor.refused',
  },
  CHALLENGE_INVALID: {
    status: 401,
    message: 'Too much time has passed, or the account was changed meanwhile. Log in again.',
  },
  TWO_FACTOR_NOT_BEGUN: {
    status: 409,
    message: 'No set-up is under way: it can take 15 minutes at most. Start again.',
  },
  TWO_FACTOR_TOO_SOON: {
    status: 409,
    message:
      'Your password was reset by a mailed code within the last day, which can still be undone. Two-factor log-in can be set up after that.',
  },
  TWO_FACTOR_OFF: { status: 409, message: 'Two-factor log-in is not switched on.' },
  TWO_FACTOR_KEPT: {
    status: 409,
    message:
      'Your institute requires two-factor log-in, so it cannot be switched off. To use another app, set that up.',
  },
  OWN_TWO_FACTOR_FIRST: {
    status: 409,
    message: 'Set up two-factor log-in for your own account before you require it of everybody.',
  },
  TRUSTED_BROWSER_NOT_FOUND: {
    status: 404,
    message: 'There is no such trusted browser of yours.',
  },
});

import { defineErrors } from '../core/errors/domain-error.js';

export const memberErrors = defineErrors({
  MEMBER_NOT_FOUND: { status: 404, message: 'There is no such colleague of yours.' },
  MEMBER_INVITATION_NOT_FOUND: {
    status: 404,
    message: 'There is no such open invitation. It was withdrawn, or taken up.',
  },
  MEMBER_ALREADY: { status: 409, message: 'This is the address of a colleague of yours already.' },
  MEMBER_INVITED_ALREADY: {
    status: 409,
    message: 'This address has an invitation already. Send that one again, or withdraw it.',
  },
  TOO_MANY_MEMBERS: {
    status: 409,
    message:
      'An institute can have 200 colleagues, including those who are invited. Remove somebody, or withdraw an invitation.',
  },
  CANNOT_REMOVE_YOURSELF: {
    status: 409,
    message:
      'Nobody removes themselves. To leave, delete your account on the page of your profile.',
  },
  RESET_IS_RECENT: {
    status: 409,
    message:
      'Your password was reset by a mailed code within the last day, which can still be undone. Until then you cannot make, change or remove owners, or move to another institute. Wait, or ask another owner.',
  },
  MEMBER_TWO_FACTOR_OFF: { status: 409, message: 'They have no two-factor log-in.' },
  MEMBER_IS_YOU: {
    status: 409,
    message: 'To switch your own two-factor log-in off, go to the page of your profile.',
  },
  MEMBER_INVITATION_INVALID: {
    status: 404,
    message:
      'This invitation is not open any more: it was used, withdrawn or sent again, or is older than seven days. Ask whoever invited you for another one.',
  },
  MEMBER_HAS_ACCOUNT: {
    status: 409,
    message: 'This address has an account already. Log in with its password to join.',
  },
  INVITED_OTHER_ADDRESS: {
    status: 403,
    message:
      'This invitation is for another address than that of the account you are logged in with.',
  },
  OWN_INSTITUTE_IN_USE: {
    status: 409,
    message:
      'Your account belongs to an institute that has quizzes, learners or colleagues, and an account belongs to one institute only. Give your account another e-mail address on the page of your profile, then open the link again: it makes a second account for this address.',
  },
});

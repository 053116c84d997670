import { defineErrors } from '../core/errors/domain-error.js';

export const memberErrors = defineErrors({
  MEMBER_NOT_FOUND: { status: 404, message: 'You have no such colleague.' },
  MEMBER_INVITATION_NOT_FOUND: {
    status: 404,
    message: 'There is no such open invitation. It was withdrawn or accepted.',
  },
  MEMBER_ALREADY: {
    status: 409,
    message: 'This e-mail address already belongs to one of your colleagues.',
  },
  MEMBER_INVITED_ALREADY: {
    status: 409,
    message: 'This e-mail address already has an invitation. Send it again, or withdraw it.',
  },
  TOO_MANY_MEMBERS: {
    status: 409,
    message:
      'An institute can have 200 colleagues, including those who are invited. Remove someone, or withdraw an invitation.',
  },
  CANNOT_REMOVE_YOURSELF: {
    status: 409,
    message: 'You cannot remove yourself. To leave, delete your account on your profile page.',
  },
  RESET_IS_RECENT: {
    status: 409,
    message:
      'Your password was reset with a mailed code within the last day, and this can still be undone. Until then, you cannot add, change or remove owners, or move to another institute. Wait, or ask another owner.',
  },
  MEMBER_TWO_FACTOR_OFF: { status: 409, message: 'This colleague has no two-factor log-in.' },
  MEMBER_IS_YOU: {
    status: 409,
    message: 'To turn off your own two-factor log-in, go to your profile page.',
  },
  MEMBER_INVITATION_INVALID: {
    status: 404,
    message:
      'This invitation is no longer open: it was used, withdrawn or sent again, or it is older than seven days. Ask the person who invited you for another one.',
  },
  MEMBER_HAS_ACCOUNT: {
    status: 409,
    message: 'This e-mail address already has an account. Log in with its password to join.',
  },
  INVITED_OTHER_ADDRESS: {
    status: 403,
    message:
      'This invitation is for a different e-mail address from the one you are logged in with.',
  },
  OWN_INSTITUTE_IN_USE: {
    status: 409,
    message:
      'Your account belongs to an institute that has quizzes, learners or colleagues, and an account can belong to only one institute. Change the e-mail address of your account on your profile page, then open the link again to create a second account for this address.',
  },
});

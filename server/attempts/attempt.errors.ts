import { defineErrors, type DomainError } from '../core/errors/domain-error.js';

export const attemptErrors = defineErrors({
  EXAM_NOT_OPEN_YET: { status: 409, message: 'This exam has not opened yet.' },
  EXAM_PAUSED: {
    status: 409,
    message: 'This exam is paused. You can start as soon as it goes on.',
  },
  EXAM_TOO_LONG: {
    status: 409,
    message:
      'This exam has more than 1,000 questions, so it is not given. Contact whoever gives it.',
  },
  ACCESS_CODE_NEEDED: {
    status: 403,
    message: 'This exam is started with an access code. It is read out in the room.',
  },
  ACCESS_CODE_WRONG: {
    status: 403,
    message: 'This is not the access code. Type it as it was read out.',
    event: 'access_code.refused',
  },
  NO_ATTEMPTS_LEFT: {
    status: 409,
    message: 'You have made all the attempts you have. Ask whoever gives the exam for another one.',
  },
  ATTEMPT_NOT_FOUND: { status: 404, message: 'Attempt not found' },
  PLACE_NOT_FOUND: { status: 404, message: 'This attempt has no question at that place' },
  QUESTION_NOT_REACHED: {
    status: 409,
    message:
      'Questions come one after the other in this exam. Answer or leave the question before this one first.',
  },
  ATTEMPT_ENDED: {
    status: 409,
    message: 'This attempt has been submitted. Nothing in it changes any more.',
  },
  ATTEMPT_UNDER_WAY: {
    status: 409,
    message: 'This attempt is still under way. There is a receipt once it is handed in.',
  },
  RECEIPT_NOT_SIGNED: {
    status: 409,
    message:
      'This attempt was handed in before receipts were signed, so there is none to download.',
  },
  LEASE_LOST: {
    status: 409,
    message:
      'This attempt goes on in another window or on another device. Open it here again to take it back.',
  },
  ATTEMPT_RUNNING: {
    status: 409,
    message: 'This candidate is at an attempt already. It must end before another one is reopened.',
  },
  NO_DEADLINE: { status: 409, message: 'This attempt has no deadline that could be put off.' },
});

/**
 * The error for a save of another lease than the current one.
 * @param sent the epoch of the save
 */
export function leaseLost(sent: number, current: number): DomainError {
  if (sent <= current) return attemptErrors.LEASE_LOST();
  const message = `This attempt has no epoch ${sent}. Send the one that POST /attempts has returned.`;
  return attemptErrors.LEASE_LOST({ message });
}

import { defineErrors, type DomainError } from '../core/errors/domain-error.js';

export const attemptErrors = defineErrors({
  EXAM_NOT_OPEN_YET: { status: 409, message: 'This exam has not opened yet.' },
  EXAM_PAUSED: {
    status: 409,
    message: 'This exam is paused. You can start as soon as it resumes.',
  },
  EXAM_TOO_LONG: {
    status: 409,
    message: 'This exam has more than 1,000 questions, so it cannot start. Contact the exam staff.',
  },
  ACCESS_CODE_NEEDED: {
    status: 403,
    message: 'You need an access code to start this exam. It is read out in the room.',
  },
  ACCESS_CODE_WRONG: {
    status: 403,
    message: 'This is not the access code. Type it as it was read out.',
    event: 'access_code.refused',
  },
  NO_ATTEMPTS_LEFT: {
    status: 409,
    message: 'You have used all your attempts. Ask the exam staff for another one.',
  },
  ATTEMPT_NOT_FOUND: { status: 404, message: 'Attempt not found' },
  PLACE_NOT_FOUND: { status: 404, message: 'This attempt has no question at that place' },
  QUESTION_NOT_REACHED: {
    status: 409,
    message:
      'This exam shows one question after the other. Answer or leave the question before this one first.',
  },
  ATTEMPT_ENDED: {
    status: 409,
    message: 'This attempt has been submitted and can no longer be changed.',
  },
  ATTEMPT_UNDER_WAY: {
    status: 409,
    message: 'This attempt is still running. There is a receipt once it is submitted.',
  },
  RECEIPT_NOT_SIGNED: {
    status: 409,
    message: 'This attempt was submitted before receipts were signed, so it has none to download.',
  },
  LEASE_LOST: {
    status: 409,
    message:
      'This attempt is open in another window or on another device. Open it here again to continue here.',
  },
  ATTEMPT_RUNNING: {
    status: 409,
    message:
      'This candidate already has a running attempt. It must end before another one is reopened.',
  },
  NO_DEADLINE: { status: 409, message: 'This attempt has no deadline, so it needs no extra time.' },
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

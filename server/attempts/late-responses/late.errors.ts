import { defineErrors } from '../../core/errors/domain-error.js';

export const lateErrors = defineErrors({
  STILL_TAKEN: {
    status: 409,
    message: 'These answers are not late. Save them as usual.',
  },
  LATE_FULL: {
    status: 409,
    message:
      'No more late answers can be stored for this attempt. Show your answers to the exam staff.',
  },
  LATE_ANSWER_NOT_FOUND: { status: 404, message: 'This attempt has no such late answer.' },
  LATE_WHILE_RUNNING: {
    status: 409,
    message: 'This attempt is still running. You can decide on late answers once it is submitted.',
  },
  LATE_ANSWER_ACCEPTED: {
    status: 409,
    message: 'This answer is already accepted: its marks count, and the learner has a receipt.',
  },
});

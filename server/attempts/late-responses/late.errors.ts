import { defineErrors } from '../../core/errors/domain-error.js';

export const lateErrors = defineErrors({
  STILL_TAKEN: {
    status: 409,
    message: 'The attempt still takes these answers. Save them, as always.',
  },
  LATE_FULL: {
    status: 409,
    message:
      'No more late answers are kept of this attempt. Show what you have to whoever gives the exam.',
  },
  LATE_ANSWER_NOT_FOUND: { status: 404, message: 'There is no such late answer of this attempt.' },
  LATE_WHILE_RUNNING: {
    status: 409,
    message: 'This attempt is under way. What came late is decided on once it is submitted.',
  },
  LATE_ANSWER_ACCEPTED: {
    status: 409,
    message: 'An accepted answer stays accepted: its marks count, and its learner has a receipt.',
  },
});

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
});

import { defineErrors } from '../../core/errors/domain-error.js';

export const erasureErrors = defineErrors({
  LEARNER_NAME_DIFFERS: {
    status: 409,
    message: 'This is not the name of this learner. To confirm, type it as it is stored.',
  },
  LEARNER_IN_EXAM: {
    status: 409,
    message:
      'This learner has a running attempt. Wait until it ends, or submit it, then erase the learner.',
  },
  LEARNER_NOT_MARKED: {
    status: 409,
    message:
      'This learner has answers waiting to be marked, or late answers waiting for a decision. They would be lost. Mark them and decide first.',
  },
});

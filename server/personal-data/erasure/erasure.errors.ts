import { defineErrors } from '../../core/errors/domain-error.js';

export const erasureErrors = defineErrors({
  LEARNER_NAME_DIFFERS: {
    status: 409,
    message: 'This is not the name of this learner. Enter it as it is stored, to confirm.',
  },
  LEARNER_IN_EXAM: {
    status: 409,
    message:
      'This learner has an attempt under way. Wait until it ends, or submit it, and erase them then.',
  },
  LEARNER_NOT_MARKED: {
    status: 409,
    message:
      'Answers of this learner wait for marking, or late ones for a decision: they would be lost. Mark and decide first.',
  },
});

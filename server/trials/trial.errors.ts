import { defineErrors } from '../core/errors/domain-error.js';

export const trialErrors = defineErrors({
  TRIALS_FULL: {
    status: 409,
    message: 'Too many people are trying the demo exam right now. Please try again later.',
  },
});

import { defineErrors } from '../core/errors/domain-error.js';

export const trialErrors = defineErrors({
  TRIALS_FULL: {
    status: 409,
    message: 'As many trials as this server keeps are there just now. Please try again later.',
  },
});

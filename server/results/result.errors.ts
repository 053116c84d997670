import { defineErrors } from '../core/errors/domain-error.js';

export const resultErrors = defineErrors({
  REVIEW_NOT_ALLOWED: {
    status: 403,
    message: 'Whoever gives this exam does not show what became of it.',
  },
});

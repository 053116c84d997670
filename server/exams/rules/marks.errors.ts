import { defineErrors } from '../../core/errors/domain-error.js';

export const marksErrors = defineErrors({
  MARKS_TOO_FINE: {
    status: 409,
    message:
      'The marks of this exam have too many different fractions to add up. Use fewer, for example only thirds and quarters.',
  },
});

import { defineErrors } from '../../core/errors/domain-error.js';

export const tableErrors = defineErrors({
  TOO_MANY_COLUMNS: {
    status: 409,
    message:
      'The papers of this exam have more than 8,000 questions, which is more than a sheet has columns for.',
  },
});

import { defineErrors } from '../../core/errors/domain-error.js';

export const revisionErrors = defineErrors({
  PAPER_TOO_LARGE: {
    status: 409,
    message:
      'The texts of this quiz are too long to be submitted as one paper. Divide it into several quizzes.',
  },
});

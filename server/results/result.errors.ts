import { defineErrors } from '../core/errors/domain-error.js';

export const resultErrors = defineErrors({
  CERTIFICATE_NOT_GIVEN: {
    status: 403,
    message: 'There is no certificate of this attempt.',
  },
  FIGURES_FAILED: {
    status: 409,
    message: 'The figures could not be computed. Ask again to start once more, or report it to us.',
  },
  TOO_MANY_ANSWERS: {
    status: 409,
    message:
      'The attempts of this exam have more than 20 million answers: too many for figures. Export the responses instead.',
  },
  REVISION_NOT_TAKEN: {
    status: 404,
    message: 'Nobody has handed in this revision of the exam.',
  },
  REVIEW_NOT_ALLOWED: {
    status: 403,
    message: 'Whoever gives this exam does not show what became of it.',
  },
});

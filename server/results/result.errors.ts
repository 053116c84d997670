import { defineErrors } from '../core/errors/domain-error.js';

export const resultErrors = defineErrors({
  CERTIFICATE_NOT_GIVEN: {
    status: 403,
    message: 'This attempt has no certificate.',
  },
  FIGURES_FAILED: {
    status: 409,
    message: 'The statistics could not be calculated. Try again, or report this to us.',
  },
  TOO_MANY_ANSWERS: {
    status: 409,
    message:
      'The attempts of this exam have more than 20 million answers, too many for statistics. Export the answers instead.',
  },
  REVISION_NOT_TAKEN: {
    status: 404,
    message: 'Nobody has submitted this revision of the exam.',
  },
  REVIEW_NOT_ALLOWED: {
    status: 403,
    message: 'The results of this exam are not shown to learners.',
  },
});

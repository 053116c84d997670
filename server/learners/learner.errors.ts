import { defineErrors } from '../core/errors/domain-error.js';

export const learnerErrors = defineErrors({
  EXAM_NOT_FOUND: {
    status: 404,
    message: 'There is no exam with this code. Look at it again, letter by letter.',
  },
  EXAM_UNAVAILABLE: { status: 409, message: 'This exam is not being given at the moment.' },
  EXAM_CLOSED: { status: 409, message: 'This exam has closed.' },
  EXAM_ACCESS: {
    status: 403,
    message: 'Nobody comes into this exam in this way. Ask whoever gives it.',
  },
  EXAM_IS_FULL: { status: 409, message: 'An exam has at most 20,000 candidates.' },
});

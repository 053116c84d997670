import { defineErrors } from '../core/errors/domain-error.js';

export const questionErrors = defineErrors({
  QUESTION_NOT_FOUND: { status: 404, message: 'Question not found' },
  WRONG_KIND: { status: 400, message: 'A question keeps its kind: delete it and add a new one.' },
});

import { defineErrors } from '../core/errors/domain-error.js';

export const questionErrors = defineErrors({
  QUESTION_NOT_FOUND: { status: 404, message: 'Question not found' },
  QUESTION_IS_KEPT: {
    status: 409,
    message: 'A submitted paper has this question: it stays as long as that paper.',
  },
  WRONG_KIND: { status: 400, message: 'A question keeps its kind: delete it and add a new one.' },
});

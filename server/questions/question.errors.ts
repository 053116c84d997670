import { defineErrors } from '../core/errors/domain-error.js';

export const questionErrors = defineErrors({
  QUESTION_NOT_FOUND: { status: 404, message: 'Question not found' },
  QUESTION_IS_KEPT: {
    status: 409,
    message: 'This question is part of a submitted paper, so it stays as long as that paper.',
  },
  WRONG_KIND: {
    status: 400,
    message: 'You cannot change the kind of a question. Delete it and add a new one.',
  },
});

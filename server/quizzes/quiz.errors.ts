import { defineErrors } from '../core/errors/domain-error.js';

export const quizErrors = defineErrors({
  QUIZ_NOT_FOUND: { status: 404, message: 'Quiz not found' },
  TITLE_TAKEN: { status: 409, message: 'You already have a quiz with this title.' },
  QUIZ_IS_EMPTY: { status: 400, message: 'Add at least one question before you submit the paper.' },
  QUIZ_IS_KEPT: {
    status: 409,
    message:
      'Learners have taken this quiz, so it stays with their results. Erase learners one by one, or let the institute erase them after some months.',
  },
  QUIZ_IS_FULL: { status: 409, message: 'A quiz can have at most 40,000 questions.' },
});

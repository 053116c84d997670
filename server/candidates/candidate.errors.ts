import { defineErrors } from '../core/errors/domain-error.js';

export const candidateErrors = defineErrors({
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
  EXAM_NOT_GIVEN: {
    status: 409,
    message: 'Nobody can be invited yet: submit the paper first, and see that the quiz is active.',
  },
  EXAM_IS_FULL: { status: 409, message: 'An exam has at most 20,000 candidates.' },
  CANDIDATE_NOT_FOUND: { status: 404, message: 'There is no such candidate of yours.' },
  CANDIDATE_REVOKED: {
    status: 409,
    message: 'This candidate was taken off the exam. Restore them first.',
  },
  NO_ADDRESS: {
    status: 409,
    message: 'This candidate has no e-mail address. Copy their link and hand it to them.',
  },
  LEARNER_ERASED: {
    status: 409,
    message:
      'The personal data of this learner was erased: their marks stay as they are, and they cannot come back.',
  },
  LEARNER_NOT_FOUND: { status: 404, message: 'There is no such learner of yours.' },
  PEOPLE_CONFLICT: {
    status: 409,
    message: 'What identifies a person belongs to two learners. Correct what the fields name.',
  },
  CLASS_LIST_NOT_FOUND: { status: 404, message: 'There is no such class list of yours.' },
  CLASS_LIST_NAME_TAKEN: { status: 409, message: 'You have a class list of this name already.' },
  CLASS_LIST_IS_FULL: { status: 409, message: 'A class list has at most 2,000 learners.' },
  TOO_MANY_CLASS_LISTS: {
    status: 409,
    message: 'You have 1,000 class lists. Delete one that is not needed any more.',
  },
  PEOPLE_FILE: { status: 400, message: 'This file cannot be read.' },
});

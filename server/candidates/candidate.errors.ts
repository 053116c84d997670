import { defineErrors } from '../core/errors/domain-error.js';

export const candidateErrors = defineErrors({
  EXAM_NOT_FOUND: {
    status: 404,
    message: 'There is no exam with this code. Check each letter and number.',
  },
  EXAM_UNAVAILABLE: { status: 409, message: 'This exam is not open at the moment.' },
  EXAM_CLOSED: { status: 409, message: 'This exam has closed.' },
  EXAM_ACCESS: {
    status: 403,
    message: 'You cannot join this exam in this way. Ask the exam staff.',
  },
  EXAM_NOT_GIVEN: {
    status: 409,
    message:
      'You cannot invite anyone yet: submit the paper first, and make sure that the quiz is active.',
  },
  EXAM_NOT_READY: {
    status: 409,
    message:
      'Nobody can start this exam or be invited yet, because something in it must be corrected. Correct it, and submit the paper again.',
  },
  EXAM_IS_FULL: { status: 409, message: 'An exam can have at most 20,000 candidates.' },
  CANDIDATE_NOT_FOUND: { status: 404, message: 'You have no such candidate.' },
  CANDIDATE_REVOKED: {
    status: 409,
    message: 'This candidate was removed from the exam. Restore them first.',
  },
  NO_ADDRESS: {
    status: 409,
    message: 'This candidate has no e-mail address. Copy their link and give it to them.',
  },
  LEARNER_ERASED: {
    status: 409,
    message:
      'The personal data of this learner was erased. Their marks stay as they are, and the learner cannot be restored.',
  },
  LEARNER_NOT_FOUND: { status: 404, message: 'You have no such learner.' },
  PEOPLE_CONFLICT: {
    status: 409,
    message:
      'The details of a person match two different learners. Correct the fields that are named.',
  },
  CLASS_LIST_NOT_FOUND: { status: 404, message: 'You have no such class list.' },
  CLASS_LIST_NAME_TAKEN: { status: 409, message: 'You already have a class list with this name.' },
  CLASS_LIST_IS_FULL: { status: 409, message: 'A class list can have at most 2,000 learners.' },
  TOO_MANY_CLASS_LISTS: {
    status: 409,
    message:
      'You have 1,000 class lists, which is the most you can have. Delete one that you no longer need.',
  },
  PEOPLE_FILE: { status: 400, message: 'This file cannot be read.' },
});

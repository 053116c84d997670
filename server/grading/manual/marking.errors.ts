import { defineErrors } from '../../core/errors/domain-error.js';

export const markingErrors = defineErrors({
  ANSWER_NOT_FOUND: { status: 404, message: 'Answer not found' },
  REMARK_NOT_FOUND: { status: 404, message: 'Remark not found' },
  ANSWER_REOPENED: {
    status: 409,
    message:
      'This attempt was reopened: its learner goes on with it. It can be marked once it is handed in again.',
  },
  SHORTCUT_TAKEN: {
    status: 409,
    message: 'Another remark of this exam has this shortcut. Choose another one.',
  },
  TOO_MANY_REMARKS: {
    status: 409,
    message: 'This exam has 100 remarks, which is as many as there can be. Delete one first.',
  },
  MARKING_ANONYMOUS: {
    status: 403,
    message:
      'This exam is marked without names. You can look at this once nobody is at it and all answers are marked.',
  },
});

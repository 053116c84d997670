import { defineErrors } from '../../core/errors/domain-error.js';

export const markingErrors = defineErrors({
  ANSWER_NOT_FOUND: { status: 404, message: 'Answer not found' },
  REMARK_NOT_FOUND: { status: 404, message: 'Remark not found' },
  ANSWER_REOPENED: {
    status: 409,
    message:
      'This attempt was reopened, and the learner is continuing it. You can mark it once it is submitted again.',
  },
  SHORTCUT_TAKEN: {
    status: 409,
    message: 'Another remark of this exam already has this shortcut. Choose another one.',
  },
  TOO_MANY_REMARKS: {
    status: 409,
    message: 'This exam has 100 remarks, which is the most it can have. Delete one first.',
  },
  MARKING_ANONYMOUS: {
    status: 403,
    message:
      'This exam is marked without names. You can view this once nobody is taking it and all answers are marked.',
  },
});

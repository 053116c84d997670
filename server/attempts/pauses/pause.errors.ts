import { defineErrors } from '../../core/errors/domain-error.js';

export const pauseErrors = defineErrors({
  EXAM_ALREADY_PAUSED: { status: 409, message: 'This exam is already paused.' },
  PAUSES_FULL: {
    status: 409,
    message:
      'This exam has been paused 100 times, which is the most there can be. Give everyone extra time instead.',
  },
  EXAM_NOT_PAUSED: { status: 409, message: 'This exam is not paused.' },
  ATTEMPT_ALREADY_PAUSED: { status: 409, message: 'This attempt is already paused.' },
  ATTEMPT_NOT_PAUSED: { status: 409, message: 'This attempt has not been paused individually.' },
  ATTEMPT_TIME_OVER: {
    status: 409,
    message: 'The time of this attempt is over. Give it extra time, then pause it.',
  },
});

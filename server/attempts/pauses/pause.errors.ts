import { defineErrors } from '../../core/errors/domain-error.js';

export const pauseErrors = defineErrors({
  EXAM_ALREADY_PAUSED: { status: 409, message: 'This exam is paused already.' },
  PAUSES_FULL: {
    status: 409,
    message:
      'An exam is paused at most 100 times, and this one was. Give everybody more time instead.',
  },
  EXAM_NOT_PAUSED: { status: 409, message: 'This exam is not paused. It goes on already.' },
});

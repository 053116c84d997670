import { defineErrors } from '../../core/errors/domain-error.js';

export const pauseErrors = defineErrors({
  EXAM_ALREADY_PAUSED: { status: 409, message: 'This exam is paused already.' },
  EXAM_NOT_PAUSED: { status: 409, message: 'This exam is not paused. It goes on already.' },
});

import { defineErrors } from '../../core/errors/domain-error.js';

/** Messages that one exam has at most. Each is logged at every attempt that it goes to. */
export const MAX_MESSAGES = 500;

export const messageErrors = defineErrors({
  NOBODY_AT_EXAM: {
    status: 409,
    message: 'Nobody is taking this exam now, so nobody would see the message.',
  },
  MESSAGES_FULL: {
    status: 409,
    message: `This exam has ${MAX_MESSAGES} messages, which is the most it can have.`,
  },
});

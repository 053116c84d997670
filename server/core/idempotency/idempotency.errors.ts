import { defineErrors } from '../errors/domain-error.js';

export const idempotencyErrors = defineErrors({
  IDEMPOTENCY_KEY_INVALID: {
    status: 400,
    message:
      'The header Idempotency-Key takes 22 to 255 visible ASCII characters that nobody can guess, such as a random UUID.',
  },
  IDEMPOTENCY_KEY_REUSED: {
    status: 422,
    message:
      'This Idempotency-Key was used for another request before. Nothing was done: send a new key.',
  },
  IDEMPOTENCY_KEY_EXPIRED: {
    status: 409,
    message:
      'A request with this Idempotency-Key was applied more than a day ago, and is not applied again. Check what it did.',
  },
  IDEMPOTENCY_IN_PROGRESS: {
    status: 409,
    message: 'This request is already being processed. Try again in a moment.',
  },
  IDEMPOTENCY_ANSWER_GONE: {
    status: 410,
    message:
      'This was done with the same Idempotency-Key, but what it made or changed is no longer there.',
  },
});

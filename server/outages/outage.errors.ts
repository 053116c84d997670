import { defineErrors } from '../core/errors/domain-error.js';

export const outageErrors = defineErrors({
  OUTAGE_NOT_FOUND: {
    status: 404,
    message:
      'There was no such outage in the last seven days that took time from anybody in this exam.',
  },
});

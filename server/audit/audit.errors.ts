import { defineErrors } from '../core/errors/domain-error.js';

export const auditErrors = defineErrors({
  AUDITED_NOT_FOUND: {
    status: 404,
    message: 'The log of your institute has no person and no exam with this id.',
  },
});

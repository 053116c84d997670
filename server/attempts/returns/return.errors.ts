import { defineErrors } from '../../core/errors/domain-error.js';

export const returnErrors = defineErrors({
  RETURN_CODE_WRONG: {
    status: 403,
    message: 'This is not a code of this exam. Check it on the device where you started.',
    event: 'return_code.refused',
  },
  RETURN_REQUEST_NOT_FOUND: {
    status: 404,
    message: 'This request does not exist or has expired. Ask again.',
  },
  RETURN_REQUEST_DECIDED: {
    status: 409,
    message: 'Someone has already decided on this request.',
  },
  TOO_MANY_RETURN_REQUESTS: {
    status: 409,
    message: 'Too many learners are asking to continue this exam. Talk to the exam staff.',
  },
});

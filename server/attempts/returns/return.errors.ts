import { defineErrors } from '../../core/errors/domain-error.js';

export const returnErrors = defineErrors({
  RETURN_CODE_WRONG: {
    status: 403,
    message: 'This is not a code of this exam. Look at it again on the device where you started.',
    event: 'return_code.refused',
  },
  RETURN_REQUEST_NOT_FOUND: {
    status: 404,
    message: 'This request has expired, or there never was one. Ask again.',
  },
  RETURN_REQUEST_DECIDED: {
    status: 409,
    message: 'Somebody has decided on this request already.',
  },
  TOO_MANY_RETURN_REQUESTS: {
    status: 409,
    message: 'Too many learners ask to go on at this exam. Talk to whoever gives it.',
  },
});

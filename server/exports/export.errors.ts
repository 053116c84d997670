import { defineErrors } from '../core/errors/domain-error.js';

export const exportErrors = defineErrors({
  EXPORT_NOT_FOUND: {
    status: 404,
    message: 'This export does not exist or was deleted: files are stored for seven days.',
  },
  EXPORT_ID_TAKEN: { status: 409, message: 'This id belongs to another export. Make a new one.' },
  EXPORT_NOT_DONE: { status: 409, message: 'This export has no file yet. Check its status.' },
  TOO_MANY_EXPORTS: {
    status: 429,
    message: 'Other exports are still running. Start this one when one of them is done.',
  },
  EXPORTS_FULL: {
    status: 409,
    message: 'Your exports of the last seven days already take up 500 MB. Try again tomorrow.',
  },
  EXPORT_TOO_LARGE: {
    status: 409,
    message: 'The file would be larger than 250 MB. Export the results or the statistics instead.',
  },
});

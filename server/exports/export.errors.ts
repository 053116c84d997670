import { defineErrors } from '../core/errors/domain-error.js';

export const exportErrors = defineErrors({
  EXPORT_NOT_FOUND: {
    status: 404,
    message: 'This export does not exist, or was removed since: files are kept for seven days.',
  },
  EXPORT_ID_TAKEN: { status: 409, message: 'This id belongs to another export. Make a new one.' },
  EXPORT_NOT_DONE: { status: 409, message: 'This export has no file (yet). Look how it stands.' },
  TOO_MANY_EXPORTS: {
    status: 429,
    message: 'There are exports under way already. Start this one when one of them is done.',
  },
  EXPORTS_FULL: {
    status: 409,
    message: 'Your exports of the last seven days take up 500 MB. Try again tomorrow.',
  },
  EXPORT_TOO_LARGE: {
    status: 409,
    message: 'The file would be larger than 250 MB. Export results, or figures, instead.',
  },
});

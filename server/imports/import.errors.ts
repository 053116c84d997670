import { defineErrors } from '../core/errors/domain-error.js';

export const importErrors = defineErrors({
  IMPORT_NOT_FOUND: { status: 404, message: 'Import not found' },
  IMPORT_ID_TAKEN: { status: 409, message: 'This id belongs to another import. Make a new one.' },
  UPLOAD_NOT_FOUND: {
    status: 404,
    message: 'This upload does not exist or was deleted. Upload the file again.',
  },
  NOTHING_TO_CORRECT: { status: 409, message: 'This import has no refused rows.' },
  ALREADY_CORRECTED: {
    status: 409,
    message:
      'Another correction of the same import was stored in the meantime. Nothing was stored twice.',
  },
  TOO_MUCH_CORRECTED: {
    status: 400,
    message: 'The corrections have more text than can be stored. Upload a corrected file instead.',
  },
  NO_REFUSED_ROWS: { status: 404, message: 'This import has no refused rows.' },
  TEMPLATE_NOT_FOUND: { status: 404, message: 'There is no template with this name.' },
  TOO_MANY_PICTURES: {
    status: 400,
    message: 'The workbook has more than 1,000 pictures. Split it into smaller ones.',
  },
  NOTHING_TO_STORE: {
    status: 409,
    message: 'This import has no questions waiting to be stored.',
  },
  OTHER_KIND: { status: 400, message: 'This sheet is for another kind of question.' },
  TOO_MANY_IMPORTS: {
    status: 429,
    message: 'Five of your imports are running. Start this one when one of them is done.',
  },
  IMPORTS_FULL: {
    status: 409,
    message:
      'Your imports have 200 million characters of refused rows, which is the most there can be. The oldest are deleted after thirty days.',
  },
  UPLOADS_FULL: {
    status: 409,
    message: 'You have uploaded 500 MB in the last seven days. Try again tomorrow.',
  },
  NO_FILE: { status: 400, message: 'Send one file, as multipart/form-data.' },
  FILE_TOO_LARGE: {
    status: 413,
    message: 'The file is larger than 15 MB. Split it into smaller ones.',
  },
  NOT_A_WORKBOOK: { status: 400, message: 'This file is not an .xlsx workbook.' },
});

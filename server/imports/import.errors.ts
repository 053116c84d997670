import { defineErrors } from '../core/errors/domain-error.js';

export const importErrors = defineErrors({
  IMPORT_NOT_FOUND: { status: 404, message: 'Import not found' },
  IMPORT_ID_TAKEN: { status: 409, message: 'This id belongs to another import. Make a new one.' },
  UPLOAD_NOT_FOUND: {
    status: 404,
    message: 'This upload does not exist, or was removed since. Upload the file again.',
  },
  NOTHING_TO_CORRECT: { status: 409, message: 'This import has no refused rows.' },
  ALREADY_CORRECTED: {
    status: 409,
    message:
      'Another correction of the same import was stored meanwhile. Nothing was stored twice.',
  },
  TOO_MUCH_CORRECTED: {
    status: 400,
    message: 'The corrections of this file hold more text than can be kept. Upload a repaired one.',
  },
  NO_REFUSED_ROWS: { status: 404, message: 'This import has no refused rows.' },
  TEMPLATE_NOT_FOUND: { status: 404, message: 'There is no template of this name.' },
  TOO_MANY_PICTURES: {
    status: 400,
    message: 'The workbook has more than 1,000 pictures. Split it into smaller ones.',
  },
  NOTHING_TO_STORE: {
    status: 409,
    message: 'This import has no questions that wait to be stored.',
  },
  OTHER_KIND: { status: 400, message: 'The sheet is made for another kind of question.' },
  TOO_MANY_IMPORTS: {
    status: 429,
    message: 'Five imports of yours are under way. Start this one when one of them is done.',
  },
  IMPORTS_FULL: {
    status: 409,
    message:
      'Your imports keep 200 million characters of refused rows. Wait until the oldest go, after thirty days.',
  },
  UPLOADS_FULL: {
    status: 409,
    message: 'You have uploaded 500 MB within seven days. Try again tomorrow.',
  },
  NO_FILE: { status: 400, message: 'Send one file, as multipart/form-data.' },
  FILE_TOO_LARGE: { status: 413, message: 'The file is larger than 15 MB. Split it.' },
  NOT_A_WORKBOOK: { status: 400, message: 'This file is not an .xlsx workbook.' },
});

import { defineErrors } from '../../core/errors/domain-error.js';

export const examFileErrors = defineErrors({
  NO_EXAM_FILE: { status: 400, message: 'Send one file, as multipart/form-data.' },
  NOT_AN_EXAM_FILE: { status: 400, message: 'This file is not an exported exam.' },
  EXAM_FILE_TOO_NEW: {
    status: 400,
    message: 'This file was exported by a newer version. Import it there, or update this one.',
  },
  EXAM_FILE_TOO_LARGE: { status: 413, message: 'An exam file can have at most 60 MB.' },
  EXAM_FILE_TOO_COMPLEX: {
    status: 400,
    message: 'This file takes too much time or memory to read. Divide the exam into several.',
  },
  EXAM_TOO_LARGE: {
    status: 409,
    message: 'As a file with its images, this exam is larger than 60 MB. Divide it into several.',
  },
});

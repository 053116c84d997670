import { defineErrors } from '../../core/errors/domain-error.js';

export const examFileErrors = defineErrors({
  NO_EXAM_FILE: { status: 400, message: 'Send one file, as multipart/form-data.' },
  NOT_AN_EXAM_FILE: { status: 400, message: 'This is no exam that was exported as a file.' },
  EXAM_FILE_TOO_NEW: {
    status: 400,
    message: 'This file was written by a later version. Import it there, or update this one.',
  },
  EXAM_FILE_TOO_LARGE: { status: 413, message: 'A file of an exam has at most 60 MB.' },
  EXAM_FILE_TOO_COMPLEX: {
    status: 400,
    message:
      'Reading this file takes more time or memory than it may. Divide the exam into several.',
  },
  EXAM_TOO_LARGE: {
    status: 409,
    message: 'This exam takes more than 60 MB as a file, with its images. Divide it into several.',
  },
});

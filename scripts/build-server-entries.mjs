/** The files that are started: the application, its commands, and the processes that read files. */
export const ENTRIES = {
  main: 'server/main.ts',
  'jobs-command': 'server/jobs-command.ts',
  'enquiries-command': 'server/enquiries-command.ts',
  'two-factor-command': 'server/two-factor-command.ts',
  'print-schema': 'server/print-schema.ts',
  'print-openapi': 'server/print-openapi.ts',
  'compile-packages': 'server/compile-packages.ts',
  'reading-process': 'server/imports/spreadsheet/reading-process.ts',
  'repair-process': 'server/imports/spreadsheet/repair-process.ts',
  'exam-file-process': 'server/exports/exam-file/exam-file-process.ts',
  'sheet-process': 'server/exports/writing/sheet-process.ts',
};

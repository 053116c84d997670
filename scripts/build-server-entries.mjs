/** What is started by its file: the application, the commands beside it, threads and processes. */
export const ENTRIES = {
  main: 'server/main.ts',
  'jobs-command': 'server/jobs-command.ts',
  'enquiries-command': 'server/enquiries-command.ts',
  'print-schema': 'server/print-schema.ts',
  'compile-packages': 'server/compile-packages.ts',
  'reading-process': 'server/imports/spreadsheet/reading-process.ts',
  'repair-thread': 'server/imports/spreadsheet/repair-thread.ts',
  'sheet-thread': 'server/exports/writing/sheet-thread.ts',
};

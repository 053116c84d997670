/** For programs that save other files unless they are asked. */
const SAVE_AS =
  'In Excel, choose File, Save As and the type “Excel Workbook (.xlsx)”; in LibreOffice, File, Save As and “Excel 2007-365 (.xlsx)”; in Google Sheets, File, Download and “Microsoft Excel (.xlsx)”. Then choose that file here.';

/** Texts of spreadsheet imports. docs/specification.md, section 8, fixes some. */
export const importTexts = {
  heading: 'Import from a spreadsheet',
  drop: 'Drop an .xlsx or .csv file here, or choose one',
  choose: 'Choose a file',
  limits: 'Up to 20,000 rows and 15 MB.',
  columnsLead: 'One row must name the columns, in any order. You can have a title above it:',
  columns: {
    MCQ: [
      { name: 'Question' },
      { name: 'Option 1' },
      { name: 'Option 2' },
      { name: 'Option 3 ... Option 10', optional: true },
      { name: 'Correct Answer', hint: '2, B, (b), Option 2, or the text of the right option' },
      { name: 'Description', optional: true },
      { name: 'Marks', optional: true },
      { name: 'Negative marks', hint: 'marks taken away for a wrong choice', optional: true },
    ],
    DESCRIPTIVE: [
      { name: 'Question' },
      { name: 'Answer', optional: true },
      { name: 'Marks', optional: true },
      { name: 'Negative marks', hint: 'blank or 0', optional: true },
    ],
  },
  optional: 'optional',
  templates: {
    MCQ: {
      sheet: 'Example spreadsheet for multiple choice (.xlsx)',
      instructions: 'Instructions for multiple choice (PDF)',
    },
    DESCRIPTIVE: {
      sheet: 'Example spreadsheet for subjective questions (.xlsx)',
      instructions: 'Instructions for subjective questions (PDF)',
    },
  },
  wrongType: `Only .xlsx and .csv files can be imported. ${SAVE_AS}`,
  oldType: `This is an old .xls file, which cannot be imported. Open it and save it as .xlsx. ${SAVE_AS}`,
  openDocument: `This is an OpenDocument file (.ods), which cannot be imported. Open it and save it as .xlsx. ${SAVE_AS}`,
  tooLarge: 'The file is larger than 15 MB. Split it into smaller files.',
  empty: 'The file is empty.',
  onlyFirst: (name: string) => `You can import one file at a time. Only ${name} was used.`,
  steps: {
    upload: 'Upload',
    READING: 'Read',
    CHECKING: 'Check',
    PICTURES: 'Pictures',
    STORING: 'Store',
  },
  uploaded: (percent: number) => `${percent} %`,
  rows: (done: string, total: string) => `${done} of ${total} rows`,
  pictures: (done: string, total: string) => `${done} of ${total} pictures`,
  waiting: 'Waiting to start',
  reading: 'Reading the file',
  leaveTitle: 'The file is still being uploaded',
  leaveHint: 'If you leave now, the upload stops and nothing is imported.',
  leaveAnyway: 'Stop and leave',
  leave: 'You can leave this page: the import continues, and the exam’s page shows its progress.',
  success: 'Excel file uploaded successfully!', // section 8
  failure: 'Failed to upload Excel file. Please try again.', // section 8
  stored: (count: number, formatted: string) =>
    count === 1 ? '1 question was added.' : `${formatted} questions were added.`,
  refusedWhole: 'The file cannot be imported',
  failedTitle: 'The import failed',
  another: 'Import another file',
  unknown: 'The status of this import could not be loaded',
  notFound: 'This import no longer exists.',
  lostTouch:
    'The server is not responding at the moment. The import continues, and this page keeps checking.',
  ignored: (count: number, names: string) =>
    count === 1 ? `One column was not used: ${names}.` : `These columns were not used: ${names}.`,
  needsRepair: 'Some cells in this file need correcting.',
  needsColumns: 'Match the columns of your file.',
  warnings: {
    title: (count: number, formatted: string) =>
      count === 1 ? '1 thing to check' : `${formatted} things to check`,
    stored: 'These questions were stored anyway. Check that they are correct.',
    notStored: 'You can store these questions anyway. Check that they are correct.',
    failed: 'The things to check could not be loaded',
    row: 'Row',
    column: 'Column',
    message: 'What to check',
  },
  preview: {
    choice: 'Review the questions before they are stored',
    choiceHint: 'Shows each question next to its cells. This browser remembers your choice.',
    ready: 'The questions are ready for review.',
  },
  history: {
    link: 'Earlier imports',
    title: 'Imports',
    ofQuiz: (title: string) => `Imports into ${title}`,
    failed: 'The imports could not be loaded',
    empty: 'No imports in the last 30 days',
    emptyHint: 'When you import a spreadsheet, it appears here with any rows left to correct.',
    start: 'Import a spreadsheet',
    file: 'File',
    kind: 'Question type',
    kinds: { MCQ: 'Multiple choice', DESCRIPTIVE: 'Subjective' },
    state: 'State',
    states: {
      QUEUED: 'Waiting to start',
      RUNNING: 'In progress',
      CHECKED: 'Ready for review',
      SUCCEEDED: 'Stored',
      REFUSED: 'Not imported',
      FAILED: 'Failed',
    },
    stored: 'Questions stored',
    refused: 'Rows to correct',
    started: 'Started',
    by: 'By',
    corrects: 'Corrects',
    correctsEarlier: 'An earlier import',
    back: 'Back to the exam',
  },
  progress: 'Progress of the import',
} as const;

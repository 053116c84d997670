/** Texts that the instructions sheet and the printed page share. */
import type { QuestionKind, TemplateColumn } from '../../questions/kinds/question-kind.js';

/** How to fill in a workbook, step by step. */
export const STEPS = [
  'Write one question in each row, below the row that names the columns. The rows that are there are examples: replace them.',
  'The columns may stand in any order, and their names in any case. Columns with other names are not read.',
  'Only the first worksheet is read. Hidden rows and columns count, blank rows do not.',
  'Save the file as .xlsx (Excel Workbook), drop it on the page where questions are added, and wait for the result.',
  'If cells need repair, each one is listed with its row, its column and what to do. Then nothing is stored, unless you choose to store the good rows.',
  'Questions that stand twice, in the file or in the quiz, are named but stored all the same.',
];

export const LIMITS =
  'At most 20,000 rows and 15 MB in a file. Formulas count with their saved result, dates as year-month-day, numbers with their plain digits.';

export const COLUMN_HEADINGS = ['Column', 'Required', 'What goes into it', 'Other names'] as const;

/** The cells of a column's row, under `COLUMN_HEADINGS`. */
export function describeColumn({
  header,
  isRequired,
  help,
  aliases = [],
}: TemplateColumn): string[] {
  return [header, isRequired ? 'yes' : 'no', help, aliases.join(', ')];
}

export function titleOf(kind: QuestionKind): string {
  return `${kind.title} in a spreadsheet`;
}

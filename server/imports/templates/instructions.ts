/** Texts that the instructions sheet and the printed page share. */
import type { QuestionKind, TemplateColumn } from '../../questions/kinds/question-kind.js';

/** How to fill in a workbook, step by step. */
export const STEPS = [
  'Write one question in each row, below the row that names the columns. The rows that are there are examples: replace them.',
  'The columns may stand in any order, below a title if you like, and their names in any case. The result says which columns were not read.',
  'One worksheet is read: the first that names the columns. Hidden rows and columns count, blank rows do not.',
  'A picture belongs to the question in whose row it begins, or to the option in whose column it stands.',
  'Save the file as .xlsx (Excel Workbook) or .csv, drop it on the page where questions are added, and wait for the result.',
  'If cells need repair, each one is listed with its row, its column and what to do. Then nothing is stored, unless you choose to store the good rows.',
  'Questions that stand twice, in the file or in the quiz, are named but stored all the same.',
];

export const LIMITS =
  'At most 20,000 rows, 1,000 pictures and 15 MB in a file. Formulas count with their saved result, numbers as they are shown. If Excel has made a date or a percentage of an option, you are asked about it.';

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

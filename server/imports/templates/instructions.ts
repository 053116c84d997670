/** Texts that the instructions sheet and the printed page share. */
import type { QuestionKind, TemplateColumn } from '../../questions/kinds/question-kind.js';

/** How to fill in a workbook, step by step. */
export const STEPS = [
  'Write one question in each row, below the row with the column names. The rows in the template are examples: replace them.',
  'The columns can be in any order, below a title if you like, and their names in capital or small letters. The result says which columns were not read.',
  'Only one worksheet is read: the first one with column names. Hidden rows and columns count, blank rows do not.',
  'A picture belongs to the question in whose row it starts, or to the option in whose column it is.',
  'Save the file as .xlsx (Excel Workbook) or .csv, drop it on the page where questions are added, and wait for the result.',
  'If cells have problems, each one is listed with its row, its column and what to do. In that case nothing is stored, unless you choose to store the good rows.',
  'Duplicate questions, in the file or in the quiz, are pointed out but still stored.',
];

export const LIMITS =
  'At most 20,000 rows, 1,000 pictures and 15 MB in a file. Formulas are read as their saved result, and numbers as they are shown. If Excel has turned an option into a date or a percentage, you are asked about it.';

export const COLUMN_HEADINGS = ['Column', 'Required', 'What to write', 'Other names'] as const;

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

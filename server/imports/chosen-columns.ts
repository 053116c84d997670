/** Checks which columns of a sheet a person means. */
import { z } from 'zod';
import { coreErrors, type FieldProblem } from '../core/errors/domain-error.js';
import { validate } from '../core/errors/validation.js';
import type { QuestionKind } from '../questions/kinds/question-kind.js';
import type { ChosenColumns } from './import.entity.js';
import { columnsByKey, headerKey } from './spreadsheet/table.js';

/** As a caller says it. */
export interface ColumnChoice {
  firstRow: number;
  columns: { column: string; letters: string }[];
}

const MAX_COLUMNS = 50;
const LAST_ROW = 1_048_576;
/** The last column of spreadsheet programs. */
const LAST_LETTERS = 'XFD';

const choiceRule = z.object({
  firstRow: z.int().min(1, 'The first row is 1').max(LAST_ROW, `The last row is ${LAST_ROW}`),
  columns: z
    .array(
      z.object({
        column: z.string().max(100, 'No column has a name of more than 100 characters'),
        letters: z
          .string()
          .regex(/^[A-Za-z]{1,3}$/, 'A column of a sheet is named by its letters, for example B')
          .transform((letters) => letters.toUpperCase())
          .refine(
            (letters) => letters.length < LAST_LETTERS.length || letters <= LAST_LETTERS,
            `The last column of a sheet is ${LAST_LETTERS}`,
          ),
      }),
    )
    .min(1, 'Name at least one column')
    .max(MAX_COLUMNS, `A kind has at most ${MAX_COLUMNS} columns`),
});

/** @throws VALIDATION naming the column that is unknown, named twice, read twice or missing */
export function checkColumns(
  kind: QuestionKind,
  choice: ColumnChoice | null,
): ChosenColumns | null {
  if (choice === null) return null;
  const { firstRow, columns } = validate(choiceRule, choice, 'columns');
  const known = columnsByKey(kind.columns);
  const found: Record<string, string> = {};
  const fields: FieldProblem[] = [];
  for (const [index, { column, letters }] of columns.entries()) {
    const header = known.get(headerKey(column))?.header;
    const message = problemOf(column, header, letters, found);
    if (message !== null) fields.push({ path: `columns.columns.${index}`, message });
    else if (header !== undefined) found[header] = letters;
  }
  for (const { header, isRequired } of kind.columns)
    if (isRequired && !(header in found) && fields.length === 0)
      fields.push({ path: 'columns.columns', message: `Say which column is "${header}"` });
  if (fields.length > 0) throw coreErrors.VALIDATION({ message: fields[0]?.message, fields });
  return { firstRow, columns: found };
}

function problemOf(
  column: string,
  header: string | undefined,
  letters: string,
  found: Record<string, string>,
): string | null {
  if (header === undefined) return `There is no column "${column}"`;
  if (header in found) return `The column "${header}" is named twice`;
  const other = Object.entries(found).find(([, taken]) => taken === letters)?.[0];
  return other === undefined ? null : `Column ${letters} is named for "${other}" already`;
}

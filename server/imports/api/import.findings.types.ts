import { Field, ID, Int, ObjectType } from '@nestjs/graphql';
import { Paged } from '../../core/graphql/paging.js';
import { allKinds } from '../../questions/kinds/registry.js';
import type { RowFault } from '../import.checks.js';
import { PREVIEW_UNITS, type RefusedRowPreview } from '../import.findings.js';
import type { RowWarning } from '../import.warnings.js';

/** The query cost of a cell's text, in fields, because the text may be long. */
const CELL_COST = 10;

/** A row has one cell per column of its kind, and each may be faulty. */
function perCellCost({ childComplexity }: { childComplexity: number }): number {
  return 1 + childComplexity * Math.max(...allKinds().map(({ columns }) => columns.length));
}

@ObjectType('ImportFault', { description: 'A cell that could not be taken.' })
export class ImportFaultType {
  @Field(() => Int, { description: 'The row, as the spreadsheet program numbers it.' })
  row!: number;

  @Field({ description: 'The header of its column.' })
  column!: string;

  @Field({ description: 'The beginning of what the cell says.' })
  value!: string;

  @Field({ description: 'What to do about it.' })
  message!: string;
}

export function toImportFault({ row, column, value, message }: RowFault): ImportFaultType {
  return { row, column, value, message };
}

@ObjectType({ description: 'A part of the faulty cells of an import.' })
export class ImportFaultPage extends Paged(ImportFaultType) {}

@ObjectType('ImportCell', { description: 'A cell of a row that was not stored.' })
export class ImportCellType {
  @Field({ description: 'The header of its column.' })
  column!: string;

  @Field({
    complexity: CELL_COST,
    description: `What it says, at most the first ${PREVIEW_UNITS.toLocaleString('en')} characters; empty when it is blank or has no text.`,
  })
  value!: string;

  @Field({
    description: 'Whether it says more than `value`. The workbook of refused rows has all of it.',
  })
  isCut!: boolean;

  @Field({
    description:
      'Whether a correction that repeats `value` takes the cell as it is, although it may not say what it shows.',
  })
  isKeepable!: boolean;

  @Field({ description: 'Whether any correction of it leaves out a picture of its row.' })
  losesPicture!: boolean;
}

@ObjectType('RefusedRow', { description: 'A row that was not stored because of its cells.' })
export class RefusedRowType {
  @Field(() => Int, { description: 'The row, as the spreadsheet program numbers it.' })
  row!: number;

  @Field(() => [ImportCellType], {
    complexity: perCellCost,
    description: 'A cell for each column that its kind of question has, in their order.',
  })
  cells!: ImportCellType[];

  @Field(() => [ImportFaultType], {
    complexity: perCellCost,
    description: 'Those of its cells that could not be taken.',
  })
  faults!: ImportFaultType[];
}

export function toRefusedRow({ row, cells, faults }: RefusedRowPreview): RefusedRowType {
  return {
    row,
    cells,
    faults: faults.map(toImportFault),
  };
}

@ObjectType({ description: 'A part of the refused rows of an import.' })
export class RefusedRowPage extends Paged(RefusedRowType) {}

@ObjectType('ImportWarning', {
  description:
    'A row with something remarkable: its question stands elsewhere too, or two of its options say the same.',
})
export class ImportWarningType {
  @Field(() => Int, { description: 'The row, as the spreadsheet program numbers it.' })
  row!: number;

  @Field(() => String, {
    nullable: true,
    description: 'The header of the column it is about; null for the whole row.',
  })
  column!: string | null;

  @Field({ description: 'What is remarkable about it.' })
  message!: string;

  @Field(() => Int, {
    nullable: true,
    description: 'The earlier row of the same file that asks the same.',
  })
  duplicateOfRow!: number | null;

  @Field(() => ID, {
    nullable: true,
    description: 'The question of the quiz that asks the same. It may have been deleted since.',
  })
  duplicateOfQuestionId!: string | null;
}

export function toImportWarning(found: RowWarning): ImportWarningType {
  const { row, column, duplicateOfRow, duplicateOfQuestionId } = found;
  return { row, column, message: messageOf(found), duplicateOfRow, duplicateOfQuestionId };
}

function messageOf({ message, duplicateOfRow }: RowWarning): string {
  if (message !== null) return message;
  return duplicateOfRow === null
    ? 'The quiz has this question already'
    : `Row ${duplicateOfRow} asks the same question`;
}

@ObjectType({ description: 'A part of the warnings of an import.' })
export class ImportWarningPage extends Paged(ImportWarningType) {}

import { Field, ID, Int, ObjectType, registerEnumType } from '@nestjs/graphql';
import { publishedCode } from '../../core/errors/domain-error.js';
import { DateTimeScalar } from '../../core/graphql/date-time.scalar.js';
import { ErrorCode } from '../../core/graphql/errors.js';
import { Paged } from '../../core/graphql/paging.js';
import { QuestionKindName } from '../../questions/kinds/question.types.js';
import type { SheetRules } from '../../questions/kinds/question-kind.js';
import { SheetStartType } from './sheet-start.types.js';
import type { SheetStart } from '../spreadsheet/files/refusal.js';
import { ImportPhase, ImportState, type Import } from '../import.entity.js';

registerEnumType(ImportState, {
  name: 'ImportState',
  description: 'How an import stands.',
  valuesMap: {
    QUEUED: { description: 'Waits for a worker.' },
    RUNNING: { description: 'Under way.' },
    CHECKED: {
      description: 'A preview: its questions can be looked at, and stored by `storeImport`.',
    },
    SUCCEEDED: {
      description: 'Every row was stored; with `storeGoodRows`, every row that could be taken.',
    },
    REFUSED: { description: 'It cannot be taken as it is; nothing was stored.' },
    FAILED: { description: 'It broke down on our side; nothing was stored.' },
  },
});

registerEnumType(ImportPhase, {
  name: 'ImportPhase',
  description: 'What an import is doing.',
  valuesMap: {
    READING: { description: 'The workbook is being read.' },
    CHECKING: { description: 'Its rows are being checked.' },
    PICTURES: {
      description: 'Its pictures are being stored: `rowsDone` and `rowsTotal` count pictures.',
    },
    STORING: { description: 'Its questions are being stored.' },
  },
});

@ObjectType('ImportProblem', {
  description: 'Why a file was refused as a whole, or an import failed.',
})
export class ImportProblemType {
  @Field(() => ErrorCode, { description: 'Stable, for programs.' })
  code!: string;

  @Field({ description: 'What was wrong and what to do, for people.' })
  message!: string;
}

@ObjectType('Import', {
  description: 'A spreadsheet on its way into a quiz, or what became of it.',
})
export class ImportType {
  @Field(() => ID, { description: 'As the client made it.' })
  id!: string;

  @Field(() => ID, { description: 'The quiz its questions go to.' })
  quizId!: string;

  @Field(() => QuestionKindName, { description: 'The kind of question its rows are.' })
  kind!: string;

  @Field({ description: 'As the client called the file.' })
  fileName!: string;

  @Field(() => ID, {
    nullable: true,
    description:
      'The upload it reads, for another import of the same file; null once the file was removed.',
  })
  uploadId!: string | null;

  @Field(() => ImportState, { description: 'How it stands.' })
  state!: ImportState;

  @Field(() => ImportPhase, { nullable: true, description: 'What it does, or did last.' })
  phase!: ImportPhase | null;

  @Field(() => Int, { description: 'Rows the phase is through with.' })
  rowsDone!: number;

  @Field(() => Int, { nullable: true, description: 'Rows in all; null while that is not known.' })
  rowsTotal!: number | null;

  @Field(() => Int, { description: 'Questions that were stored.' })
  storedCount!: number;

  @Field(() => Int, {
    description: 'Cells that could not be taken. `faults` has the first 20,000 of them.',
  })
  faultCount!: number;

  @Field(() => Int, {
    description: 'Rows that were not stored because of their cells. `refusedRows` has them.',
  })
  refusedRowCount!: number;

  @Field(() => Int, {
    description: 'What is remarkable about rows that are stored all the same. See `warnings`.',
  })
  warningCount!: number;

  @Field(() => [String], {
    // A hundred texts.
    complexity: 100,
    description: 'Headers of columns that were not read, the first hundred of them.',
  })
  ignoredColumns!: string[];

  @Field(() => [String], {
    complexity: 10,
    description: 'What was noticed about the file besides its rows, a sentence each.',
  })
  notes!: string[];

  @Field(() => Int, {
    description:
      'Questions of a preview that do not read exactly as the spreadsheet program shows them.',
  })
  changedCount!: number;

  @Field(() => SheetStartType, {
    nullable: true,
    complexity: 100,
    description: 'The first rows of the file, where somebody has to say which columns are meant.',
  })
  sheetStart!: SheetStart | null;

  @Field({ description: 'Whether rows that can be taken are stored when others cannot.' })
  storeGoodRows!: boolean;

  @Field(() => ID, {
    nullable: true,
    description: 'The earlier import whose rest this one takes, corrected.',
  })
  corrects!: string | null;

  @Field(() => ImportProblemType, {
    nullable: true,
    description: 'Set when it was refused whole, or failed.',
  })
  problem!: ImportProblemType | null;

  @Field(() => DateTimeScalar, { description: 'When it was asked for.' })
  createdAt!: Date;

  @Field(() => DateTimeScalar, { description: 'When it was last changed.' })
  updatedAt!: Date;

  @Field(() => DateTimeScalar, {
    nullable: true,
    description: 'When it was checked, succeeded, was refused or failed.',
  })
  finishedAt!: Date | null;

  /** The user whose name the resolver reads; not a field of the schema. */
  createdBy!: string;

  /** How its rows are read; not a field of the schema. */
  rules!: SheetRules;
}

export function toImport(row: Import): ImportType {
  const { problemCode: code, problemMessage: message } = row;
  return {
    id: row.id,
    quizId: row.quizId,
    kind: row.kind,
    fileName: row.fileName,
    uploadId: row.uploadId,
    state: row.state,
    phase: row.phase,
    rowsDone: row.rowsDone,
    rowsTotal: row.rowsTotal,
    storedCount: row.storedCount,
    faultCount: row.faultCount,
    refusedRowCount: row.refusedRowCount,
    warningCount: row.warningCount,
    ignoredColumns: row.ignoredColumns,
    storeGoodRows: row.storeGoodRows,
    corrects: row.corrects,
    problem: code === null ? null : { code: publishedCode(code), message: message ?? '' },
    createdAt: row.createdAt,
    updatedAt: row.updatedAt,
    finishedAt: row.finishedAt,
    createdBy: row.createdBy,
    rules: row.rules,
    notes: row.notes,
    changedCount: row.changedCount,
    sheetStart: row.sheetStart,
  };
}

@ObjectType({ description: 'A part of the imports into a quiz.' })
export class ImportPage extends Paged(ImportType) {}

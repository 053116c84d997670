import {
  Field,
  GraphQLISODateTime,
  ID,
  InputType,
  Int,
  ObjectType,
  registerEnumType,
} from '@nestjs/graphql';
import { Paged } from '../core/graphql/paging.js';
import { QuestionKindName } from '../questions/question.types.js';
import { ImportPhase, ImportState, type Import, type ImportFault } from './import.entity.js';

registerEnumType(ImportState, {
  name: 'ImportState',
  description: 'How an import stands.',
  valuesMap: {
    QUEUED: { description: 'Waits for a worker.' },
    RUNNING: { description: 'Under way.' },
    SUCCEEDED: { description: 'Every row was stored.' },
    REFUSED: { description: 'The file cannot be taken as it is; nothing was stored.' },
    FAILED: { description: 'It broke down on our side; nothing was stored.' },
  },
});

registerEnumType(ImportPhase, {
  name: 'ImportPhase',
  description: 'What an import is doing.',
  valuesMap: {
    READING: { description: 'The workbook is being read.' },
    CHECKING: { description: 'Its rows are being checked.' },
    STORING: { description: 'Its questions are being stored.' },
  },
});

@ObjectType('ImportProblem', {
  description: 'Why a file was refused as a whole, or an import failed.',
})
export class ImportProblemType {
  @Field({ description: 'Stable, for programs.' })
  code!: string;

  @Field({ description: 'What was wrong and what to do, for people.' })
  message!: string;
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

export function toImportFault({ row, column, value, message }: ImportFault): ImportFaultType {
  return { row, column, value, message };
}

@ObjectType({ description: 'A part of the faulty cells of an import.' })
export class ImportFaultPage extends Paged(ImportFaultType) {}

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

  @Field(() => ImportProblemType, {
    nullable: true,
    description: 'Set when it was refused whole, or failed.',
  })
  problem!: ImportProblemType | null;

  @Field(() => GraphQLISODateTime, { description: 'When it was asked for.' })
  createdAt!: Date;

  @Field(() => GraphQLISODateTime, {
    nullable: true,
    description: 'When it succeeded, was refused or failed.',
  })
  finishedAt!: Date | null;
}

export function toImport(row: Import): ImportType {
  const { problemCode: code, problemMessage: message } = row;
  return {
    id: row.id,
    quizId: row.quizId,
    kind: row.kind,
    fileName: row.fileName,
    state: row.state,
    phase: row.phase,
    rowsDone: row.rowsDone,
    rowsTotal: row.rowsTotal,
    storedCount: row.storedCount,
    faultCount: row.faultCount,
    problem: code === null ? null : { code, message: message ?? '' },
    createdAt: row.createdAt,
    finishedAt: row.finishedAt,
  };
}

@InputType({ description: 'An import to start.' })
export class StartImportInput {
  @Field(() => ID, { description: 'A UUID made by the client. Twice the same is one import.' })
  id!: string;

  @Field(() => ID, { description: 'The quiz the questions go to.' })
  quizId!: string;

  @Field(() => ID, { description: 'From POST /uploads/spreadsheets.' })
  uploadId!: string;

  @Field(() => QuestionKindName, { description: 'The kind of question the rows are.' })
  kind!: string;
}

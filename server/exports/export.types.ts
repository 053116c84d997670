import { Field, Float, ID, InputType, Int, ObjectType, registerEnumType } from '@nestjs/graphql';
import { publishedCode } from '../core/errors/domain-error.js';
import { DateTimeScalar } from '../core/graphql/date-time.scalar.js';
import { ErrorCode } from '../core/graphql/errors.js';
import { AttemptSet } from '../results/figures/attempt-set.js';
import { ExportContent, ExportFormat, ExportState, type Export } from './export.entity.js';

registerEnumType(ExportContent, {
  name: 'ExportContent',
  description: 'What of an exam is exported. Of attempts, those that were submitted.',
  valuesMap: {
    RESULTS: { description: 'A row an attempt: who, when, and what it came to.' },
    QUESTION_FIGURES: {
      description: 'A row a question: how it was answered, and each option chosen.',
    },
    EXAM_FIGURES: { description: 'A row a figure of the exam as a whole, and of each paper.' },
    RESPONSES: { description: 'A row an attempt, with every answer and its marks.' },
  },
});

registerEnumType(ExportFormat, {
  name: 'ExportFormat',
  description: 'The format of the file.',
  valuesMap: {
    XLSX: { description: 'A workbook.' },
    CSV: {
      description:
        'UTF-8 with a byte order mark, commas, CRLF. Texts that a spreadsheet program could run begin with an apostrophe.',
    },
  },
});

registerEnumType(ExportState, {
  name: 'ExportState',
  description: 'How an export stands.',
  valuesMap: {
    QUEUED: { description: 'Waits for a worker.' },
    RUNNING: { description: 'Is written.' },
    DONE: { description: 'Its file can be downloaded.' },
    FAILED: { description: 'There is no file; `problem` says why.' },
    CANCELLED: { description: 'It was called off.' },
  },
});

@ObjectType('ExportProblem', { description: 'Why an export failed.' })
export class ExportProblemType {
  @Field(() => ErrorCode, { description: 'Stable, for programs.' })
  code!: string;

  @Field({ description: 'What was wrong and what to do, for people.' })
  message!: string;
}

@ObjectType('Export', { description: 'What of an exam is written to a file, or was.' })
export class ExportType {
  @Field(() => ID, { description: 'As the client made it.' })
  id!: string;

  @Field(() => ID, { description: 'Of which exam.' })
  quizId!: string;

  @Field(() => ExportContent, { description: 'What of it.' })
  content!: ExportContent;

  @Field(() => ExportFormat, { description: 'In which format.' })
  format!: ExportFormat;

  @Field(() => AttemptSet, { description: 'Of figures: which attempts they are of.' })
  attemptSet!: AttemptSet;

  @Field(() => ExportState, { description: 'How it stands.' })
  state!: ExportState;

  @Field(() => Int, { description: 'Rows that are written.' })
  rowsDone!: number;

  @Field(() => Int, { nullable: true, description: 'Rows in all; null while that is not known.' })
  rowsTotal!: number | null;

  @Field({ description: 'What the file is called.' })
  fileName!: string;

  @Field(() => String, {
    nullable: true,
    description: 'Where the file is, as a path: it needs the same token. Null while there is none.',
  })
  url!: string | null;

  @Field(() => Float, { nullable: true, description: 'How large the file is.' })
  sizeBytes!: number | null;

  @Field(() => ExportProblemType, { nullable: true, description: 'Set when it failed.' })
  problem!: ExportProblemType | null;

  @Field(() => DateTimeScalar, {
    description: 'When it was asked for. Seven days later it goes, with its file.',
  })
  createdAt!: Date;

  @Field(() => DateTimeScalar, { description: 'When it was last changed.' })
  updatedAt!: Date;

  @Field(() => DateTimeScalar, { nullable: true, description: 'When it ended.' })
  finishedAt!: Date | null;
}

@InputType({ description: 'An export to start.' })
export class StartExportInput {
  @Field(() => ID, { description: 'A UUID made by the client. Twice the same is one export.' })
  id!: string;

  @Field(() => ID, { description: 'Of which exam.' })
  quizId!: string;

  @Field(() => ExportContent, { description: 'What of it.' })
  content!: ExportContent;

  @Field(() => ExportFormat, { description: 'In which format.' })
  format!: ExportFormat;

  @Field(() => AttemptSet, {
    defaultValue: AttemptSet.BEST,
    description: 'Of figures: which attempts of each candidate count.',
  })
  attemptSet!: AttemptSet;
}

export function toExport(row: Export): ExportType {
  const { problemCode: code, problemMessage: message } = row;
  return {
    id: row.id,
    quizId: row.quizId,
    content: row.content,
    format: row.format,
    attemptSet: row.attemptSet,
    state: row.state,
    rowsDone: row.rowsDone,
    rowsTotal: row.rowsTotal,
    fileName: row.fileName,
    url: row.fileId === null ? null : `/exports/${row.id}/file`,
    sizeBytes: row.sizeBytes,
    problem: code === null ? null : { code: publishedCode(code), message: message ?? '' },
    createdAt: row.createdAt,
    updatedAt: row.updatedAt,
    finishedAt: row.finishedAt,
  };
}

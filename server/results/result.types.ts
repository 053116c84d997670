import { Field, Float, ID, Int, ObjectType, registerEnumType } from '@nestjs/graphql';
import { DateTimeScalar } from '../core/graphql/date-time.scalar.js';
import type { SubmittedBy } from '../attempts/attempt.entity.js';
import { SubmittedByName } from '../attempts/attempt.types.js';
import { isPassed } from '../attempts/submission/pass-mark.js';
import { ConnectionWith, EdgeTo } from '../core/graphql/connections.js';
import { Paged } from '../core/graphql/paging.js';
import { nearestNumber, type Marks } from '../marks/fraction.js';
import { MarksScalar } from '../marks/marks.scalar.js';
import { gradeOfSubmitted, percentOfSubmitted, scoreOfSubmitted } from './submitted-score.js';
import { ResultFilter, ResultSort, type ResultRow } from './result-list.queries.js';

registerEnumType(ResultSort, {
  name: 'ResultSort',
  description: 'How results are ordered.',
  valuesMap: {
    LATEST: { description: 'The latest submitted first.' },
    EARLIEST: { description: 'The earliest submitted first.' },
    BEST: { description: 'The highest score first.' },
    LOWEST: { description: 'The lowest score first.' },
    HIGHEST_PERCENT: { description: 'The highest score in per cent of its maximum first.' },
    LOWEST_PERCENT: { description: 'The lowest score in per cent of its maximum first.' },
    NAME: { description: 'By the learner’s name.' },
    NAME_DESCENDING: { description: 'By the learner’s name, from the end of the alphabet.' },
    LATE: { description: 'Those with the most late answers to decide on first.' },
    QUICKEST: { description: 'The shortest time from start to submission first.' },
    SLOWEST: { description: 'The longest time from start to submission first.' },
  },
});

registerEnumType(ResultFilter, {
  name: 'ResultFilter',
  description: 'Which results are shown.',
  valuesMap: {
    PASSED: { description: 'Those that reach the pass mark they were started under.' },
    FAILED: { description: 'Those that do not, with nothing that waits to be marked.' },
    WAITING: { description: 'Those with answers that wait to be marked.' },
    LATE: { description: 'Those with late answers that nobody has decided on.' },
  },
});

@ObjectType({ description: 'The result of an attempt.' })
export class Result {
  @Field(() => ID, { description: 'Of the attempt.' })
  attemptId!: string;

  @Field(() => ID, { description: 'Whose attempt it is.' })
  candidateId!: string;

  @Field(() => ID, { description: 'Who it is, in all exams.' })
  learnerId!: string;

  @Field({ description: 'The learner’s name.' })
  name!: string;

  @Field(() => String, {
    nullable: true,
    description: 'The learner’s address; null for learners with a name only.',
  })
  email!: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'The learner’s id in your own system; null if none was given.',
  })
  externalId!: string | null;

  @Field(() => String, { nullable: true, description: 'The learner’s, as the school writes it.' })
  rollNumber!: string | null;

  @Field(() => Int, { description: 'Of the learner’s attempts at this exam, from 1.' })
  number!: number;

  @Field(() => DateTimeScalar, { description: 'When it was started.' })
  startedAt!: Date;

  @Field(() => DateTimeScalar, {
    nullable: true,
    description: 'When it was submitted; null while it runs.',
  })
  submittedAt!: Date | null;

  @Field(() => SubmittedByName, {
    nullable: true,
    description: 'Who submitted it; null while it runs.',
  })
  submittedBy!: SubmittedBy | null;

  @Field(() => Int, {
    nullable: true,
    description:
      'From start to submission, in seconds; for a reopened attempt, including the time between. Null while it runs.',
  })
  secondsTaken!: number | null;

  @Field(() => Float, {
    nullable: true,
    description:
      'The marks given so far, rounded to two decimals; below zero where wrong choices take away more than was earned; null while it runs.',
  })
  score!: number | null;

  @Field(() => Float, {
    nullable: true,
    description:
      'What the best answers would have earned, rounded to two decimals; null while it runs.',
  })
  maxScore!: number | null;

  @Field(() => MarksScalar, {
    nullable: true,
    description: 'The score before it was rounded; null while it runs.',
  })
  exactScore!: Marks | null;

  @Field(() => MarksScalar, { nullable: true, description: 'The same of the maximum.' })
  exactMaxScore!: Marks | null;

  @Field(() => MarksScalar, {
    nullable: true,
    description:
      'What staff added to its marks after the exam, below zero where they took away; it is part of the score, which never passes the maximum. Null while it runs.',
  })
  adjustmentMarks!: Marks | null;

  @Field(() => Float, {
    nullable: true,
    description:
      'The exact score in per cent of the exact maximum, not rounded: round it once, where it is shown. Null while it runs.',
  })
  percent!: number | null;

  @Field(() => Float, {
    nullable: true,
    description: 'The pass mark that counts for it; null where there is none, and while it runs.',
  })
  passMark!: number | null;

  @Field(() => String, {
    nullable: true,
    description:
      'The grade of the institute for that percentage, as it is rounded to two decimals; null while answers wait for marking, and where it has no grades.',
  })
  letterGrade!: string | null;

  @Field(() => Boolean, {
    nullable: true,
    description:
      'Whether it reached the pass mark it was started under. Null where there is none, and while it has not and answers wait for marking.',
  })
  isPassed!: boolean | null;

  @Field(() => Int, {
    nullable: true,
    description: 'Answers that wait for marking; null while it runs.',
  })
  waitingCount!: number | null;

  @Field(() => Int, { description: 'Answers that came late and wait for a decision.' })
  lateCount!: number;

  @Field(() => DateTimeScalar, {
    description:
      'When its marks, late answers, name or address, or anything else of it was last changed; saves do not count.',
  })
  updatedAt!: Date;
}

@ObjectType({ description: 'A part of the results of an exam.' })
export class ResultPage extends Paged(Result) {}

@ObjectType({ description: 'A result in a list.' })
export class ResultEdge extends EdgeTo(Result) {}

@ObjectType({ description: 'A part of the results of an exam, by cursor.' })
export class ResultConnection extends ConnectionWith(ResultEdge) {}

export function toResult(row: ResultRow): Result {
  const marked = scoreOfSubmitted(row);
  const percent = percentOfSubmitted(row);
  return {
    attemptId: row.attemptId,
    candidateId: row.candidateId,
    learnerId: row.learnerId,
    name: row.name,
    email: row.email,
    externalId: row.externalId,
    rollNumber: row.rollNumber,
    number: row.number,
    startedAt: row.startedAt,
    submittedAt: row.submittedAt,
    submittedBy: row.submittedBy,
    secondsTaken: row.submittedAt && secondsBetween(row.startedAt, row.submittedAt),
    score: marked?.score ?? null,
    maxScore: marked?.maxScore ?? null,
    exactScore: marked && row.exactScore,
    exactMaxScore: marked && row.exactMaxScore,
    adjustmentMarks: marked && row.adjustmentMarks,
    percent: percent && nearestNumber(percent),
    passMark: marked && row.rules.passMark,
    letterGrade: gradeOfSubmitted(row),
    isPassed: marked && isPassed(row.rules, marked),
    waitingCount: marked?.waitingCount ?? null,
    lateCount: row.lateCount,
    updatedAt: row.updatedAt,
  };
}

function secondsBetween(from: Date, to: Date): number {
  return Math.round((to.getTime() - from.getTime()) / 1_000);
}

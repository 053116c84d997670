import { Field, Int, ObjectType, registerEnumType } from '@nestjs/graphql';
import { DateTimeScalar } from '../core/graphql/date-time.scalar.js';
import type { ProgressRow } from './quiz-progress.queries.js';
import { awaitsRelease, QuizStage, quizStage } from './quiz-stage.js';

registerEnumType(QuizStage, {
  name: 'QuizStage',
  description: 'Where a quiz is on its way from a draft to released results.',
  valuesMap: {
    DRAFT: { description: 'Its paper is not submitted.' },
    NOT_READY: {
      description:
        'Its paper is submitted, but something in it must be corrected before its exam opens.',
    },
    OFF: {
      description: 'Nobody has taken it, and nobody can: it is inactive or has too many questions.',
    },
    SCHEDULED: { description: 'Its exam opens later.' },
    OPEN: { description: 'Its exam can be started, or learners are still working on it.' },
    PAUSED: { description: 'The same, and staff have paused it.' },
    CLOSED: { description: 'Its exam has ended. Nothing waits for marks; no results are shown.' },
    MARKING: { description: 'Its exam has ended, and answers wait for marks.' },
    RELEASED: { description: 'Its exam has ended, all is marked, and learners see their results.' },
  },
});

@ObjectType({ description: 'How far the exam of a quiz has come. Previews do not count.' })
export class QuizProgress {
  @Field(() => QuizStage, { description: 'Where it is now.' })
  stage!: QuizStage;

  @Field(() => Int, { description: 'Learners who were invited or joined, without removed ones.' })
  learnerCount!: number;

  @Field(() => Int, { description: 'Attempts under way.' })
  runningCount!: number;

  @Field(() => Int, { description: 'Submitted attempts.' })
  submittedCount!: number;

  @Field(() => Int, { description: 'Answers that wait for marks, and are yours to mark.' })
  toMarkCount!: number;

  @Field(() => Int, { description: 'Late answers that wait for a decision.' })
  lateCount!: number;

  @Field({
    description:
      'Whether it was taken and is closed, or never closes, all is marked, and no learner sees the results before staff release them.',
  })
  awaitsRelease!: boolean;

  @Field({
    description:
      'Whether its results are for you: not if you are assigned a part of its answers, or none while others are.',
  })
  seesResults!: boolean;

  @Field(() => DateTimeScalar, { nullable: true, description: 'When its exam opens, if it says.' })
  opensAt!: Date | null;

  @Field(() => DateTimeScalar, { nullable: true, description: 'When its exam closes, if it says.' })
  closesAt!: Date | null;
}

export function toQuizProgress(row: ProgressRow): QuizProgress {
  const { status, isCompleted, deletedAt, revisionQuestionCount, opensAt, closesAt } = row;
  const facts = {
    ...row,
    // The stage is that of the whole exam, whoever looks.
    toMarkCount: row.waitingCount,
    quiz: { status, isCompleted, deletedAt },
    revision: revisionQuestionCount === null ? null : { questionCount: revisionQuestionCount },
    review: { ...row, content: row.reviewContent, time: row.reviewTime },
  };
  return {
    stage: quizStage(facts),
    awaitsRelease: awaitsRelease(facts),
    learnerCount: row.learnerCount,
    runningCount: row.runningCount,
    submittedCount: row.submittedCount,
    toMarkCount: row.toMarkCount,
    lateCount: row.lateCount,
    seesResults: !row.isNarrowed,
    opensAt,
    closesAt,
  };
}

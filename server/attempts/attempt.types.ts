import { Field, ID, InputType, Int, ObjectType, registerEnumType } from '@nestjs/graphql';
import { DateTimeScalar } from '../core/graphql/date-time.scalar.js';
import type { Attempt, SubmittedBy } from './attempt.entity.js';

export const SubmittedByName: Record<SubmittedBy, SubmittedBy> = {
  LEARNER: 'LEARNER',
  TIME: 'TIME',
  STAFF: 'STAFF',
};

registerEnumType(SubmittedByName, {
  name: 'SubmittedBy',
  description: 'Who ended an attempt.',
  valuesMap: {
    LEARNER: { description: 'Its learner.' },
    TIME: { description: 'The deadline: what was saved was submitted.' },
    STAFF: { description: 'Whoever gives the exam.' },
  },
});

@ObjectType('Attempt', { description: 'One sitting of an exam by a candidate.' })
export class AttemptType {
  @Field(() => ID, { description: 'For life.' })
  id!: string;

  @Field(() => Int, { description: 'Of the attempts of its candidate, from 1.' })
  number!: number;

  @Field(() => DateTimeScalar, { description: 'When it was started.' })
  startedAt!: Date;

  @Field(() => DateTimeScalar, {
    nullable: true,
    description: 'When its time is over. Null: it has no end.',
  })
  deadlineAt!: Date | null;

  @Field(() => DateTimeScalar, {
    nullable: true,
    description:
      'Since when its clock stands, because the exam or this attempt is paused: the deadline moves by that time when it goes on. Null while it runs.',
  })
  pausedAt!: Date | null;

  @Field(() => DateTimeScalar, {
    nullable: true,
    description:
      'Since when its clock stands, if staff paused it individually: `resumeAttempt` lets it go on, not `resumeExam`. Else null.',
  })
  individuallyPausedAt!: Date | null;

  @Field(() => DateTimeScalar, {
    nullable: true,
    description: 'When answers were last saved; null while none were.',
  })
  lastSavedAt!: Date | null;

  @Field(() => DateTimeScalar, { nullable: true, description: 'Null while it runs.' })
  submittedAt!: Date | null;

  @Field(() => SubmittedByName, { nullable: true, description: 'Null while it runs.' })
  submittedBy!: SubmittedBy | null;

  @Field(() => DateTimeScalar, {
    description: 'When it was last changed; saves and marks count, too.',
  })
  updatedAt!: Date;
}

export function toAttempt(attempt: Attempt): AttemptType {
  return {
    id: attempt.id,
    number: attempt.number,
    startedAt: attempt.startedAt,
    deadlineAt: attempt.deadlineAt,
    pausedAt: attempt.pausedAt,
    individuallyPausedAt: attempt.individuallyPausedAt,
    lastSavedAt: attempt.lastSavedAt,
    submittedAt: attempt.submittedAt,
    submittedBy: attempt.submittedBy,
    updatedAt: lastChangeOf(attempt),
  };
}

/** A save sets its own column only, so that it costs nothing more. */
function lastChangeOf({ updatedAt, lastSavedAt }: Attempt): Date {
  return lastSavedAt && lastSavedAt > updatedAt ? lastSavedAt : updatedAt;
}

@ObjectType({ description: 'How many questions of an attempt are answered.' })
export class AttemptProgress {
  @Field(() => Int, {
    description: 'Questions whose stored response is an answer: a text of blanks is none.',
  })
  answeredCount!: number;

  @Field(() => Int, { description: 'Questions of its paper.' })
  questionCount!: number;
}

@InputType({ description: 'More time for an attempt.' })
export class ExtendTimeInput {
  @Field(() => ID, { description: 'Which attempt, one that runs.' })
  attemptId!: string;

  @Field(() => Int, { description: 'On top of its deadline, from 1 to 1,440.' })
  minutes!: number;

  @Field({ description: 'Why; at most 500 characters. It is written down.' })
  reason!: string;
}

@InputType({ description: 'More time for everybody who is at it.' })
export class ExtendTimeForAllInput {
  @Field(() => ID, { description: 'Which exam.' })
  quizId!: string;

  @Field(() => Int, { description: 'On top of each deadline, from 1 to 1,440.' })
  minutes!: number;

  @Field({ description: 'Why; at most 500 characters. It is written down.' })
  reason!: string;
}

@InputType({ description: 'An attempt that is to go on.' })
export class ReopenAttemptInput {
  @Field(() => ID, { description: 'Which attempt, one that was submitted.' })
  attemptId!: string;

  @Field(() => Int, { description: 'Until its time is over, from now: from 1 to 1,440.' })
  minutes!: number;

  @Field({ description: 'Why; at most 500 characters. It is written down.' })
  reason!: string;
}

@InputType({ description: 'An attempt that is to end.' })
export class SubmitAttemptInput {
  @Field(() => ID, { description: 'Which attempt, one that runs.' })
  attemptId!: string;

  @Field({ description: 'Why; at most 500 characters. It is written down.' })
  reason!: string;
}

@ObjectType({ description: 'How far an exam has come. Previews are not counted.' })
export class ExamProgress {
  @Field(() => Int, { description: 'Candidates who were invited.' })
  invited!: number;

  @Field(() => Int, { description: 'Candidates who came by the exam’s link.' })
  registered!: number;

  @Field(() => Int, { description: 'Candidates who have an attempt.' })
  started!: number;

  @Field(() => Int, {
    description: 'Candidates who have no attempt and can still start: neither revoked nor closed.',
  })
  notStarted!: number;

  @Field(() => Int, { description: 'Attempts that run.' })
  running!: number;

  @Field(() => Int, { description: 'Attempts that were submitted.' })
  submitted!: number;

  @Field(() => Int, {
    description: 'Answers to submitted attempts that came late and wait for a decision.',
  })
  lateCount!: number;

  @Field(() => DateTimeScalar, {
    description: 'When this was so, by the clock that deadlines go by.',
  })
  at!: Date;
}

@ObjectType({ description: 'A way into an exam of yours, as a learner has it.' })
export class ExamPreview {
  @Field({ description: 'A personal link. It is good for a day, and leaves no trace in results.' })
  url!: string;
}

@ObjectType({ description: 'Attempts that have more time now.' })
export class ExtendedAttempts {
  @Field(() => Int, { description: 'How many.' })
  count!: number;
}

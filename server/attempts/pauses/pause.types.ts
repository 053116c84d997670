import { Field, ID, InputType, Int, ObjectType } from '@nestjs/graphql';
import { DateTimeScalar } from '../../core/graphql/date-time.scalar.js';
import type { ShownPause } from './pause.service.js';

@ObjectType('ExamPause', { description: 'The present pause of an exam.' })
export class ExamPauseType {
  @Field(() => DateTimeScalar, { description: 'Since when.' })
  startedAt!: Date;

  @Field(() => String, {
    nullable: true,
    description:
      'First and last name of who paused it; null where their account is gone, and to markers who do not see the results of the exam.',
  })
  startedByName!: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'Why; null only to markers who do not see the results of the exam.',
  })
  reason!: string | null;
}

export function toExamPause({ startedAt, startedByName, reason }: ShownPause): ExamPauseType {
  return { startedAt, startedByName, reason };
}

@InputType({ description: 'An exam that is to be paused.' })
export class PauseExamInput {
  @Field(() => ID, { description: 'Which exam.' })
  quizId!: string;

  @Field({
    description: 'Why; at most 500 characters. It is written down, and learners do not see it.',
  })
  reason!: string;
}

@InputType({ description: 'An attempt that is to be paused.' })
export class PauseAttemptInput {
  @Field(() => ID, { description: 'Which attempt, one that runs.' })
  attemptId!: string;

  @Field({
    description:
      'Why; at most 500 characters. It is written down, and the learner does not see it.',
  })
  reason!: string;
}

@InputType({ description: 'A paused attempt that is to go on.' })
export class ResumeAttemptInput {
  @Field(() => ID, { description: 'Which attempt.' })
  attemptId!: string;
}

@InputType({ description: 'A paused exam that is to go on.' })
export class ResumeExamInput {
  @Field(() => ID, { description: 'Which exam.' })
  quizId!: string;
}

@ObjectType({ description: 'Attempts of an exam that was paused.' })
export class PausedAttempts {
  @Field(() => Int, { description: 'How many.' })
  count!: number;
}

@ObjectType({ description: 'What moved when a paused exam went on.' })
export class ResumedAttempts {
  @Field(() => Int, { description: 'How many attempts go on.' })
  count!: number;

  @Field(() => Int, { description: 'How many do not: staff have paused them individually.' })
  stillPaused!: number;

  @Field(() => DateTimeScalar, {
    nullable: true,
    description:
      'When the exam closes now; null if that has not moved: it has no closing, had closed before the pause, or opens after it.',
  })
  closesAt!: Date | null;

  @Field(() => DateTimeScalar, {
    nullable: true,
    description:
      'When the results are shown now, if the closing would have passed their date; null if it stays.',
  })
  releasesAt!: Date | null;

  @Field(() => Int, {
    description: 'How many learners have a closing of their own that moved as well.',
  })
  movedWindows!: number;
}

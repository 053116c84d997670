import { Field, ID, Int, ObjectType, registerEnumType } from '@nestjs/graphql';
import { DateTimeScalar } from '../core/graphql/date-time.scalar.js';

/** What waits for staff. The order is that of the list: learners wait for the first ones. */
export enum WaitingKind {
  RETURN = 'RETURN',
  LATE = 'LATE',
  TO_MARK = 'TO_MARK',
  UNRELEASED = 'UNRELEASED',
  FAILED_IMPORT = 'FAILED_IMPORT',
}

registerEnumType(WaitingKind, {
  name: 'WaitingKind',
  description: 'What waits for staff.',
  valuesMap: {
    RETURN: {
      description: 'Learners ask to go on at another device: `returnRequests`. Not for markers.',
    },
    LATE: { description: 'Answers that came late wait for a decision. Not for markers.' },
    TO_MARK: { description: 'Answers wait for marks.' },
    UNRELEASED: {
      description:
        'An exam was taken and is closed, or never closes; all answers are marked, and no learner sees the results before staff release them. Not for markers.',
    },
    FAILED_IMPORT: {
      description: 'An import stored nothing, and nobody has repaired it. Not for markers.',
    },
  },
});

@ObjectType({
  description: 'An exam that is being taken, or open today to learners who have not started.',
})
export class TodayRunning {
  @Field(() => ID, { description: 'Of its quiz.' })
  quizId!: string;

  @Field({ description: 'Of its quiz.' })
  title!: string;

  @Field(() => Int, { description: 'Attempts in progress.' })
  runningCount!: number;

  @Field(() => Int, { description: 'Learners who have started.' })
  startedCount!: number;

  @Field(() => Int, { description: 'Learners who were invited or joined, without removed ones.' })
  learnerCount!: number;

  @Field(() => DateTimeScalar, {
    nullable: true,
    description:
      'When the time of the next learner is up; null if nobody’s time ends, and while it is paused.',
  })
  nextEndAt!: Date | null;

  @Field(() => DateTimeScalar, { nullable: true, description: 'When it closes, if it does.' })
  closesAt!: Date | null;

  @Field(() => DateTimeScalar, {
    nullable: true,
    description: 'Since when it is paused; null while it is not.',
  })
  pausedAt!: Date | null;
}

@ObjectType({ description: 'Something that waits for staff.' })
export class TodayWaiting {
  @Field(() => WaitingKind, { description: 'What it is.' })
  kind!: WaitingKind;

  @Field(() => ID, { description: 'Which quiz it concerns.' })
  quizId!: string;

  @Field({ description: 'Of that quiz.' })
  title!: string;

  @Field(() => Int, {
    description:
      'How many: requests, answers, results that are not released, or refused rows of an import; 0 if its file could not be read.',
  })
  count!: number;

  @Field(() => DateTimeScalar, {
    nullable: true,
    description:
      'Since when the first one waits. Null for markers of an exam that is marked anonymously: it would tell whose answer it is.',
  })
  since!: Date | null;

  @Field(() => ID, { nullable: true, description: 'Which import; null for the other kinds.' })
  importId!: string | null;
}

@ObjectType({ description: 'An exam that opens later.' })
export class TodayExam {
  @Field(() => ID, { description: 'Of its quiz.' })
  quizId!: string;

  @Field({ description: 'Of its quiz.' })
  title!: string;

  @Field(() => DateTimeScalar, { description: 'When it opens.' })
  opensAt!: Date;

  @Field(() => Int, { description: 'Learners who were invited, without removed ones.' })
  invitedCount!: number;

  @Field(() => Int, {
    nullable: true,
    description:
      'Blocking findings of the quiz as it is now, by the rules of the exam; null if there are too many questions to check them here.',
  })
  correctionCount!: number | null;
}

@ObjectType({ description: 'Something that must be corrected before an exam.' })
export class TodayCorrection {
  @Field(() => ID, {
    nullable: true,
    description:
      'In which question; null if it is in the rules of the exam or the number of questions.',
  })
  questionId!: string | null;

  @Field({ description: 'What is wrong, and what to do.' })
  message!: string;
}

@ObjectType({
  description:
    'A quiz that is not submitted, or in which something must be corrected before it opens.',
})
export class TodayDraft {
  @Field(() => ID, { description: 'Which quiz.' })
  quizId!: string;

  @Field({ description: 'Of the quiz.' })
  title!: string;

  @Field(() => Int, { description: 'Questions of all kinds.' })
  questionCount!: number;

  @Field({
    description:
      'Whether its paper is submitted, but its exam is not ready: it opens once what must be corrected in it is corrected and submitted again.',
  })
  isSubmitted!: boolean;

  @Field(() => Int, {
    nullable: true,
    description:
      'Blocking findings of the quiz as it is now, by the rules of the exam; null if there are too many questions to check them here.',
  })
  correctionCount!: number | null;

  @Field(() => TodayCorrection, {
    nullable: true,
    description:
      'The first of them: of the exam, then in the order of the questions; null if there is none.',
  })
  firstCorrection!: TodayCorrection | null;

  @Field(() => DateTimeScalar, {
    description: 'When the quiz or which questions it has last changed.',
  })
  updatedAt!: Date;
}

@ObjectType({
  description:
    'What there is to do in your institute now. Each list has at most 20 entries, the most urgent ones.',
})
export class Today {
  @Field(() => DateTimeScalar, { description: 'By the clock of the server.' })
  at!: Date;

  @Field(() => [TodayRunning], { description: 'Exams that run: first where time is up next.' })
  running!: TodayRunning[];

  @Field(() => Int, { description: 'How many exams run.' })
  runningTotal!: number;

  @Field(() => [TodayWaiting], {
    description: 'What waits for staff, by kind. If there is more, it has some of each kind.',
  })
  waiting!: TodayWaiting[];

  @Field(() => Int, { description: 'How many things wait.' })
  waitingTotal!: number;

  @Field(() => [TodayExam], { description: 'Exams that open later, the next one first.' })
  upcoming!: TodayExam[];

  @Field(() => Int, { description: 'How many exams open later.' })
  upcomingTotal!: number;

  @Field(() => [TodayDraft], {
    description: 'Active quizzes in the stages `DRAFT` and `NOT_READY`, last changed first.',
  })
  drafts!: TodayDraft[];

  @Field(() => Int, { description: 'How many drafts there are.' })
  draftsTotal!: number;

  @Field(() => Int, { description: 'Quizzes of the institute, without the trash.' })
  quizCount!: number;

  @Field({ description: 'Whether the sample exam is among them.' })
  hasSample!: boolean;

  @Field({
    description:
      'Whether any of them has a question, and is active or submitted. The sample exam does not count, nor in the next two.',
  })
  hasQuestions!: boolean;

  @Field({ description: 'Whether the paper of any of them is submitted.' })
  hasSubmitted!: boolean;

  @Field({ description: 'Whether any of them has a learner.' })
  hasLearners!: boolean;
}

@ObjectType({ description: 'That the answer to `today` may have changed.' })
export class TodayChange {
  @Field(() => DateTimeScalar, { description: 'By the clock of the server.' })
  at!: Date;
}

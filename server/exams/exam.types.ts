import { Field, ID, Int, ObjectType, registerEnumType } from '@nestjs/graphql';
import { DateTimeScalar } from '../core/graphql/date-time.scalar.js';
import type { Exam } from './exam.service.js';
import { formatExamCode } from './rules/exam-code.js';
import { ExamRulesType, toExamRules } from './rules/exam-rules.types.js';
import { ExamState, examState, awaitsCorrection } from './rules/exam-state.js';
import type { PaperRevision } from './revisions/paper-revision.entity.js';

registerEnumType(ExamState, {
  name: 'ExamState',
  description: 'Whether an exam can be started now, by whoever has no window of their own.',
  valuesMap: {
    OPEN: { description: 'It can be started, unless it is paused.' },
    NOT_YET: { description: 'It opens later.' },
    CLOSED: { description: 'It has closed.' },
    UNAVAILABLE: {
      description:
        'Its quiz is not submitted or not active, has more than 1,000 questions, or something in it must be corrected first (`awaitsCorrection`).',
    },
  },
});

@ObjectType('PaperRevision', {
  description: 'A paper as it was submitted. It never changes; learners take the latest one.',
})
export class PaperRevisionType {
  @Field(() => ID, { description: 'For life.' })
  id!: string;

  @Field(() => Int, { description: 'From 1, in the order they were submitted.' })
  number!: number;

  @Field(() => Int, { description: 'Questions of all kinds.' })
  questionCount!: number;

  @Field(() => DateTimeScalar, { description: 'When it was submitted.' })
  publishedAt!: Date;
}

@ObjectType('Exam', { description: 'A quiz as it is given to learners.' })
export class ExamType {
  @Field(() => ID, { description: 'Of its quiz.' })
  quizId!: string;

  @Field({ description: 'Of its quiz, as it is now.' })
  title!: string;

  @Field(() => String, {
    nullable: true,
    description:
      'By which it is found, for example `K7QM-2XRD`; null until its quiz is first submitted or its rules are first changed.',
  })
  code!: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'Where learners take it; null as long as it has no code.',
  })
  url!: string | null;

  @Field(() => ExamState, { description: 'Whether it can be started now.' })
  state!: ExamState;

  @Field({
    description:
      'Whether it is kept from opening, and nobody can be invited: what `findings` call BLOCKING in its paper must be corrected, and the paper submitted again. Only of a new exam. One that was ready once opens whatever is changed later. False for a quiz that was never submitted.',
  })
  awaitsCorrection!: boolean;

  @Field(() => DateTimeScalar, {
    nullable: true,
    description:
      'Since when it is paused: nobody starts, and it does not close. Its closing moves when it goes on. Null while it is not paused.',
  })
  pausedAt!: Date | null;

  @Field({ description: 'IANA name of the zone its times are shown in: that of the institute.' })
  timeZone!: string;

  @Field(() => Int, { nullable: true, description: 'Minutes a learner has; null: no limit.' })
  durationMinutes!: number | null;

  @Field(() => ExamRulesType, { description: 'How it is given.' })
  rules!: ExamRulesType;

  @Field(() => PaperRevisionType, {
    nullable: true,
    description: 'What learners who start now take; null for a quiz that was never submitted.',
  })
  revision!: PaperRevisionType | null;

  /** The source of the other fields; not a field of the schema. */
  exam!: Exam;
}

/**
 * @param publicUrl PUBLIC_URL of this server
 * @param now by the server's clock
 */
export function toExam(exam: Exam, publicUrl: string, now = new Date()): ExamType {
  const { quiz, rules, revision, pausedAt, timeZone } = exam;
  const { opensAt, closesAt, code, isReady } = rules;
  return {
    quizId: quiz.id,
    title: quiz.title,
    code: code === null ? null : formatExamCode(code),
    url: code === null ? null : `${publicUrl}/take/${code}`,
    state: examState({ quiz, revision, isReady, opensAt, closesAt, pausedAt, now }),
    awaitsCorrection: awaitsCorrection({ hasRevision: revision !== null, isReady }),
    pausedAt,
    timeZone,
    durationMinutes: quiz.durationMinutes,
    rules: toExamRules(rules),
    revision: revision && toPaperRevision(revision),
    exam,
  };
}

function toPaperRevision(revision: PaperRevision): PaperRevisionType {
  const { id, number, questionCount, publishedAt } = revision;
  return {
    id,
    number: number ?? 0,
    questionCount,
    publishedAt: publishedAt ?? revision.createdAt,
  };
}

import { Field, Float, ID, InputType, Int, ObjectType } from '@nestjs/graphql';
import { DateTimeScalar } from '../../core/graphql/date-time.scalar.js';
import './exam-rule-enums.types.js';
import type { Marks } from '../../marks/fraction.js';
import { WrongMarksBasis } from '../../marks/marking-pattern.js';
import { MarksScalar } from '../../marks/marks.scalar.js';
import {
  ExamAccess,
  ExamLayout,
  ExamNavigation,
  ReviewContent,
  ReviewTime,
} from './exam-rules.entity.js';
import type { RulesInForce } from './exam-rules.service.js';
import { ReleaseState, releaseStateOf } from './review-rule.js';

@ObjectType('ExamRules', { description: 'How an exam is given.' })
export class ExamRulesType {
  @Field(() => ExamAccess, { description: 'Who comes in.' })
  access!: ExamAccess;

  @Field(() => String, {
    nullable: true,
    description:
      'An attempt is started with it only; it is read out in the room. Learners are never sent it. Null: there is none.',
  })
  accessCode!: string | null;

  @Field(() => DateTimeScalar, {
    nullable: true,
    description: 'From when on it can be started; null: at once.',
  })
  opensAt!: Date | null;

  @Field(() => DateTimeScalar, {
    nullable: true,
    description: 'When every attempt ends; null: never.',
  })
  closesAt!: Date | null;

  @Field(() => Int, { description: 'How often a learner may take it.' })
  attemptsAllowed!: number;

  @Field(() => Float, {
    nullable: true,
    description: 'Marks that are needed to pass; null: nobody passes or fails.',
  })
  passMark!: number | null;

  @Field(() => MarksScalar, {
    nullable: true,
    description:
      'What every question earns, whatever it says of its own; null: each its own marks, and 1 where it has none.',
  })
  marksPerQuestion!: Marks | null;

  @Field(() => MarksScalar, {
    description: 'What a wrong choice earns: zero or less. A question may say otherwise.',
  })
  wrongMarks!: Marks;

  @Field(() => WrongMarksBasis, { description: 'What that is counted in.' })
  wrongMarksBasis!: WrongMarksBasis;

  @Field({ description: 'Whether each learner has the questions in an order of their own.' })
  shufflesQuestions!: boolean;

  @Field({ description: 'The same for the options of a question.' })
  shufflesOptions!: boolean;

  @Field(() => ExamLayout, { description: 'How many questions a learner sees at a time.' })
  layout!: ExamLayout;

  @Field(() => ExamNavigation, { description: 'Which questions a learner may go to.' })
  navigation!: ExamNavigation;

  @Field({
    description:
      'Whether browsers may check the spelling of written answers; it is a request to them.',
  })
  checksSpelling!: boolean;

  @Field(() => ReviewContent, { description: 'What learners may see once they have submitted.' })
  reviewContent!: ReviewContent;

  @Field(() => ReviewTime, { description: 'When they may see it.' })
  reviewTime!: ReviewTime;

  @Field(() => DateTimeScalar, {
    nullable: true,
    description: 'From when on learners see their results, for `ON_DATE`.',
  })
  releasesAt!: Date | null;

  @Field(() => DateTimeScalar, {
    nullable: true,
    description:
      'When `releaseResults` was called; null while it was not, and once it is withdrawn.',
  })
  releasedAt!: Date | null;

  @Field(() => DateTimeScalar, {
    nullable: true,
    description:
      'Since when `withdrawResults` keeps them back, also from a date or the last mark; null while it does not.',
  })
  withdrawnAt!: Date | null;

  @Field(() => ReleaseState, { description: 'How results stand by that now.' })
  release!: ReleaseState;

  @Field({ description: 'Whether learners are notified by mail when they can see their results.' })
  mailsResults!: boolean;

  @Field({ description: 'Whether who passes has a certificate.' })
  hasCertificate!: boolean;

  @Field(() => Int, { description: 'Counts changes of these rules.' })
  version!: number;

  @Field(() => DateTimeScalar, {
    nullable: true,
    description: 'When they were last changed; null as long as the exam has no code.',
  })
  updatedAt!: Date | null;
}

/** @param now by this server's clock */
export function toExamRules(rules: RulesInForce, now = new Date()): ExamRulesType {
  return {
    access: rules.access,
    accessCode: rules.accessCode,
    opensAt: rules.opensAt,
    closesAt: rules.closesAt,
    attemptsAllowed: rules.attemptsAllowed,
    passMark: rules.passMark,
    marksPerQuestion: rules.marksPerQuestion,
    wrongMarks: rules.wrongMarks,
    wrongMarksBasis: rules.wrongMarksBasis,
    shufflesQuestions: rules.shufflesQuestions,
    shufflesOptions: rules.shufflesOptions,
    layout: rules.layout,
    navigation: rules.navigation,
    checksSpelling: rules.checksSpelling,
    reviewContent: rules.reviewContent,
    reviewTime: rules.reviewTime,
    releasesAt: rules.releasesAt,
    releasedAt: rules.releasedAt,
    withdrawnAt: rules.withdrawnAt,
    release: releaseStateOf({ ...rules, time: rules.reviewTime, now }),
    mailsResults: rules.mailsResults,
    hasCertificate: rules.hasCertificate,
    version: rules.version,
    updatedAt: rules.updatedAt ?? null,
  };
}

@InputType({
  description:
    'Changes of how an exam is given. What is left out stays. The minutes it takes are changed by `updateQuiz`.',
})
export class UpdateExamRulesInput {
  @Field(() => ID, { description: 'Which exam.' })
  quizId!: string;

  @Field(() => Int, { description: 'The version of the rules that was read.' })
  version!: number;

  @Field(() => ExamAccess, { nullable: true, description: 'Who comes in.' })
  access?: ExamAccess | null;

  @Field(() => String, {
    nullable: true,
    description:
      'At most 40 characters; large and small letters and blanks make no difference. Null: there is none.',
  })
  accessCode?: string | null;

  @Field(() => DateTimeScalar, {
    nullable: true,
    description: 'From when on it can be started. Null: at once.',
  })
  opensAt?: Date | null;

  @Field(() => DateTimeScalar, {
    nullable: true,
    description:
      'When every attempt ends, also those under way unless they were reopened; after `opensAt`. Null: never.',
  })
  closesAt?: Date | null;

  @Field(() => Int, { nullable: true, description: 'From 1 to 100.' })
  attemptsAllowed?: number | null;

  @Field(() => Float, {
    nullable: true,
    description: 'More than 0, at most 1,000,000, two decimals. Null: nobody passes or fails.',
  })
  passMark?: number | null;

  @Field(() => MarksScalar, {
    nullable: true,
    description: 'More than 0, at most 1,000. Null: each question its own.',
  })
  marksPerQuestion?: Marks | null;

  @Field(() => MarksScalar, {
    nullable: true,
    description: '0 or less, for example `"-1/3"`.',
  })
  wrongMarks?: Marks | null;

  @Field(() => WrongMarksBasis, { nullable: true, description: 'What that is counted in.' })
  wrongMarksBasis?: WrongMarksBasis | null;

  @Field(() => Boolean, { nullable: true, description: 'Questions in an order of their own.' })
  shufflesQuestions?: boolean | null;

  @Field(() => Boolean, { nullable: true, description: 'Options in an order of their own.' })
  shufflesOptions?: boolean | null;

  @Field(() => ExamLayout, { nullable: true, description: 'Questions at a time.' })
  layout?: ExamLayout | null;

  @Field(() => ExamNavigation, {
    nullable: true,
    description: '`FORWARD` needs one question a page.',
  })
  navigation?: ExamNavigation | null;

  @Field(() => Boolean, { nullable: true, description: 'Spell check in written answers.' })
  checksSpelling?: boolean | null;

  @Field(() => ReviewContent, { nullable: true, description: 'What learners may see.' })
  reviewContent?: ReviewContent | null;

  @Field(() => ReviewTime, {
    nullable: true,
    description:
      'When they may see it. Another one resets the release: what was released or withdrawn before does not count any more.',
  })
  reviewTime?: ReviewTime | null;

  @Field(() => DateTimeScalar, {
    nullable: true,
    description:
      'From when on, for `ON_DATE`, which needs it. Another one resets the release, too.',
  })
  releasesAt?: Date | null;

  @Field(() => Boolean, {
    nullable: true,
    description:
      'Notify learners by mail when they can see their results, each once a release. Not for `AT_ONCE`: they see it when they submit.',
  })
  mailsResults?: boolean | null;

  @Field(() => Boolean, {
    nullable: true,
    description:
      'A certificate for who passes, as soon as the score may be seen and nothing waits to be marked.',
  })
  hasCertificate?: boolean | null;
}

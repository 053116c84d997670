import { Field, ID, ObjectType, registerEnumType } from '@nestjs/graphql';
import { DateTimeScalar } from '../core/graphql/date-time.scalar.js';
import type { AttemptRules } from '../attempts/attempt.entity.js';
import type { ListedLateAnswer } from '../attempts/late-responses/late-list.queries.js';
import type { LateCause, LateDecision } from '../attempts/responses/late-response.entity.js';
import { toAnsweredQuestion } from '../grading/answered-question.mapper.js';
import { AnsweredQuestionType } from '../questions/kinds/answered-question.types.js';
import type { AttemptAnswer } from './attempt-answers.js';

const lateCauses: Record<LateCause, LateCause> = { ENDED: 'ENDED', TAKEN_OVER: 'TAKEN_OVER' };
const lateDecisions: Record<LateDecision, LateDecision> = {
  ACCEPTED: 'ACCEPTED',
  REFUSED: 'REFUSED',
};

registerEnumType(lateCauses, {
  name: 'LateCause',
  description: 'Why an answer was not accepted when it came.',
  valuesMap: {
    ENDED: { description: 'The attempt had ended, or its time was over.' },
    TAKEN_OVER: { description: 'The attempt was continued elsewhere.' },
  },
});

registerEnumType(lateDecisions, {
  name: 'LateDecision',
  description: 'The decision of staff on a late answer.',
  valuesMap: {
    ACCEPTED: { description: 'It replaced the stored answer.' },
    REFUSED: { description: 'It stays stored, and does not count.' },
  },
});

@ObjectType({
  description: 'An answer of a learner that came too late to be accepted.',
})
export class LateAnswer {
  @Field(() => ID, { description: 'For life.' })
  id!: string;

  @Field(() => ID, { description: 'To which question.' })
  questionId!: string;

  @Field(() => AnsweredQuestionType, { description: 'The question, with the late answer.' })
  answered!: AnsweredQuestionType;

  @Field({ description: 'Whether the learner marked it to come back to.' })
  isFlagged!: boolean;

  @Field(() => DateTimeScalar, {
    nullable: true,
    description: 'When it was typed, as the learner’s page reports; null where it does not.',
  })
  typedAt!: Date | null;

  @Field(() => DateTimeScalar, { description: 'When it came.' })
  arrivedAt!: Date;

  @Field(() => lateCauses, { description: 'Why it was not accepted.' })
  cause!: LateCause;

  @Field({ description: 'Whether it equals the stored answer: then there is nothing to decide.' })
  isStored!: boolean;

  @Field({
    description:
      'Whether the stored answer was saved after this one was typed, under a later lease: the question was answered again, so this one needs no decision. It can still be accepted.',
  })
  isAnsweredAgain!: boolean;

  @Field(() => lateDecisions, { nullable: true, description: 'Null until somebody decides.' })
  decision!: LateDecision | null;

  @Field(() => DateTimeScalar, { nullable: true, description: 'Null until somebody decides.' })
  decidedAt!: Date | null;

  @Field(() => String, {
    nullable: true,
    description:
      'First and last name; null until somebody decides, and once their account is gone.',
  })
  decidedBy!: string | null;

  @Field(() => AnsweredQuestionType, {
    nullable: true,
    description:
      'For an accepted one: the question with the answer it replaced; null where there was none.',
  })
  replaced!: AnsweredQuestionType | null;
}

/** @param answer the stored answer to the same question */
export function toLateAnswer(
  late: ListedLateAnswer,
  answer: AttemptAnswer,
  rules: AttemptRules,
): LateAnswer {
  const { id, isFlagged, typedAt, arrivedAt, cause, isStored, isAnsweredAgain, replaced } = late;
  const { decision, decidedAt, decidedBy } = late;
  // The question with another answer.
  const withAnswer = (
    given: Pick<ListedLateAnswer, 'response' | 'isFlagged'>,
    savedAt: Date | null,
  ): AnsweredQuestionType => {
    const response = { response: given.response, isFlagged: given.isFlagged, savedAt };
    return toAnsweredQuestion({ ...answer, response, grade: null }, rules, false);
  };
  return {
    id,
    questionId: answer.question.id,
    answered: withAnswer(late, null),
    isFlagged,
    typedAt,
    arrivedAt,
    cause,
    isStored,
    isAnsweredAgain,
    decision,
    decidedAt,
    decidedBy,
    replaced: replaced && withAnswer(replaced, new Date(replaced.savedAt)),
  };
}

import { Field, GraphQLISODateTime, ID, ObjectType, registerEnumType } from '@nestjs/graphql';
import type { AttemptRules } from '../attempts/attempt.entity.js';
import type { ListedLate } from '../attempts/late-responses/late-list.js';
import type { LateCause, LateDecision } from '../attempts/responses/late-response.entity.js';
import { toAnswered } from '../grading/answered.js';
import { AnsweredQuestionType } from '../questions/answered-question.types.js';
import type { AttemptAnswer } from './attempt-answers.js';

const lateCauses: Record<LateCause, LateCause> = { ENDED: 'ENDED', TAKEN_OVER: 'TAKEN_OVER' };
const lateDecisions: Record<LateDecision, LateDecision> = {
  ACCEPTED: 'ACCEPTED',
  REFUSED: 'REFUSED',
};

registerEnumType(lateCauses, {
  name: 'LateCause',
  description: 'Why an answer was not taken.',
  valuesMap: {
    ENDED: { description: 'The attempt had ended, or its time was over.' },
    TAKEN_OVER: { description: 'The attempt went on elsewhere.' },
  },
});

registerEnumType(lateDecisions, {
  name: 'LateDecision',
  description: 'What staff made of a late answer.',
  valuesMap: {
    ACCEPTED: { description: 'It took the place of what was stored.' },
    REFUSED: { description: 'It stays kept, and counts nothing.' },
  },
});

@ObjectType({
  description: 'What a learner said to a question and what came too late to be taken.',
})
export class LateAnswer {
  @Field(() => ID, { description: 'For life.' })
  id!: string;

  @Field(() => ID, { description: 'To which question.' })
  questionId!: string;

  @Field(() => AnsweredQuestionType, { description: 'The question, with what was said late.' })
  answered!: AnsweredQuestionType;

  @Field({ description: 'Whether the learner marked it to come back to.' })
  isFlagged!: boolean;

  @Field(() => GraphQLISODateTime, {
    nullable: true,
    description: 'When it was typed, as the learner’s page says; null where it says nothing.',
  })
  typedAt!: Date | null;

  @Field(() => GraphQLISODateTime, { description: 'When it came.' })
  arrivedAt!: Date;

  @Field(() => lateCauses, { description: 'Why it was not taken.' })
  cause!: LateCause;

  @Field({ description: 'Whether it says what is stored now: then there is nothing to decide.' })
  isStored!: boolean;

  @Field({
    description:
      'Whether what is stored now was saved after this was typed, under a later lease: the question was answered again, so that this waits for no decision. It can be accepted all the same.',
  })
  isAnsweredAgain!: boolean;

  @Field(() => lateDecisions, { nullable: true, description: 'Null until somebody decides.' })
  decision!: LateDecision | null;

  @Field(() => GraphQLISODateTime, { nullable: true, description: 'Null until somebody decides.' })
  decidedAt!: Date | null;

  @Field(() => String, {
    nullable: true,
    description: 'First and last name; null until somebody decides, and once they are gone.',
  })
  decidedBy!: string | null;

  @Field(() => AnsweredQuestionType, {
    nullable: true,
    description:
      'Of an accepted one: the question with what was stored before it; null where nothing was.',
  })
  replaced!: AnsweredQuestionType | null;
}

/** @param answer what is stored of its question */
export function toLate(late: ListedLate, answer: AttemptAnswer, rules: AttemptRules): LateAnswer {
  const { id, isFlagged, typedAt, arrivedAt, cause, isStored, isAnsweredAgain, replaced } = late;
  const { decision, decidedAt, decidedBy } = late;
  // As the question itself is shown, with what it says instead.
  const saying = (
    said: Pick<ListedLate, 'response' | 'isFlagged'>,
    savedAt: Date | null,
  ): AnsweredQuestionType => {
    const response = { response: said.response, isFlagged: said.isFlagged, savedAt };
    return toAnswered({ ...answer, response, grade: null }, rules, false);
  };
  return {
    id,
    questionId: answer.question.id,
    answered: saying(late, null),
    isFlagged,
    typedAt,
    arrivedAt,
    cause,
    isStored,
    isAnsweredAgain,
    decision,
    decidedAt,
    decidedBy,
    replaced: replaced && saying(replaced, new Date(replaced.savedAt)),
  };
}

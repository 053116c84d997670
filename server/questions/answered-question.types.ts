import {
  Field,
  Float,
  GraphQLISODateTime,
  ID,
  Int,
  InterfaceType,
  registerEnumType,
} from '@nestjs/graphql';
import type { Outcome } from './kinds/question-kind.js';
import { ImageType } from './question-image.types.js';
import { QuestionKindName } from './question.types.js';

const outcomes: Record<Outcome, Outcome> = {
  RIGHT: 'RIGHT',
  PARTLY: 'PARTLY',
  WRONG: 'WRONG',
  BLANK: 'BLANK',
  WAITING: 'WAITING',
};

registerEnumType(outcomes, {
  name: 'Outcome',
  description: 'What became of an answer.',
  valuesMap: {
    RIGHT: { description: 'It is the key, or a person gave it all marks.' },
    PARTLY: { description: 'A person gave it some of the marks.' },
    WRONG: { description: 'It is not the key, or a person gave it no marks.' },
    BLANK: { description: 'There is none.' },
    WAITING: { description: 'A person has to mark it.' },
  },
});

/** Nothing in it is called `id`: clients that keep records by that would take it for the question itself. */
@InterfaceType('AnsweredQuestion', {
  description: 'A question as it was when its paper was frozen, with what a learner said to it.',
  resolveType: (question: AnsweredQuestionType) => question.typeName,
})
export abstract class AnsweredQuestionType {
  @Field(() => ID, { description: 'Which question. It may say something else by now.' })
  questionId!: string;

  @Field(() => QuestionKindName, { description: 'Its kind.' })
  kind!: string;

  @Field(() => Int, { description: 'Where the learner was shown it, from 1.' })
  place!: number;

  @Field({ description: 'The question itself.' })
  text!: string;

  @Field(() => ImageType, { nullable: true, description: 'Shown with its text; null without one.' })
  image!: ImageType | null;

  @Field({ description: 'Whether the learner marked it to come back to.' })
  isFlagged!: boolean;

  @Field(() => GraphQLISODateTime, {
    nullable: true,
    description: 'When its answer was last saved; null when none ever was.',
  })
  savedAt!: Date | null;

  @Field(() => outcomes, {
    nullable: true,
    description: 'What became of the answer; null until it was submitted.',
  })
  outcome!: Outcome | null;

  @Field(() => Float, {
    nullable: true,
    description: 'What was given for it, below zero for a penalty; null while there are no marks.',
  })
  marks!: number | null;

  @Field(() => Float, { description: 'What the best answer earns.' })
  maxMarks!: number;

  @Field(() => Float, {
    description: 'What a wrong choice takes away, in per cent of what the best answer earns.',
  })
  penaltyPercent!: number;

  /** The GraphQL type of its kind; not a field of the schema. */
  typeName!: string;
}

import {
  Field,
  ID,
  InputType,
  Int,
  InterfaceType,
  ObjectType,
  registerEnumType,
} from '@nestjs/graphql';
import { DateTimeScalar } from '../../core/graphql/date-time.scalar.js';
import type { Marks } from '../../marks/fraction.js';
import { MarksScalar } from '../../marks/marks.scalar.js';
import { Paged } from '../../core/graphql/paging.js';
import { ImageType } from './question-image.types.js';

/** The kinds by name. The registry fills it before the schema is built. */
export const QuestionKindName: Record<string, string> = {};
export const kindDescriptions: Record<string, { description: string }> = {};

registerEnumType(QuestionKindName, {
  name: 'QuestionKind',
  description: 'The kinds of questions.',
  valuesMap: kindDescriptions,
});

@InterfaceType('Question', {
  description: 'A question of a quiz.',
  resolveType: (question: QuestionType) => question.typeName,
})
export abstract class QuestionType {
  @Field(() => ID, { description: 'For life.' })
  id!: string;

  @Field(() => ID, { description: 'The quiz it belongs to.' })
  quizId!: string;

  @Field(() => QuestionKindName, { description: 'Its kind.' })
  kind!: string;

  @Field(() => Int, { description: 'Its place in the quiz, from 1.' })
  position!: number;

  @Field({ description: 'The question itself.' })
  text!: string;

  @Field(() => ImageType, { nullable: true, description: 'Shown with its text; null without one.' })
  image!: ImageType | null;

  @Field(() => MarksScalar, { nullable: true, description: 'What a right answer earns.' })
  marks!: Marks | null;

  @Field(() => MarksScalar, {
    nullable: true,
    description: 'What a wrong choice earns: zero or less; null: by the rules of the exam.',
  })
  wrongMarks!: Marks | null;

  @Field(() => Int, { description: 'Counts its changes in this quiz.' })
  version!: number;

  @Field(() => DateTimeScalar, { description: 'When it was added.' })
  createdAt!: Date;

  @Field(() => DateTimeScalar, { description: 'When it was last changed.' })
  updatedAt!: Date;

  /** The GraphQL type of its kind; not a field of the schema. */
  typeName!: string;
}

@ObjectType({ description: 'A part of the questions of a quiz.' })
export class QuestionPage extends Paged(QuestionType as new () => QuestionType) {}

@ObjectType({ description: 'How many questions of a kind a quiz has.' })
export class QuestionCount {
  @Field(() => QuestionKindName, { description: 'The kind.' })
  kind!: string;

  @Field(() => Int, { description: 'Its questions.' })
  count!: number;
}

/** The registry adds a field for each kind. */
@InputType({ isOneOf: true, description: 'A question of one kind: exactly one field is given.' })
export class QuestionInput {
  [field: string]: unknown;
}

@InputType({ description: 'A question as it is to be.' })
export class UpdateQuestionInput {
  @Field(() => ID, { description: 'Which question.' })
  id!: string;

  @Field(() => Int, { description: 'The version of it that was read.' })
  version!: number;

  @Field(() => QuestionInput, { description: 'What it says, of the same kind.' })
  question!: QuestionInput;
}

import { Field, ID, InputType, Int } from '@nestjs/graphql';
import { MAX_PLACED } from './question-order.validation.js';

/** Of changes of several questions. */
export const VERSIONS_READ =
  'The versions of them that were read, in their order: STALE_VERSION, naming the entries, if some were changed since. Not checked if it is left out.';

@InputType({ description: 'Questions of a quiz that come to stand together.' })
export class ReorderQuestionsInput {
  @Field(() => ID, { description: 'Which quiz.' })
  quizId!: string;

  @Field(() => Int, { description: 'The order version of the quiz that was read.' })
  orderVersion!: number;

  @Field(() => [ID], {
    description: `Different questions of the quiz, at most ${MAX_PLACED}, in the order they come to stand in.`,
  })
  questionIds!: string[];

  @Field(() => Int, {
    description: 'The place of the first, from 1; the others keep their order.',
  })
  position!: number;
}

@InputType({ description: 'Questions that go to another quiz, or into their own once more.' })
export class TransferQuestionsInput {
  @Field(() => [ID], {
    description: `Different questions of your quizzes, at most ${MAX_PLACED}, in the order they come to stand in.`,
  })
  questionIds!: string[];

  @Field(() => ID, {
    nullable: true,
    description:
      'The quiz they were seen in: QUESTION_NOT_FOUND, naming the entries, if some are in another one by now. Not checked if it is left out.',
  })
  fromQuizId?: string | null;

  @Field(() => ID, { description: 'The quiz they go to.' })
  toQuizId!: string;

  @Field(() => Int, {
    nullable: true,
    description: 'The place of the first, from 1; at the end when it is left out.',
  })
  position?: number | null;

  @Field(() => [Int], { nullable: true, description: VERSIONS_READ })
  versions?: number[] | null;
}

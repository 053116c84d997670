import { Field, ID, InputType, Int } from '@nestjs/graphql';
import type { Marks } from '../../marks/fraction.js';
import { MarksScalar } from '../../marks/marks.scalar.js';
import { VERSIONS_READ } from '../question-order.types.js';
import { MAX_PLACED } from '../question-order.validation.js';

@InputType({ description: 'Several questions of one quiz.' })
export class QuestionsOfQuizInput {
  @Field(() => ID, { description: 'Their quiz.' })
  quizId!: string;

  @Field(() => [ID], { description: `Different questions of it, at most ${MAX_PLACED}.` })
  questionIds!: string[];
}

@InputType({ description: 'Questions of one quiz that go to its trash.' })
export class DeleteQuestionsInput extends QuestionsOfQuizInput {
  @Field(() => [Int], { nullable: true, description: VERSIONS_READ })
  versions?: number[] | null;
}

@InputType({
  description: 'What answers to a question earn from now on. What is left out stays as it is.',
})
export class QuestionMarksInput {
  @Field(() => ID, { description: 'Which question.' })
  questionId!: string;

  @Field(() => Int, { description: 'The version of it that was read.' })
  version!: number;

  @Field(() => MarksScalar, {
    nullable: true,
    description:
      'What a right answer earns; left out: as before. Null, for what the exam says, only where the question has no options.',
  })
  marks?: Marks | null;

  @Field(() => MarksScalar, {
    nullable: true,
    description:
      'What a wrong choice earns: zero or less; left out: as before; null: by the rules of the exam. Only for a question with options.',
  })
  wrongMarks?: Marks | null;
}

@InputType({ description: 'Marks of several questions of one quiz.' })
export class SetQuestionMarksInput {
  @Field(() => ID, { description: 'Their quiz.' })
  quizId!: string;

  @Field(() => [QuestionMarksInput], {
    description: `Different questions of it, at most ${MAX_PLACED}.`,
  })
  questions!: QuestionMarksInput[];
}

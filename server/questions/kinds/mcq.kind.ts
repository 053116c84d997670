/** Multiple choice: two to ten options, one of which is the key. */
import { Field, Float, ID, InputType, Int, ObjectType } from '@nestjs/graphql';
import { QuestionType } from '../question.types.js';
import { mcqExamples } from './mcq.examples.js';
import { mcqColumns, mcqFromRow } from './mcq.rows.js';
import {
  checkNew,
  checkRevised,
  mcqBodySchema,
  mcqSameness,
  type McqBody,
  type McqInput,
} from './mcq.rules.js';
import type { QuestionKind } from './question-kind.js';

@ObjectType({ description: 'A choice of a multiple-choice question.' })
export class McqOption {
  @Field(() => ID, { description: 'For life; an edit keeps it.' })
  id!: string;

  @Field({ description: 'At most 150 characters.' })
  text!: string;
}

@ObjectType({ implements: () => QuestionType, description: 'A multiple-choice question.' })
export class McqQuestion extends QuestionType {
  @Field(() => [McqOption], { description: 'The choices, in order.' })
  options!: McqOption[];

  @Field(() => ID, { description: 'The key: the id of the right option.' })
  correctOptionId!: string;

  @Field({ description: 'Why the key is right; empty when nothing was written.' })
  explanation!: string;
}

@InputType({ description: 'A choice.' })
export class McqOptionInput {
  @Field(() => ID, { nullable: true, description: 'In an edit: the option this was before.' })
  id?: string | null;

  @Field({ description: 'At most 150 characters.' })
  text!: string;
}

@InputType({ description: 'A multiple-choice question.' })
export class McqQuestionInput implements McqInput {
  @Field({ description: 'The question, at most 5,000 characters.' })
  text!: string;

  @Field(() => [McqOptionInput], { description: 'Two to ten choices.' })
  options!: McqOptionInput[];

  @Field(() => Int, { description: 'The key: the place of the right option, from 1.' })
  correctOption!: number;

  @Field(() => String, { nullable: true, description: 'At most 5,000 characters.' })
  explanation?: string | null;

  @Field(() => Float, { nullable: true, description: 'A positive number; 1 when it is left out.' })
  marks?: number | null;
}

export const mcqKind: QuestionKind<McqBody, McqQuestionInput> = {
  name: 'MCQ',
  description: 'Multiple choice with one right option.',
  title: 'Multiple-choice questions',
  field: 'mcq',
  type: McqQuestion,
  input: McqQuestionInput,
  bodySchema: mcqBodySchema,
  sameAs: mcqSameness,
  create: checkNew,
  revise: checkRevised,
  present: ({ options, correctOptionId, explanation }) => ({
    options,
    correctOptionId,
    explanation,
  }),
  columns: mcqColumns,
  examples: mcqExamples,
  fromRow: (cells) => mcqFromRow(cells, checkNew),
};

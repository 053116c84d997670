/** Multiple choice: two to ten options, one of which is the key. */
import { Field, ID, InputType, Int, ObjectType } from '@nestjs/graphql';
import { ImageInput, ImageType, toImage } from './question-image.types.js';
import { QuestionType } from './question.types.js';
import { checkMcq, mcqRemarks } from './mcq.check.js';
import { mcqChangedParts } from './mcq.changes.js';
import { mcqExamples } from './mcq.examples.js';
import { mcqColumns, mcqFromRow, showAtOption } from './mcq.rows.js';
import {
  checkNew,
  checkRevised,
  mcqBodySchema,
  mcqDuplicateKey,
  mcqToInput,
  optionImages,
  withNewIds,
  type McqBody,
  type McqInput,
} from './mcq.validation.js';
import {
  AnsweredMcq,
  gradeMcq,
  guessScoreMcq,
  mcqAnswered,
  mcqAnswerText,
  mcqResponseSchema,
  mcqToCandidate,
  type McqResponse,
} from './mcq.taking.js';
import type { Marks } from '../../marks/fraction.js';
import { MarksScalar } from '../../marks/marks.scalar.js';
import type { QuestionKind } from './question-kind.js';

@ObjectType({ description: 'A choice of a multiple-choice question.' })
export class McqOption {
  @Field(() => ID, { description: 'For life; an edit keeps it.' })
  id!: string;

  @Field({ description: 'At most 150 characters.' })
  text!: string;

  @Field(() => ImageType, { nullable: true, description: 'Shown with its text; null without one.' })
  image!: ImageType | null;
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

  @Field(() => ImageInput, {
    nullable: true,
    description: 'Shown with its text; none when it is left out, in an edit too.',
  })
  image?: ImageInput | null;
}

@InputType({ description: 'A multiple-choice question.' })
export class McqQuestionInput implements McqInput {
  @Field({ description: 'The question, at most 5,000 characters.' })
  text!: string;

  @Field(() => ImageInput, {
    nullable: true,
    description: 'Shown with the question; none when it is left out, in an edit too.',
  })
  image?: ImageInput | null;

  @Field(() => [McqOptionInput], { description: 'Two to ten choices.' })
  options!: McqOptionInput[];

  @Field(() => Int, { description: 'The key: the place of the right option, from 1.' })
  correctOption!: number;

  @Field(() => String, { nullable: true, description: 'At most 5,000 characters.' })
  explanation?: string | null;

  @Field(() => MarksScalar, {
    nullable: true,
    description: 'What a right answer earns: more than 0, at most 1,000; 1 when it is left out.',
  })
  marks?: Marks | null;

  @Field(() => MarksScalar, {
    nullable: true,
    description:
      'What a wrong choice earns: 0 or less, for example `"-1/3"`. When it is left out, the rules of the exam say it.',
  })
  wrongMarks?: Marks | null;
}

export const mcqKind: QuestionKind<McqBody, McqQuestionInput, McqResponse> = {
  name: 'MCQ',
  description: 'Multiple choice with one right option.',
  title: 'Multiple-choice questions',
  field: 'mcq',
  type: McqQuestion,
  input: McqQuestionInput,
  bodySchema: mcqBodySchema,
  duplicateKey: mcqDuplicateKey,
  create: checkNew,
  revise: checkRevised,
  duplicate: withNewIds,
  images: optionImages,
  toInput: mcqToInput,
  present: ({ options, correctOptionId, explanation }) => ({
    options: options.map(({ id, text, image }) => ({ id, text, image: toImage(image) })),
    correctOptionId,
    explanation,
  }),
  toCandidate: mcqToCandidate,
  optionIds: ({ options }) => options.map(({ id }) => id),
  choices: ({ options, correctOptionId }) =>
    options.map(({ id, text, image }) => ({ id, text, image, isKey: id === correctOptionId })),
  responseSchema: mcqResponseSchema,
  chosenOption: ({ optionId }) => optionId,
  fits: ({ optionId }, { options }) => options.some(({ id }) => id === optionId),
  answerText: mcqAnswerText,
  answeredType: AnsweredMcq,
  presentAnswered: mcqAnswered,
  grade: gradeMcq,
  guessScore: guessScoreMcq,
  changedParts: mcqChangedParts,
  check: checkMcq,
  showAt: showAtOption,
  remarks: mcqRemarks,
  columns: mcqColumns,
  examples: mcqExamples,
  fromRow: (cells, rules) => mcqFromRow(cells, rules, checkNew),
};

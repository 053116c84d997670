import { Field, Float, ID, Int, ObjectType } from '@nestjs/graphql';
import { MAX_PAGE_SIZE, Paged, toPage } from '../../core/graphql/paging.js';
import { MAX_EXAM_QUESTIONS } from '../../exams/rules/exam-state.js';
import { OutcomeName } from '../../questions/kinds/answered-question.types.js';
import type { Outcome } from '../../questions/kinds/question-kind.js';
import type { Marks } from '../../marks/fraction.js';
import { MarksScalar } from '../../marks/marks.scalar.js';
import type { ClassPictureData } from './class-picture.service.js';
import type { PictureLine } from './picture-lines.js';
import type { PictureQuestion } from './picture-questions.js';

/** In characters: a column has a name, not the whole question. */
const MAX_TEXT = 200;
/** What the outcomes of one learner cost: a name for each question of a usual paper, each a fraction of a record. */
const OUTCOMES_COST = 20;

@ObjectType({ description: 'A question of the picture of a class.' })
export class ClassPictureQuestion {
  @Field(() => ID, { description: 'Which question. It may say something else by now.' })
  questionId!: string;

  @Field(() => Int, { description: 'Its place in the latest paper that has it, from 1.' })
  place!: number;

  @Field({ description: `How it begins: its first ${MAX_TEXT} characters.` })
  text!: string;

  @Field(() => Int, { description: 'The marked answers that it was measured by.' })
  answers!: number;

  @Field(() => Float, {
    nullable: true,
    description:
      'The marks that these answers were given, in per cent of what they could have earned; null where that is nothing. Low means hard.',
  })
  percent!: number | null;
}

@ObjectType({ description: 'A submitted attempt in the picture of a class.' })
export class ClassPictureResult {
  @Field(() => ID, { description: 'Of the attempt.' })
  attemptId!: string;

  @Field(() => ID, { description: 'Who it is, in all exams.' })
  learnerId!: string;

  @Field({ description: 'The learner’s name.' })
  name!: string;

  @Field(() => String, { nullable: true, description: 'The learner’s, as the school writes it.' })
  rollNumber!: string | null;

  @Field(() => Int, { description: 'Of the learner’s attempts at this exam, from 1.' })
  number!: number;

  @Field(() => Float, { description: 'The marks given so far, rounded to two decimals.' })
  score!: number;

  @Field(() => Float, {
    description: 'What the best answers would have earned, rounded to two decimals.',
  })
  maxScore!: number;

  @Field(() => [OutcomeName], {
    nullable: 'items',
    description:
      'What became of each answer, in the order of `questions`; null where the paper of this attempt did not have the question.',
    complexity: OUTCOMES_COST,
  })
  outcomes!: (Outcome | null)[];

  @Field(() => [MarksScalar], {
    nullable: 'items',
    description:
      'The marks of each answer, in the same order; null where there is no such question, and while it waits for marking.',
    complexity: OUTCOMES_COST,
  })
  marks!: (Marks | null)[];

  @Field(() => [MarksScalar], {
    nullable: 'items',
    description:
      'What the best answer to each question would have earned, in the same order; null where there is no such question.',
    complexity: OUTCOMES_COST,
  })
  maxMarks!: (Marks | null)[];
}

@ObjectType({ description: 'A page of the learners in the picture of a class.' })
export class ClassPicturePage extends Paged(ClassPictureResult) {}

@ObjectType({ description: 'The class as one picture: learners by questions.' })
export class ClassPicture {
  @Field(() => [ClassPictureQuestion], {
    description:
      'The questions of the latest papers, the hardest first, measured by the latest attempts.',
    complexity: ({ childComplexity }) => MAX_EXAM_QUESTIONS * childComplexity,
  })
  questions!: ClassPictureQuestion[];

  @Field(() => ClassPicturePage, {
    description: 'Submitted attempts, the highest score first, then by name.',
    complexity: ({ childComplexity }) => MAX_PAGE_SIZE * childComplexity,
  })
  results!: ClassPicturePage;
}

export function toClassPicture({ questions, lines }: ClassPictureData): ClassPicture {
  return { questions: questions.map(toQuestion), results: toPage(lines, toResult) };
}

function toQuestion({ question, place, answers, percent }: PictureQuestion): ClassPictureQuestion {
  // By characters, not by code units: a pair is never cut.
  const text = Array.from(question.text.slice(0, 2 * MAX_TEXT))
    .slice(0, MAX_TEXT)
    .join('');
  return { questionId: question.id, place, text, answers, percent };
}

function toResult(line: PictureLine): ClassPictureResult {
  return {
    attemptId: line.attemptId,
    learnerId: line.learnerId,
    name: line.name,
    rollNumber: line.rollNumber,
    number: line.number,
    score: line.score,
    maxScore: line.maxScore,
    outcomes: line.outcomes,
    marks: line.marks,
    maxMarks: line.maxMarks,
  };
}

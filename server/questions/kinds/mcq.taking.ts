/** How candidates see and answer a multiple-choice question, and how it is graded. */
import { Field, ID, ObjectType } from '@nestjs/graphql';
import { z } from 'zod';
import { AnsweredQuestionType } from './answered-question.types.js';
import { ImageType, toImage } from './question-image.types.js';
import type { McqBody } from './mcq.validation.js';
import { fractionOf } from '../../marks/fraction.js';
import type { MarkingRule } from '../../marks/marking-pattern.js';
import type { GradeResult } from './question-kind.js';

export const mcqResponseSchema = z.strictObject({ optionId: z.uuid() });

export type McqResponse = z.output<typeof mcqResponseSchema>;

export function mcqToCandidate({ options }: McqBody, optionIds: readonly string[]): object {
  return {
    options: inOrder(options, optionIds).map(({ id, text, image }) => ({
      id,
      text,
      image: toImage(image),
    })),
  };
}

/** Sorts options by `optionIds`. Options that it does not name come last, in their own order. */
function inOrder(options: McqBody['options'], optionIds: readonly string[]): McqBody['options'] {
  const places = new Map(optionIds.map((id, place) => [id, place]));
  const placeOf = (id: string): number => places.get(id) ?? optionIds.length;
  return options.toSorted((a, b) => placeOf(a.id) - placeOf(b.id));
}

@ObjectType({ description: 'An option as it was shown.' })
export class AnsweredOption {
  /** Not `id`: the current option of that id may have another text. */
  @Field(() => ID, { description: 'Which option.' })
  optionId!: string;

  @Field({ description: 'What it said.' })
  text!: string;

  @Field(() => ImageType, { nullable: true, description: 'Shown with its text; null without one.' })
  image!: ImageType | null;

  @Field({ description: 'Whether it is the key.' })
  isCorrect!: boolean;

  @Field({ description: 'Whether the learner chose it.' })
  isChosen!: boolean;
}

@ObjectType({
  implements: () => AnsweredQuestionType,
  description: 'A multiple-choice question and what was chosen.',
})
export class AnsweredMcq extends AnsweredQuestionType {
  @Field(() => [AnsweredOption], { description: 'In the order the learner was shown them.' })
  options!: AnsweredOption[];

  @Field({ description: 'Why the key is right; empty when nothing was written.' })
  explanation!: string;
}

export function mcqAnswered(
  response: McqResponse | null,
  { options, correctOptionId, explanation }: McqBody,
  optionIds: readonly string[],
): Pick<AnsweredMcq, 'options' | 'explanation'> {
  return {
    options: inOrder(options, optionIds).map(({ id, text, image }) => ({
      optionId: id,
      text,
      image: toImage(image),
      isCorrect: id === correctOptionId,
      isChosen: id === response?.optionId,
    })),
    explanation,
  };
}

/** The text of the option; its number if it has no text. */
export function mcqAnswerText({ optionId }: McqResponse, { options }: McqBody): string {
  const index = options.findIndex(({ id }) => id === optionId);
  return options[index]?.text || `Option ${index + 1}`;
}

export function gradeMcq(
  response: McqResponse | null,
  { correctOptionId }: McqBody,
  { marks, wrongMarks }: MarkingRule,
): GradeResult {
  if (!response) return { outcome: 'BLANK', marks: '0' };
  return response.optionId === correctOptionId
    ? { outcome: 'RIGHT', marks }
    : { outcome: 'WRONG', marks: wrongMarks };
}

/** `(M − (n−1)p) / nM` of n options, one of which earns M and the others −p (docs/assessment.md, "Statistics"). */
export function guessScoreMcq(
  { options }: McqBody,
  { marks, wrongMarks }: MarkingRule,
): number | null {
  const [right, wrong, count] = [fractionOf(marks), fractionOf(wrongMarks), BigInt(options.length)];
  if (right.numerator === 0n) return null;
  // Of all options together, exact: a pattern without a gain for guessing gives 0.
  const earned =
    right.numerator * wrong.denominator + (count - 1n) * wrong.numerator * right.denominator;
  return (100 * Number(earned)) / Number(count * right.numerator * wrong.denominator);
}

import { Field, Float, Int, ObjectType, registerEnumType } from '@nestjs/graphql';
import type { Figure, RefusalReason, Refusal } from '../../statistics/figure.js';

type Reason = RefusalReason | Refusal['refused'];

/** Why a figure has no value, each with the sentence that says so. */
export const REFUSALS: Readonly<Record<Reason, string>> = {
  TOO_FEW_ATTEMPTS: 'There are fewer attempts than `needed`.',
  TOO_FEW_QUESTIONS: 'The paper has fewer questions than `needed`.',
  PAPERS_DIFFER: 'The attempts had other questions, or other rules about marks.',
  NO_MAXIMUM: 'The question, or the whole paper, has a maximum of 0 marks.',
  NO_SPREAD_OF_SCORES: 'All attempts have the same score.',
  NO_SPREAD_OF_MARKS: 'All attempts have the same marks for the question.',
  NO_SPREAD_OF_REST: 'All attempts have the same marks for the rest of the paper.',
  NO_SPREAD_OF_CHOICES: 'All attempts chose the option, or none did.',
  NEGATIVE_COVARIANCE: 'The marks of the question fall where the score rises.',
  MAXIMA_DIFFER:
    'The maxima of the attempts differ so much that their shares cannot be added exactly.',
  MARKS_TOO_FINE:
    'The marks have so many different denominators that they cannot be counted exactly.',
};

/** As GraphQL knows them. */
export const FigureRefusal = Object.fromEntries(
  Object.keys(REFUSALS).map((reason) => [reason, reason]),
) as Readonly<Record<Reason, Reason>>;

registerEnumType(FigureRefusal, {
  name: 'FigureRefusal',
  description: 'Why a figure has no value.',
  valuesMap: Object.fromEntries(
    Object.entries(REFUSALS).map(([reason, description]) => [reason, { description }]),
  ),
});

@ObjectType('Figure', {
  description: 'A figure has either a value, or a reason why there is none.',
})
export class FigureType {
  @Field(() => Float, { nullable: true, description: 'The value.' })
  value!: number | null;

  @Field(() => FigureRefusal, { nullable: true, description: 'Why there is no value.' })
  refusal!: Reason | null;

  @Field(() => Int, {
    nullable: true,
    description: 'The smallest number of attempts, or of questions, at which there is a value.',
  })
  needed!: number | null;
}

/** A field with a figure. It costs as much as a plain number. */
export function FigureField(description: string): PropertyDecorator {
  // A number would be added to the cost of its fields.
  return Field(() => FigureType, { description, complexity: () => 1 });
}

export function toFigure(figure: Figure): FigureType {
  if ('value' in figure) return { value: figure.value, refusal: null, needed: null };
  return {
    value: null,
    refusal: figure.refused,
    needed: 'needed' in figure ? figure.needed : null,
  };
}

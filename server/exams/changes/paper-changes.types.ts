import { Field, ID, Int, ObjectType, registerEnumType } from '@nestjs/graphql';
import { excerpt } from '../../questions/kinds/excerpt.js';
import { PaperPart } from '../../questions/kinds/question-kind.js';
import { changedParts } from './changed-parts.js';
import type { ChangedQuestion, PaperDifference } from './paper-changes.queries.js';

/** In characters. */
const MAX_EXCERPT = 120;

export enum PaperChangeKind {
  ADDED = 'ADDED',
  REMOVED = 'REMOVED',
  CHANGED = 'CHANGED',
}

registerEnumType(PaperChangeKind, {
  name: 'PaperChangeKind',
  description: 'What became of a question since the paper was submitted.',
  valuesMap: {
    ADDED: { description: 'It is in the quiz, and not in the paper.' },
    REMOVED: { description: 'It is in the paper, and no longer in the quiz.' },
    CHANGED: { description: 'The quiz says something else in it.' },
  },
});

registerEnumType(PaperPart, {
  name: 'PaperPart',
  description: 'A part of a question.',
  valuesMap: {
    TEXT: { description: 'The question itself.' },
    OPTIONS: { description: 'What its options say, or their order.' },
    KEY: { description: 'Which option is right, or the model answer.' },
    MARKS: { description: 'What right and wrong answers earn.' },
    PICTURE: { description: 'A picture of the question or of an option.' },
    EXPLANATION: { description: 'Why the key is right.' },
    OTHER: { description: 'Something else.' },
  },
});

@ObjectType({ description: 'A question that learners do not get as the quiz has it.' })
export class PaperChange {
  @Field(() => PaperChangeKind, { description: 'What became of it.' })
  kind!: PaperChangeKind;

  @Field(() => ID, { description: 'Which question.' })
  questionId!: string;

  @Field(() => Int, {
    nullable: true,
    description: 'Its place in the quiz, from 1; null for a removed one.',
  })
  position!: number | null;

  @Field({
    description: `The beginning of its text in one line, at most ${MAX_EXCERPT} characters; of a removed one, as learners get it.`,
  })
  text!: string;

  @Field(() => [PaperPart], { description: 'What differs; empty unless it is CHANGED.' })
  parts!: PaperPart[];
}

@ObjectType({ description: 'What a quiz says that its submitted paper does not.' })
export class PaperChanges {
  @Field({ description: 'Whether its title differs.' })
  titleChanged!: boolean;

  @Field({ description: 'Whether the questions that both have are in another order.' })
  isReordered!: boolean;

  @Field(() => [PaperChange], {
    description:
      'The first 50, by their place in the quiz and then the removed ones; none where quiz or paper has more than 1,000 questions.',
  })
  questions!: PaperChange[];

  @Field(() => Int, { description: 'All questions that were added, removed or changed.' })
  totalCount!: number;
}

export function toPaperChanges(difference: PaperDifference): PaperChanges {
  const { titleChanged, isReordered, totalCount, questions } = difference;
  return { titleChanged, isReordered, totalCount, questions: questions.map(toPaperChange) };
}

function toPaperChange({ id, position, before, after }: ChangedQuestion): PaperChange {
  const text = excerpt((after ?? before)?.text ?? '', MAX_EXCERPT);
  if (before && after) {
    const parts = changedParts(before, after);
    return { kind: PaperChangeKind.CHANGED, questionId: id, position, text, parts };
  }
  const kind = after ? PaperChangeKind.ADDED : PaperChangeKind.REMOVED;
  return { kind, questionId: id, position, text, parts: [] };
}

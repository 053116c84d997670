import type { QuestionFigures } from './figures.query';
import { looksOf, type Look } from './question-looks';

export const SORTS = ['PAPER', 'NOTICED', 'HARDEST', 'FEWEST_RIGHT', 'TELLING'] as const;
export type Sort = (typeof SORTS)[number];

/** Sort keys; unknown values come last. */
const ORDER: Record<Sort, (question: QuestionFigures) => number> = {
  PAPER: ({ place }) => place,
  NOTICED: (question) => -severityOf(looksOf(question)),
  HARDEST: ({ facility }) => facility.value ?? Infinity,
  FEWEST_RIGHT: ({ rightAnswers }) => rightAnswers.value ?? Infinity,
  TELLING: ({ discriminationIndex }) => discriminationIndex.value ?? Infinity,
};

/** One serious look outweighs any number of others. */
function severityOf(looks: readonly Look[]): number {
  const serious = looks.filter(({ isSerious }) => isSerious).length;
  return serious + (looks.length > serious ? 0.5 : 0);
}

/** Questions that are equal stay in the order of the paper. */
export function inOrder(questions: readonly QuestionFigures[], sort: Sort): QuestionFigures[] {
  return questions
    .map((question) => ({ question, key: ORDER[sort](question) }))
    .toSorted((a, b) => (a.key === b.key ? a.question.place - b.question.place : a.key - b.key))
    .map(({ question }) => question);
}

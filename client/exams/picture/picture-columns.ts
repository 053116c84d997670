import type { PictureQuestion } from './class-picture.query';

export const ORDERS = ['HARDEST', 'PAPER'] as const;
export type Order = (typeof ORDERS)[number];

/** A question that is shown, with its place in the outcomes of each learner. */
export interface PictureColumn {
  question: PictureQuestion;
  index: number;
}

/** More at once would be slow to draw: the others are on further parts. */
export const QUESTIONS_AT_ONCE = 100;

/**
 * The questions of a part, in an order. Those of earlier papers, which can have the same place, follow.
 * @param questions the hardest first
 * @param part from 1
 */
export function columnsOf(
  questions: readonly PictureQuestion[],
  order: Order,
  part: number,
): PictureColumn[] {
  const columns = questions.map((question, index) => ({ question, index }));
  if (order === 'PAPER') columns.sort((a, b) => a.question.place - b.question.place);
  return columns.slice((part - 1) * QUESTIONS_AT_ONCE, part * QUESTIONS_AT_ONCE);
}

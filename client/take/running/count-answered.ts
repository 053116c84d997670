import type { Sitting } from '../session/sitting';

/** The number of questions that have an answer. */
export function countAnswered(sitting: Sitting): number {
  return sitting.questions.filter(({ id }) => sitting.isAnswered(id)).length;
}

import type { AttemptPaper } from './attempt-paper.query';

/** An answer that came too late. */
export type Late = AttemptPaper['late'][number];

/**
 * Whether somebody has to decide on it: what says the same as what is stored changes nothing, and an
 * answer that was given since must not be written over by what is done to all.
 */
export function waits({ decision, isStored, isAnsweredAgain }: Late): boolean {
  return decision === null && !isStored && !isAnsweredAgain;
}

/** What waits, in the order of the page. */
export function waitingOf({ questions, late }: AttemptPaper): Late[] {
  const waiting = late.filter(waits);
  return questions.flatMap(({ questionId }) =>
    waiting.filter((one) => one.questionId === questionId),
  );
}

/** Of the answers of each question, that of the latest lease: only one of them can be accepted. */
export function latestOfEach(late: readonly Late[]): Late[] {
  return [...new Map(late.map((one) => [one.questionId, one])).values()];
}

import type { AttemptPaper } from './attempt-paper.query';

/** An answer that arrived too late. */
export type LateAnswer = AttemptPaper['late'][number];

/**
 * Whether staff must decide on it. An answer equal to the stored one changes nothing, and "accept
 * all" must not overwrite a later answer.
 */
export function isPending({ decision, isStored, isAnsweredAgain }: LateAnswer): boolean {
  return decision === null && !isStored && !isAnsweredAgain;
}

/** The late answers that wait for a decision, in the order of the page. */
export function pendingLateAnswers({ questions, late }: AttemptPaper): LateAnswer[] {
  const waiting = late.filter(isPending);
  return questions.flatMap(({ questionId }) =>
    waiting.filter((answer) => answer.questionId === questionId),
  );
}

/** For each question the answer of the latest lease: only one of them can be accepted. */
export function latestPerQuestion(late: readonly LateAnswer[]): LateAnswer[] {
  return [...new Map(late.map((answer) => [answer.questionId, answer])).values()];
}

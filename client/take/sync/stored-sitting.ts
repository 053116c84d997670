/** What is to become of answers that were typed here before, and never receipted. */
import type { KeptAnswer } from './outbox';
import type { Question, StoredResponse } from '../api/api-types';

/** In the order in which they were typed. */
export interface SortedOut {
  /** To be sent again, under the lease of now. */
  again: KeptAnswer[];
  /** The server has them, or the same. */
  done: KeptAnswer[];
  /** Answered elsewhere since, or closed there: whoever gives the exam decides. */
  late: KeptAnswer[];
}

/**
 * @param kept in the order in which they were typed, which is that of (epoch, sequence)
 * @param isShut forward-only: whether a question was closed before it was gone on with here
 */
export function sortOut(
  kept: readonly KeptAnswer[],
  stored: readonly StoredResponse[],
  isShut: (questionId: string) => boolean = () => false,
): SortedOut {
  const responses = new Map(stored.map((response) => [response.questionId, response]));
  const latest = new Map(kept.map((answer) => [answer.questionId, answer]));
  const sorted: SortedOut = { again: [], done: [], late: [] };
  for (const answer of kept) {
    const now = responses.get(answer.questionId);
    const later = latest.get(answer.questionId);
    const next = later === answer ? now : later;
    const fate = fateOf(answer, next);
    // The server keeps it under the lease it was typed under; under this one it would be refused.
    sorted[fate === 'again' && isShut(answer.questionId) ? 'late' : fate].push(answer);
  }
  return sorted;
}

/**
 * Forward-only: how far an attempt had come here, also where the server has not heard of it.
 * @param reached the furthest place that was shown
 */
export function furthestOf(
  questions: readonly Question[],
  reached: number,
  again: readonly KeptAnswer[],
): number {
  const ids = new Set(again.map(({ questionId }) => questionId));
  const answered = questions.findLastIndex(({ id }) => ids.has(id));
  return Math.min(Math.max(reached, answered), questions.length - 1);
}

/** Forward-only: which questions stand before a place. */
export function shutBefore(
  questions: readonly Question[],
  place: number,
): (questionId: string) => boolean {
  const shut = new Set(questions.slice(0, place).map(({ id }) => id));
  return (questionId) => shut.has(questionId);
}

type Said = Pick<StoredResponse, 'response' | 'isFlagged' | 'epoch' | 'sequence'>;

/** @param next what is stored of its question, or was typed here after it */
function fateOf(answer: KeptAnswer, next: Said | undefined): keyof SortedOut {
  if (!next) return 'again';
  if (isSame(answer, next)) return 'done';
  if (next.epoch > answer.epoch) return answer.isAside ? 'done' : 'late';
  return next.epoch === answer.epoch && next.sequence >= answer.sequence ? 'done' : 'again';
}

function isSame(one: Said, other: Said): boolean {
  // Of one key each.
  return (
    one.isFlagged === other.isFlagged &&
    JSON.stringify(one.response) === JSON.stringify(other.response)
  );
}

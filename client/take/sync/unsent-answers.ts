/** Sorts the answers that an earlier page left in the outbox without a receipt. */
import type { OutboxAnswer } from './stored-rows';
import type { KnownResponse, Question } from '../api/api-types';

/** Each list in the order of typing. */
export interface SortedAnswers {
  /** To be sent resend, under the current lease. */
  resend: OutboxAnswer[];
  /** The server has them, or equal ones. */
  done: OutboxAnswer[];
  /** Answered or closed on another device since: staff decide. */
  late: OutboxAnswer[];
}

/**
 * @param unsent in the order of typing, which is that of (epoch, sequence)
 * @param isClosed forward-only: whether a question was closed before the attempt went on here
 */
export function sortUnsent(
  unsent: readonly OutboxAnswer[],
  stored: readonly KnownResponse[],
  isClosed: (questionId: string) => boolean = () => false,
): SortedAnswers {
  const responses = new Map(stored.map((response) => [response.questionId, response]));
  const latest = new Map(unsent.map((answer) => [answer.questionId, answer]));
  const sorted: SortedAnswers = { resend: [], done: [], late: [] };
  for (const answer of unsent) {
    const now = responses.get(answer.questionId);
    const later = latest.get(answer.questionId);
    const next = later === answer ? now : later;
    const category = classify(answer, next);
    // The server stores it as late under its own lease; under the current lease it would refuse it.
    sorted[category === 'resend' && isClosed(answer.questionId) ? 'late' : category].push(answer);
  }
  return sorted;
}

/**
 * Forward-only: the furthest question of an attempt, even if the server does not know it yet. It may be the one after
 * those that were delivered.
 * @param total of the whole paper
 * @param reached the furthest question that was gone to, from 0
 */
export function furthestPlace(
  questions: readonly Question[],
  total: number,
  reached: number,
  resend: readonly OutboxAnswer[],
): number {
  const ids = new Set(resend.map(({ questionId }) => questionId));
  const answered = questions.findLastIndex(({ id }) => ids.has(id));
  return Math.min(Math.max(reached, answered), questions.length, total - 1);
}

/** Forward-only: whether a question comes before a place. */
export function closedBefore(
  questions: readonly Question[],
  place: number,
): (questionId: string) => boolean {
  const closed = new Set(questions.slice(0, place).map(({ id }) => id));
  return (questionId) => closed.has(questionId);
}

type AnswerVersion = Pick<KnownResponse, 'response' | 'isFlagged' | 'epoch' | 'sequence'>;

/** @param next the stored answer to its question, or the one typed here after it */
function classify(answer: OutboxAnswer, next: AnswerVersion | undefined): keyof SortedAnswers {
  if (!next) return 'resend';
  if (isSame(answer, next)) return 'done';
  if (next.epoch > answer.epoch) return answer.isAside ? 'done' : 'late';
  return next.epoch === answer.epoch && next.sequence >= answer.sequence ? 'done' : 'resend';
}

function isSame(one: AnswerVersion, other: AnswerVersion): boolean {
  // A response has one key, so the order of keys does not matter.
  return (
    one.isFlagged === other.isFlagged &&
    JSON.stringify(one.response) === JSON.stringify(other.response)
  );
}

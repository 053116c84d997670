/** Takes up the answers that an earlier page left without a receipt. */
import type { AttemptContext } from './attempt-context';
import type { Progress } from './progress';
import type { OutboxAnswer, OutboxSitting } from '../sync/stored-rows';
import type { Saver } from '../sync/saver';
import type { Answer } from '../sync/saver-dependencies';
import { closedBefore, furthestPlace, sortUnsent } from '../sync/unsent-answers';
import type { KnownResponse } from '../api/api-types';

/** What earlier pages of this browser left. */
export interface EarlierPages {
  /** Answers without a receipt, in the order of typing. */
  unsent: readonly OutboxAnswer[];
  /** The progress in the outbox, if any. */
  stored: OutboxSitting | null;
  /** They used no higher number for an answer, as far as this browser knows. */
  sequence: number;
  /** The question that was shown, from 0; null: the server says which. */
  place: number | null;
  /** Whether the sitting is what this browser stored, and the server may have later answers. */
  isLocal: boolean;
}

export const NO_EARLIER_PAGES: EarlierPages = {
  unsent: [],
  stored: null,
  sequence: 0,
  place: null,
  isLocal: false,
};

/**
 * What the server has for sure. Of what this browser stored, that is nothing of a question with an answer without a
 * receipt: the server may have stored one that was typed in between.
 */
export function knownResponses(
  { isLocal, unsent }: EarlierPages,
  responses: readonly KnownResponse[],
): readonly KnownResponse[] {
  if (!isLocal) return responses;
  const uncertain = new Set(unsent.map(({ questionId }) => questionId));
  return responses.filter(({ questionId }) => !uncertain.has(questionId));
}

/** The highest number of an answer under a lease that this browser knows of. */
export function highestSequence(
  lease: number,
  { sequence, unsent }: EarlierPages,
  responses: readonly KnownResponse[],
): number {
  const ofLease = [...responses, ...unsent].filter(({ epoch }) => epoch === lease);
  return Math.max(sequence, ...ofLease.map((answer) => answer.sequence));
}

/** The sitting that goes on. */
interface ResumedSitting {
  attempt: { id: string; epoch: number; reached: number };
  context: AttemptContext;
  progress: Progress;
  saver: Saver;
  answers: Map<string, Answer>;
}

/**
 * Sends them under the lease of the sitting, unless another device has answered the question since.
 * @param responses as the server has them
 */
export function resumeAnswers(
  { attempt, context, progress, saver, answers }: ResumedSitting,
  { unsent, stored }: EarlierPages,
  responses: readonly KnownResponse[],
): void {
  const { tab, outbox, late } = context;
  const { questions, questionCount, isForward } = progress;
  const isClosed = closedBefore(questions, isForward ? attempt.reached : 0);
  const { resend, done, late: tooLate } = sortUnsent(unsent, responses, isClosed);
  late.withdraw(attempt.id);
  for (const { questionId, response, isFlagged, typedAt } of resend) {
    answers.set(questionId, { response, isFlagged });
    saver.update(questionId, { response, isFlagged }, typedAt);
  }
  const earlier = resend.filter((answer) => answer.epoch !== attempt.epoch);
  for (const answer of [...done, ...earlier]) outbox.deleteAnswer(answer);
  late.deliver(attempt.id, tooLate);
  progress.resumeAt(furthestPlace(questions, questionCount, stored?.reached ?? 0, resend));
  tab.setSequence(attempt.id, attempt.epoch, saver.lastSequence);
  if (resend.length > 0) void saver.flush();
}

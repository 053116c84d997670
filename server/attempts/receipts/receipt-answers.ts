/** The answers that a receipt covers, and the two hashes over them. */
import { createHash } from 'node:crypto';
import canonicalize from 'canonicalize';
import { kindNamed } from '../../questions/kinds/registry.js';
import type { OrderedQuestion } from '../attempt.entity.js';
import type { CachedRevision } from '../revision-cache.js';

/** An answer of the candidate, with the question number and option letter that they saw. */
export interface ReceiptAnswer {
  questionId: string;
  response: object;
  /** The question number in the order they saw, from 1. */
  number: number;
  /** The letter of the chosen option in the order they saw; null if no option is chosen. */
  choice: string | null;
}

/** @returns the responses of an attempt that are not empty, in the order that the candidate saw */
export function receiptAnswers(
  { byId }: CachedRevision,
  arrangement: readonly OrderedQuestion[],
  responses: readonly { questionId: string; response: object | null }[],
): ReceiptAnswer[] {
  const byQuestion = new Map(responses.map(({ questionId, response }) => [questionId, response]));
  return arrangement.flatMap(({ questionId, optionIds }, place) => {
    const question = byId.get(questionId);
    const response = byQuestion.get(questionId);
    if (!question || !response) return [];
    const chosen = kindNamed(question.kind).chosenOption?.(response);
    const choice = chosen === undefined ? null : letterOf(optionIds.indexOf(chosen));
    return [{ questionId, response, number: place + 1, choice }];
  });
}

/** @returns A for the first option */
function letterOf(place: number): string | null {
  return place < 0 ? null : String.fromCharCode('A'.charCodeAt(0) + place);
}

/**
 * Hashes the answers. The attempt is included, so that the same answers of another candidate have another hash.
 * @param revisionHash as in the receipt
 * @returns SHA-256, in hex, over the JCS text (RFC 8785) of `{ attemptId, revision, answers }`, the answers
 *   being `[questionId, response]` in the order of their ids
 */
export function hashAnswers(
  attemptId: string,
  revisionHash: string,
  answers: readonly Pick<ReceiptAnswer, 'questionId' | 'response'>[],
): string {
  const pairs = byId(answers).map(({ questionId, response }) => [questionId, response]);
  return hash({ attemptId, revision: revisionHash, answers: pairs });
}

/**
 * Hashes the shown order: a letter means nothing without the order of the options.
 * @returns SHA-256, in hex, over the JCS text of `[questionId, number, choice]` of all answers, in the order
 *   of their ids
 */
export function hashPlaces(answers: readonly Omit<ReceiptAnswer, 'response'>[]): string {
  return hash(byId(answers).map(({ questionId, number, choice }) => [questionId, number, choice]));
}

function byId<T extends { questionId: string }>(answers: readonly T[]): T[] {
  return answers.toSorted((a, b) => (a.questionId < b.questionId ? -1 : 1));
}

function hash(content: unknown): string {
  const text = canonicalize(content);
  if (text === undefined) throw new Error('The content has no canonical JSON');
  return createHash('sha256').update(text).digest('hex');
}

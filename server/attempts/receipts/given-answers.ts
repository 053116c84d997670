/** The answers that a receipt vouches for, and the two hashes that do. */
import { createHash } from 'node:crypto';
import canonicalize from 'canonicalize';
import { kindNamed } from '../../questions/kinds/registry.js';
import type { OrderedQuestion } from '../attempt.entity.js';
import type { CachedRevision } from '../revision-cache.js';

/** An answer of a learner's, and where it stood for them. */
export interface GivenAnswer {
  questionId: string;
  response: object;
  /** The question's place in the order they saw, from 1. */
  number: number;
  /** The letter of the option they chose, in the order they saw; null where nothing is chosen. */
  choice: string | null;
}

/** @returns the answers among the responses of an attempt, in the order its learner saw */
export function givenAnswers(
  { byId }: CachedRevision,
  arrangement: readonly OrderedQuestion[],
  responses: readonly { questionId: string; response: object | null }[],
): GivenAnswer[] {
  const given = new Map(responses.map(({ questionId, response }) => [questionId, response]));
  return arrangement.flatMap(({ questionId, optionIds }, place) => {
    const question = byId.get(questionId);
    const response = given.get(questionId);
    if (!question || !response) return [];
    const chosen = kindNamed(question.kind).chosenOption?.(response);
    const choice = chosen === undefined ? null : letterOf(optionIds.indexOf(chosen));
    return [{ questionId, response, number: place + 1, choice }];
  });
}

/** A for the first. */
function letterOf(place: number): string | null {
  return place < 0 ? null : String.fromCharCode('A'.charCodeAt(0) + place);
}

/**
 * What was answered: with the attempt, so that the same answers of somebody else have another one.
 * @param revisionHash as the receipt tells it
 * @returns SHA-256, in hex, over the JCS text (RFC 8785) of `{ attemptId, revision, answers }`, the answers
 *   being `[questionId, response]` in the order of their ids
 */
export function hashOfAnswers(
  attemptId: string,
  revisionHash: string,
  answers: readonly Pick<GivenAnswer, 'questionId' | 'response'>[],
): string {
  const pairs = byId(answers).map(({ questionId, response }) => [questionId, response]);
  return hash({ attemptId, revision: revisionHash, answers: pairs });
}

/**
 * How it was shown: a letter says nothing without the order it comes of.
 * @returns SHA-256, in hex, over the JCS text of `[questionId, number, choice]` of all answers, in the order
 *   of their ids
 */
export function hashOfPlaces(answers: readonly Omit<GivenAnswer, 'response'>[]): string {
  return hash(byId(answers).map(({ questionId, number, choice }) => [questionId, number, choice]));
}

function byId<T extends { questionId: string }>(answers: readonly T[]): T[] {
  return answers.toSorted((a, b) => (a.questionId < b.questionId ? -1 : 1));
}

function hash(content: unknown): string {
  const text = canonicalize(content);
  if (text === undefined) throw new Error('There is nothing to hash');
  return createHash('sha256').update(text).digest('hex');
}

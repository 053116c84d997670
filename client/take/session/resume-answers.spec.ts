import { expect, it } from 'vitest';
import { highestSequence, knownResponses, NO_EARLIER_PAGES } from './resume-answers';
import type { OutboxAnswer } from '../sync/stored-rows';
import type { KnownResponse } from '../api/api-types';

const answer = (questionId: string, epoch: number, sequence: number): KnownResponse => ({
  questionId,
  response: { text: `${questionId} ${sequence}` },
  isFlagged: false,
  epoch,
  sequence,
});

const unsent: OutboxAnswer[] = [{ attemptId: 'attempt', ...answer('a', 3, 8) }];

it('trusts what this browser knows of a question only if nothing of it is unsent', () => {
  const responses = [answer('a', 3, 4), answer('b', 3, 5)];
  const local = { ...NO_EARLIER_PAGES, unsent, isLocal: true };
  // The server may have stored an answer to "a" between the two, whose receipt was lost.
  expect(knownResponses(local, responses)).toEqual([answer('b', 3, 5)]);
  expect(knownResponses({ ...local, isLocal: false }, responses)).toEqual(responses);
});

it('counts on from the highest number under the lease', () => {
  const earlier = { ...NO_EARLIER_PAGES, unsent, sequence: 2 };
  expect(highestSequence(3, earlier, [answer('b', 3, 5), answer('c', 2, 90)])).toBe(8);
  expect(highestSequence(4, earlier, [answer('b', 3, 5)])).toBe(2);
});

import { describe, expect, it } from 'vitest';
import { AttemptSet } from './attempt-set.js';
import { chooseAttempts } from './chosen-attempts.js';

const attempt = (number: number, exactScore: string, changes = {}) => ({
  candidateId: 'Ada',
  number,
  exactScore,
  exactMaxScore: '3',
  waitingCount: 0,
  ...changes,
});
const numbers = (set: AttemptSet, ...attempts: ReturnType<typeof attempt>[]) =>
  chooseAttempts(attempts, set).map(({ number }) => number);

describe('of the attempts of a candidate', () => {
  const attempts = [attempt(4, '1'), attempt(2, '-1'), attempt(3, '2')];

  it.each([
    [AttemptSet.FIRST, [2]],
    [AttemptSet.LAST, [4]],
    [AttemptSet.BEST, [3]],
    [AttemptSet.ALL, [4, 2, 3]],
  ])('%s are chosen by their numbers and scores', (set, chosen) => {
    expect(numbers(set, ...attempts)).toEqual(chosen);
  });

  it('the best has the highest exact share of its own maximum, and is the earlier on a tie', () => {
    const two = [attempt(1, '1'), attempt(2, '3.33', { exactMaxScore: '10' })];
    expect(numbers(AttemptSet.BEST, ...two)).toEqual([1]);
    const tie = [attempt(2, '1'), attempt(1, '10/3', { exactMaxScore: '10' })];
    expect(numbers(AttemptSet.BEST, ...tie)).toEqual([1]);
    expect(numbers(AttemptSet.BEST, attempt(1, '-2'), attempt(2, '-1'))).toEqual([2]);
  });

  it('the best is marked completely, and the first while none is', () => {
    const waiting = { waitingCount: 1 };
    expect(numbers(AttemptSet.BEST, attempt(1, '3', waiting), attempt(2, '0'))).toEqual([2]);
    const all = [attempt(2, '2', waiting), attempt(1, '1', waiting)];
    expect(numbers(AttemptSet.BEST, ...all)).toEqual([1]);
  });

  it('each candidate has one', () => {
    const others = attempts.map((one) => ({ ...one, candidateId: 'Ben' }));
    expect(numbers(AttemptSet.BEST, ...attempts, ...others)).toEqual([3, 3]);
    expect(numbers(AttemptSet.BEST)).toEqual([]);
  });
});

import { expect, it } from 'vitest';
import { areForWorker, assertComputable } from './figure-limits.js';

it.each<[attempts: number, questions: number, isForWorker: boolean]>([
  [20_000, 60, false],
  [20_001, 1, true],
  [1_200, 1_000, false],
  [1_201, 1_000, true],
  [0, 1_000, false],
])('figures of %d attempts at %d questions are for a worker: %s', (attempts, questions, is) => {
  expect(areForWorker(attempts, questions)).toBe(is);
});

it('figures of more than 20 million answers are refused', () => {
  expect(() => assertComputable(100_000, 200)).not.toThrow();
  expect(() => assertComputable(100_001, 200)).toThrow('more than 20 million answers');
});

import { expect, it } from 'vitest';
import { texts } from './texts';

it('gives the wait after too many tries in seconds, or in minutes if it is long', () => {
  const { tooMany } = texts.problems;
  expect(tooMany(525)).toBe(
    'Too many tries. Try again in 9 minutes, or ask whoever gives the exam.',
  );
  expect(tooMany(20)).toContain('in 20 seconds,');
});

it('agrees in number with the answers that are not saved yet', () => {
  expect(texts.checking.pending(1)).toContain('1 answer is not saved yet.');
  expect(texts.checking.pending(1)).toContain(': it goes along.');
  expect(texts.checking.pending(2)).toContain(': they go along.');
  expect(texts.sitting.pausedPending(1)).toContain('It goes out by itself.');
  expect(texts.sitting.pausedPending(2)).toContain('They go out by themselves.');
});

import { expect, it } from 'vitest';
import { texts } from './texts';

it('gives the wait after too many tries in seconds, or in minutes if it is long', () => {
  const { tooMany } = texts.problems;
  expect(tooMany(525)).toBe('Too many tries. Try again in 9 minutes, or ask the exam staff.');
  expect(tooMany(20)).toContain('in 20 seconds,');
});

it('agrees in number with the answers that are not saved yet', () => {
  expect(texts.checking.pending(1)).toContain('1 answer is not saved yet.');
  expect(texts.checking.pending(1)).toContain(': it is sent, too.');
  expect(texts.checking.pending(2)).toContain(': they are sent, too.');
  expect(texts.sitting.pausedPending(1)).toContain('It is sent automatically.');
  expect(texts.sitting.pausedPending(2)).toContain('They are sent automatically.');
});

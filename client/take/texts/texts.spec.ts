import { expect, it } from 'vitest';
import { texts } from './texts';

it('gives the wait after too many tries in seconds, or in minutes if it is long', () => {
  const { tooMany } = texts.problems;
  expect(tooMany(525)).toBe(
    'Too many tries. Try again in 9 minutes, or ask whoever gives the exam.',
  );
  expect(tooMany(20)).toContain('in 20 seconds,');
});

import { expect, it } from 'vitest';
import { texts } from './texts';

it('says how long to wait after too many tries, in minutes where it is long', () => {
  const { tooMany } = texts.problems;
  expect(tooMany(525)).toBe(
    'Too many tries. Try again in 9 minutes, or ask whoever gives the exam.',
  );
  expect(tooMany(20)).toContain('in 20 seconds,');
});

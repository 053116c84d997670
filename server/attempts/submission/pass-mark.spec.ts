import { expect, it } from 'vitest';
import { isPassed } from './pass-mark.js';

it.each([
  ['without a pass mark', null, 5, 0, null],
  ['when the score equals it', 5, 5, 0, true],
  ['when the score exceeds it and answers wait', 5, 5.01, 2, true],
  ['when the score is below it', 5, 4.99, 0, false],
  ['when waiting answers may still reach it', 5, 4.99, 1, null],
  ['with a pass mark of 0', 0, 0, 0, true],
  ['when penalties exceed the marks', 0, -0.25, 0, false],
])('returns whether an attempt is passed %s', (_case, passMark, score, waitingCount, expected) => {
  expect(isPassed({ passMark }, { score, waitingCount })).toBe(expected);
});

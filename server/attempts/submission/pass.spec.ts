import { expect, it } from 'vitest';
import { isPassed } from './pass.js';

it.each([
  ['there is no pass mark', null, 5, 0, null],
  ['it is reached', 5, 5, 0, true],
  ['it is reached already', 5, 5.01, 2, true],
  ['it is missed', 5, 4.99, 0, false],
  ['what waits may still reach it', 5, 4.99, 1, null],
  ['nothing is asked for', 0, 0, 0, true],
  ['penalties outweigh what was earned', 0, -0.25, 0, false],
])('says who has passed: %s', (_case, passMark, score, waitingCount, expected) => {
  expect(isPassed({ passMark }, { score, waitingCount })).toBe(expected);
});

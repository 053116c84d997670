import { expect, it } from 'vitest';
import { reasonOf } from './reason.js';

const at = (time: string): Date => new Date(`2026-11-${time}:31Z`);

it.each([
  ['22T04:32', '22T04:39', '22 November 2026, 10:02 to 10:09'],
  ['22T18:20', '22T18:40', '22 November 2026, 23:50 to 23 November 2026, 00:10'],
])('names %s to %s as the institute has it', (began, ended, words) => {
  const reason = reasonOf({ beganAt: at(began), endedAt: at(ended) }, 'Asia/Kolkata');
  expect(reason).toBe(`Answers could not be taken from ${words} (Asia/Kolkata).`);
});

import { expect, it } from 'vitest';
import { outageReason } from './outage-reason.js';

const at = (time: string): Date => new Date(`2026-11-${time}Z`);

it.each([
  ['22T04:32:31', '22T04:33:09', '38 seconds, from 22 November 2026, 10:02:31 to 10:03:09'],
  ['22T04:32:31', '22T04:39:12', '7 minutes, from 22 November 2026, 10:02:31 to 10:09:12'],
  [
    '22T18:20:00',
    '22T18:40:00',
    '20 minutes, from 22 November 2026, 23:50:00 to 23 November 2026, 00:10:00',
  ],
])('formats %s to %s in the time zone of the institute', (began, ended, words) => {
  const reason = outageReason({ beganAt: at(began), endedAt: at(ended) }, 'Asia/Kolkata');
  expect(reason).toBe(`Answers could not be saved for ${words} (Asia/Kolkata).`);
});

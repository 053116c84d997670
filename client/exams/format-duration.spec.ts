import { expect, it } from 'vitest';
import { formatDuration, secondsBetween } from './format-duration';

it.each([
  ['10:00:00', '10:00:01', '1 second'],
  ['10:00:00', '10:00:38', '38 seconds'],
  ['10:00:00', '10:01:59', '119 seconds'],
  ['10:00:00', '10:07:12', '7 minutes'],
  ['10:00:00', '11:59:00', '119 minutes'],
  ['10:00:00', '12:50:00', '3 hours'],
])('formats the time from %s to %s', (began, ended, words) => {
  const [from, to] = [`2026-03-01T${began}Z`, `2026-03-01T${ended}Z`];
  expect(formatDuration(secondsBetween(from, to))).toBe(words);
});

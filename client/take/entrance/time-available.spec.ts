import { expect, it } from 'vitest';
import { timeAvailable } from './time-available';

const NOW = Date.parse('2026-12-01T11:58:24Z');
const MINUTE = 60_000;
const closesAt = '2026-12-01T12:00:00Z';

it.each([
  ['all minutes', { closesAt: '2026-12-01T13:00:00Z', durationMinutes: 10 }, 10 * MINUTE, false],
  ['what is left until the closing', { closesAt, durationMinutes: 10 }, 96_000, true],
  ['nothing after it', { closesAt: '2026-12-01T11:00:00Z', durationMinutes: 10 }, 0, true],
  [
    'the time until the closing without minutes',
    { closesAt, durationMinutes: null },
    96_000,
    false,
  ],
  [
    'all minutes without a closing',
    { closesAt: null, durationMinutes: 37.5 },
    37.5 * MINUTE,
    false,
  ],
  [
    'in a pause, what was left when it began',
    { pausedAt: '2026-12-01T11:50:00Z', closesAt: '2026-12-01T11:55:00Z', durationMinutes: 10 },
    5 * MINUTE,
    true,
  ],
  [
    'in a pause before the opening, the time from the opening on',
    {
      pausedAt: '2026-12-01T11:30:00Z',
      opensAt: '2026-12-01T11:50:00Z',
      closesAt: '2026-12-01T11:55:00Z',
      durationMinutes: 10,
    },
    5 * MINUTE,
    true,
  ],
  ['no limit', { closesAt: null, durationMinutes: null }, null, false],
  [
    'the time from the opening on',
    { opensAt: '2026-12-01T11:59:00Z', closesAt, durationMinutes: 10 },
    MINUTE,
    true,
  ],
])('an attempt has %s', (_what, exam, ms, isCut) => {
  expect(timeAvailable({ opensAt: null, pausedAt: null, ...exam }, NOW)).toEqual({ ms, isCut });
});

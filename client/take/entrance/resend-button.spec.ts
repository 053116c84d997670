import { expect, it } from 'vitest';
import { secondsToWait } from './resend-button';

const AT = 1_700_000_060_000;

it.each([
  ['the rest after a reload', AT - 20_500, 21],
  ['nothing once it is over', AT + 1, 0],
  ['a minute at most, if the clock of the device is set back', AT - 86_400_000, 60],
])('one waits %s', (_what, now, seconds) => {
  expect(secondsToWait(AT, 60, now)).toBe(seconds);
});

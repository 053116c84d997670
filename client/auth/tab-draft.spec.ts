import { expect, it } from 'vitest';
import { storedWait } from './tab-draft';

const NOW = 1_700_000_000_000;

it('goes on waiting for a new code after a reload, but not by a clock that was set back', () => {
  expect(storedWait(NOW + 40_000, NOW)).toBe(NOW + 40_000);
  expect(storedWait(NOW - 40_000, NOW)).toBe(NOW - 40_000);
  expect(storedWait(NOW + 86_400_000, NOW)).toBe(0);
});

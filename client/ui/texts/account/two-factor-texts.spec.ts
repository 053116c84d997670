import { expect, it } from 'vitest';
import { twoFactorTexts } from './two-factor-texts';

it('names the colleagues who still need two-factor log-in', () => {
  const { requireHint } = twoFactorTexts.institute;
  expect(requireHint(0, 0)).toContain('You have no colleagues yet.');
  expect(requireHint(0, 2)).toBe('All your colleagues already have it.');
  expect(requireHint(1, 2)).toContain('One colleague does not have it yet');
});

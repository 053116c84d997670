import { expect, it } from 'vitest';
import { auditTexts } from './audit-texts';

it('says what was changed of an institute, where it is who has to use two-factor log-in', () => {
  const said = (details: Record<string, string>) =>
    auditTexts.said.INSTITUTE_CHANGED({
      ...{ about: '', count: 1 },
      value: (name) => details[name] ?? '',
    });
  expect(said({ requiresTwoFactor: 'true' })).toBe('Required two-factor log-in of everybody');
  expect(said({ requiresTwoFactor: 'false' })).toContain('no longer');
  expect(said({ name: 'Analytical School' })).toBe('Changed the institute');
});

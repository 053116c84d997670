import { expect, it } from 'vitest';
import { auditTexts } from './audit-texts';

it('describes a change of the two-factor requirement of an institute', () => {
  const sentenceFor = (details: Record<string, string>) =>
    auditTexts.sentences.INSTITUTE_CHANGED({
      ...{ about: '', count: 1 },
      value: (name) => details[name] ?? '',
    });
  expect(sentenceFor({ requiresTwoFactor: 'true' })).toBe(
    'Required two-factor log-in of everybody',
  );
  expect(sentenceFor({ requiresTwoFactor: 'false' })).toContain('no longer');
  expect(sentenceFor({ name: 'Analytical School' })).toBe('Changed the institute');
});

import { expect, it } from 'vitest';
import { auditTexts } from './audit-texts';

it('describes a change of the two-factor requirement of an institute', () => {
  const sentenceFor = (details: Record<string, string>) =>
    auditTexts.sentences.INSTITUTE_CHANGED({
      ...{ about: '', count: 1 },
      value: (name) => details[name] ?? '',
    });
  expect(sentenceFor({ requiresTwoFactor: 'true' })).toBe(
    'Required two-factor log-in for everyone',
  );
  expect(sentenceFor({ requiresTwoFactor: 'false' })).toBe(
    'Stopped requiring two-factor log-in for everyone',
  );
  expect(sentenceFor({ name: 'Analytical School' })).toBe('Changed the institute’s details');
});

it('speaks of a learner whose name was erased', () => {
  const erased = (details: Record<string, string> = {}) => ({
    ...{ about: '', count: 1 },
    value: (name: string) => details[name] ?? '',
  });
  const { ATTEMPT_SUBMITTED, LEARNERS_ERASED, TIME_GIVEN } = auditTexts.sentences;
  expect(ATTEMPT_SUBMITTED(erased())).toBe('Submitted the attempt of a learner');
  expect(TIME_GIVEN(erased({ minutes: '5' }))).toBe('Gave a learner extra time (5 minutes)');
  expect(TIME_GIVEN(erased({ count: '2' }))).toContain('2 learners');
  expect(LEARNERS_ERASED(erased())).toBe('Erased the personal data of a learner');
  expect(LEARNERS_ERASED(erased({ count: '3', months: '12' }))).toContain('3 learners');
});

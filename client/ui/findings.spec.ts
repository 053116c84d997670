import { expect, it } from 'vitest';
import { findingsToCheck, findingsToCorrect } from './findings';

const findings = [
  { code: 'NOT_SUBMITTED', severity: 'BLOCKING' },
  { code: 'CLOSED', severity: 'BLOCKING' },
  { code: 'EQUAL_OPTIONS', severity: 'BLOCKING' },
  { code: 'UNPUBLISHED_CHANGES', severity: 'WARNING' },
  { code: 'SAME_QUESTION', severity: 'WARNING' },
  { code: 'NO_END', severity: 'ADVICE' },
] as const;

it('counts as to be corrected what is wrong, not how far the exam has come', () => {
  expect(findingsToCorrect(findings).map(({ code }) => code)).toEqual(['EQUAL_OPTIONS']);
});

it('counts as to be checked what submitting does not settle', () => {
  expect(findingsToCheck(findings).map(({ code }) => code)).toEqual(['SAME_QUESTION']);
});

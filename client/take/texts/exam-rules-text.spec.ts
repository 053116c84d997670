import { expect, it } from 'vitest';
import type { LobbyExam } from '../api/api-types';
import {
  formatExact,
  formatMarks,
  mainRules,
  otherRules,
  rulesAfterwards,
  windowText,
} from './exam-rules-text';

const exam: LobbyExam = {
  questionCount: 3,
  totalMarks: '10/3',
  review: { content: 'NOTHING', time: 'AT_ONCE', from: null },
  durationMinutes: null,
  closesAt: null,
  opensAt: null,
  pausedAt: null,
  timeZone: 'UTC',
  passMark: 1,
  attemptsAllowed: 1,
  navigation: 'FREE',
  checksSpelling: true,
  wrongMarks: '0',
  wrongMarksBasis: 'QUESTION',
  questionsDiffer: false,
} as unknown as LobbyExam;

it.each([
  ['1', '1 mark'],
  ['1/3', '1/3 mark'],
  ['4/3', '4/3 marks'],
  ['2.5', '2.5 marks'],
  ['1000', '1,000 marks'],
])('%s is %s', (marks, text) => {
  expect(formatMarks(marks)).toBe(text);
});

it('shows marks below zero with a real minus sign', () => {
  expect(['-1/3', '-0.25'].map(formatExact)).toEqual(['−1/3', '−0.25']);
});

it.each<[Pick<LobbyExam, 'wrongMarks' | 'wrongMarksBasis'>, string]>([
  [{ wrongMarks: '-1/3', wrongMarksBasis: 'QUESTION' }, '1/3 mark'],
  [{ wrongMarks: '-2', wrongMarksBasis: 'QUESTION' }, '2 marks'],
  [{ wrongMarks: '-1/3', wrongMarksBasis: 'MARK' }, '1/3 of the marks of its question'],
  [{ wrongMarks: '-1', wrongMarksBasis: 'MARK' }, 'as many marks as its question earns'],
  [{ wrongMarks: '-4/3', wrongMarksBasis: 'MARK' }, '4/3 times the marks of its question'],
])('%o: a wrong choice takes away %s', (rules, lost) => {
  const line = `A wrong choice takes away ${lost}. A question left blank takes away nothing.`;
  expect(mainRules({ ...exam, ...rules })).toContain(line);
});

it('refers to the questions where they say what a wrong choice takes away', () => {
  const differing = mainRules({ ...exam, wrongMarks: '-1', questionsDiffer: true });
  expect(differing).toContain('Some wrong choices take marks away: the question says how many.');
  expect(differing.join(' ')).not.toContain('A wrong choice takes');
  expect(mainRules(exam).join(' ')).not.toContain('wrong choice');
});

it('always shows what changes how one answers, and folds the rest', () => {
  expect(mainRules(exam)).toEqual(['You pass with 1 mark.']);
  const forward = 'You cannot go back: a question closes when you leave it.';
  expect(mainRules({ ...exam, navigation: 'FORWARD' })).toContain(forward);
  expect(otherRules({ ...exam, navigation: 'FORWARD' })).not.toContain(forward);
  expect(otherRules(exam)).toContain('Your result is not shown here.');
});

it('shows afterwards how it was marked, and nothing of how to answer', () => {
  const lines = rulesAfterwards({ ...exam, navigation: 'FORWARD', closesAt: '2026-12-01' });
  expect(lines).toEqual(['You pass with 1 mark.', 'Your result is not shown here.']);
});

it('mentions spell check only if it is off', () => {
  const line = 'Spell check is off in this exam.';
  expect(otherRules(exam)).not.toContain(line);
  expect(otherRules({ ...exam, checksSpelling: false })).toContain(line);
});

it('says in a pause that the exam closes later, unless it has closed', () => {
  const closing = { ...exam, state: 'OPEN', closesAt: '2026-12-01T12:00:00Z' } as const;
  const paused = { ...closing, pausedAt: '2026-12-01T11:50:00Z' };
  expect(windowText(closing)).not.toContain('pause');
  expect(windowText(paused)).toContain('plus the length of the pause');
  expect(windowText({ ...paused, state: 'CLOSED' })).toBe(windowText(closing));
});

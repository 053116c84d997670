import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import type { AttemptRules } from '../attempts/attempt.entity.js';
import { ExamLayout, ExamNavigation } from '../exams/rules/exam-rules.entity.js';
import type { FrozenQuestion } from '../exams/revisions/paper-revision.entity.js';
import { markOf, scoreOf, type Marked } from './marking.js';

const rules: AttemptRules = {
  durationMinutes: null,
  marksPerQuestion: null,
  penaltyPercent: 25,
  passMark: null,
  layout: ExamLayout.ONE,
  navigation: ExamNavigation.FREE,
};
const [right, wrong] = [randomUUID(), randomUUID()];

function multipleChoice(marks: number | null): FrozenQuestion {
  const options = [right, wrong].map((id) => ({ id, text: 'x' }));
  const body = { options, correctOptionId: right, explanation: '' };
  return { id: randomUUID(), kind: 'MCQ', text: '?', marks, image: null, body };
}

const descriptive: FrozenQuestion = {
  ...multipleChoice(null),
  kind: 'DESCRIPTIVE',
  body: { modelAnswer: '' },
};

describe('a question', () => {
  it('is marked by what it earns in this exam, and keeps the rule', () => {
    const marked = (own: number | null, ofAll: number | null) =>
      markOf(multipleChoice(own), { optionId: right }, { ...rules, marksPerQuestion: ofAll });
    expect(marked(3, null)).toMatchObject({ marks: 3, rule: { marks: 3, penaltyPercent: 25 } });
    expect(marked(3, 2)).toMatchObject({ marks: 2, rule: { marks: 2 } });
    expect(marked(null, null)).toMatchObject({ marks: 1, rule: { marks: 1 } });
  });

  it('without an answer, or with one that was taken back, is blank', () => {
    const graded = { outcome: 'BLANK', marks: 0, isOdd: false };
    expect(markOf(multipleChoice(4), null, rules)).toMatchObject(graded);
  });

  it.each([
    ['of another shape', { optionId: 1 }],
    ['of an option that there is not', { optionId: randomUUID() }],
    ['with more than there may be', { optionId: right, also: 'this' }],
  ])('with an answer %s waits for a person', (_name, response) => {
    const graded = { outcome: 'WAITING', marks: null, isOdd: true, rule: { marks: 4 } };
    expect(markOf(multipleChoice(4), response, rules)).toMatchObject(graded);
  });

  it('of a kind that is not there is nothing to guess at', () => {
    const unknown = { ...descriptive, kind: 'ESSAY' };
    expect(() => markOf(unknown, null, rules)).toThrow('There is no question kind ESSAY');
  });
});

describe('the score of an attempt', () => {
  it('adds exactly, counts what waits, and leaves it out of the sum', () => {
    const marked: Marked[] = [
      markOf(multipleChoice(0.1), { optionId: right }, rules),
      markOf(multipleChoice(0.2), { optionId: right }, rules),
      markOf(multipleChoice(1), { optionId: wrong }, rules),
      markOf(descriptive, { text: 'Because.' }, rules),
      markOf(descriptive, null, rules),
    ];
    expect(scoreOf(marked)).toEqual({ score: 0.05, maxScore: 3.3, waitingCount: 1 });
  });

  it('may be below zero', () => {
    const marked = [markOf(multipleChoice(2), { optionId: wrong }, rules)];
    expect(scoreOf(marked)).toEqual({ score: -0.5, maxScore: 2, waitingCount: 0 });
  });
});

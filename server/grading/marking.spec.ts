import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import type { AttemptRules } from '../attempts/attempt.entity.js';
import { ExamLayout, ExamNavigation } from '../exams/rules/exam-rules.entity.js';
import type { RevisionQuestion } from '../exams/revisions/paper-revision.entity.js';
import { WrongMarksBasis } from '../marks/marking-pattern.js';
import { markAnswer } from './marking.js';

const rules: AttemptRules = {
  durationMinutes: null,
  marksPerQuestion: null,
  wrongMarks: '-0.25',
  wrongMarksBasis: WrongMarksBasis.MARK,
  passMark: null,
  layout: ExamLayout.ONE,
  navigation: ExamNavigation.FREE,
};
const [right, wrong] = [randomUUID(), randomUUID()];

function multipleChoice(marks: string | null): RevisionQuestion {
  const options = [right, wrong].map((id) => ({ id, text: 'x' }));
  const body = { options, correctOptionId: right, explanation: '' };
  return { id: randomUUID(), kind: 'MCQ', text: '?', marks, image: null, body };
}

const descriptive: RevisionQuestion = {
  ...multipleChoice(null),
  kind: 'DESCRIPTIVE',
  body: { modelAnswer: '' },
};

describe('a question', () => {
  it('is marked by the marks it earns in this exam, and stores the rule', () => {
    const marked = (own: string | null, ofAll: string | null) =>
      markAnswer(multipleChoice(own), { optionId: right }, { ...rules, marksPerQuestion: ofAll });
    expect(marked('3', null)).toMatchObject({
      marks: '3',
      rule: { marks: '3', wrongMarks: '-0.75' },
    });
    expect(marked('3', '2')).toMatchObject({ marks: '2', rule: { marks: '2' } });
    expect(marked(null, null)).toMatchObject({ marks: '1', rule: { marks: '1' } });
  });

  it('is blank without an answer, or with a withdrawn one', () => {
    const graded = { outcome: 'BLANK', marks: '0', isMalformed: false };
    expect(markAnswer(multipleChoice('4'), null, rules)).toMatchObject(graded);
  });

  it.each([
    ['of another type', { optionId: 1 }],
    ['of an option that does not exist', { optionId: randomUUID() }],
    ['with unknown fields', { optionId: right, also: 'this' }],
  ])('waits for a person with an answer %s', (_name, response) => {
    const graded = { outcome: 'WAITING', marks: null, isMalformed: true, rule: { marks: '4' } };
    expect(markAnswer(multipleChoice('4'), response, rules)).toMatchObject(graded);
  });

  it('throws for an unknown kind', () => {
    const unknown = { ...descriptive, kind: 'ESSAY' };
    expect(() => markAnswer(unknown, null, rules)).toThrow('There is no question kind ESSAY');
  });
});

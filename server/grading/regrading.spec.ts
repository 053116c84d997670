import { describe, expect, it } from 'vitest';
import { GradeSource } from './grade.entity.js';
import type { MarkedAnswer } from './marking.js';
import type { StoredAnswer } from './grade.queries.js';
import { effectiveMark, keepsMarkerGrade } from './regrading.js';

const rule = { marks: '5', wrongMarks: '0' };
const byRule: MarkedAnswer = {
  questionId: 'q',
  rule,
  choice: null,
  isMalformed: false,
  outcome: 'WAITING',
  marks: null,
};

function answered(change: Partial<StoredAnswer> = {}): StoredAnswer {
  return {
    questionId: 'q',
    response: { text: 'नमस्ते', more: [1] },
    epoch: 2,
    sequence: 1,
    source: GradeSource.MARKER,
    outcome: 'PARTLY',
    marks: '2.5',
    isRecorded: true,
    markedResponse: { more: [1], text: 'नमस्ते' },
    ...change,
  };
}

describe('the grade of an answer that is marked again', () => {
  it("stays the marker's where the answer is the same, whatever the order of its keys", () => {
    expect(keepsMarkerGrade(answered())).toBe(true);
    expect(effectiveMark(byRule, answered())).toMatchObject({
      outcome: 'PARTLY',
      marks: '2.5',
      rule,
    });
  });

  it('stays for an empty answer, too', () => {
    expect(keepsMarkerGrade(answered({ response: null, markedResponse: null }))).toBe(true);
  });

  it.each([
    ['another answer', { markedResponse: { text: 'नमस्ते', more: [2] } }],
    ['a withdrawn answer', { response: null }],
    ['an added blank', { response: { text: 'नमस्ते ', more: [1] } }],
    ['the marked answer was not recorded', { isRecorded: false }],
    ['the rule gave it', { source: GradeSource.RULE }],
    ['it was never marked', { source: null, outcome: null, marks: null }],
  ])('is replaced: %s', (_name, change) => {
    expect(keepsMarkerGrade(answered(change))).toBe(false);
    expect(effectiveMark(byRule, answered(change))).toBe(byRule);
  });

  it('comes from the rule where there was none', () => {
    expect(effectiveMark(byRule, undefined)).toBe(byRule);
  });
});

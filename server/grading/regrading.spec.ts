import { describe, expect, it } from 'vitest';
import { GradeSource } from './grade.entity.js';
import type { Marked } from './marking.js';
import { counted, stands, type Answered } from './regrading.js';

const rule = { marks: 5, penaltyPercent: 0 };
const byRule: Marked = {
  questionId: 'q',
  rule,
  choice: null,
  isOdd: false,
  outcome: 'WAITING',
  marks: null,
};

function answered(change: Partial<Answered> = {}): Answered {
  return {
    questionId: 'q',
    response: { text: 'नमस्ते', more: [1] },
    epoch: 2,
    sequence: 1,
    source: GradeSource.MARKER,
    outcome: 'PARTLY',
    marks: 2.5,
    isKept: true,
    markedResponse: { more: [1], text: 'नमस्ते' },
    ...change,
  };
}

describe('the grade of an answer that is marked again', () => {
  it("stays a marker's where the answer says the same, in whatever order it is stored", () => {
    expect(stands(answered())).toBe(true);
    expect(counted(byRule, answered())).toMatchObject({ outcome: 'PARTLY', marks: 2.5, rule });
  });

  it('stays of no answer, too', () => {
    expect(stands(answered({ response: null, markedResponse: null }))).toBe(true);
  });

  it.each([
    ['another answer', { markedResponse: { text: 'नमस्ते', more: [2] } }],
    ['one that was taken back', { response: null }],
    ['blanks more', { response: { text: 'नमस्ते ', more: [1] } }],
    ['what was marked is not known', { isKept: false }],
    ['the rule gave it', { source: GradeSource.RULE }],
    ['it was never marked', { source: null, outcome: null, marks: null }],
  ])('is made anew: %s', (_name, change) => {
    expect(stands(answered(change))).toBe(false);
    expect(counted(byRule, answered(change))).toBe(byRule);
  });

  it('is made by the rule where there was none', () => {
    expect(counted(byRule, undefined)).toBe(byRule);
  });
});

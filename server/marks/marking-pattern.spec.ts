import { describe, expect, it } from 'vitest';
import { markingRule, storedRule, WrongMarksBasis, type ExactPattern } from './marking-pattern.js';

const pattern = (change: Partial<ExactPattern> = {}): ExactPattern => ({
  ...{ marksPerQuestion: null, wrongMarks: '-1/3', wrongMarksBasis: WrongMarksBasis.QUESTION },
  ...change,
});
const byMark = { wrongMarksBasis: WrongMarksBasis.MARK };

describe('the rule of a question', () => {
  it.each([
    ['its own marks', { marks: '2' }, pattern(), '2', '-1/3'],
    ['one mark', { marks: null }, pattern(), '1', '-1/3'],
    ['so much for each mark', { marks: '2' }, pattern(byMark), '2', '-2/3'],
    ['its own for a wrong choice', { marks: '2', wrongMarks: '-1' }, pattern(byMark), '2', '-1'],
    ['none for a wrong choice', { marks: '2', wrongMarks: '0' }, pattern(byMark), '2', '0'],
    [
      'what every question has, whatever it says of its own',
      { marks: '2', wrongMarks: '-1' },
      pattern({ ...byMark, marksPerQuestion: '4' }),
      '4',
      '-4/3',
    ],
    ['numbers of an older paper', { marks: 2.5 }, pattern(byMark), '2.5', '-5/6'],
  ])('has %s', (_name, question, of, marks, wrongMarks) => {
    expect(markingRule(question, of, false)).toEqual({ marks, wrongMarks });
    expect(storedRule({ marks, wrongMarks }, of)).toEqual({ marks, wrongMarks });
  });

  it('takes nothing away where people mark', () => {
    expect(markingRule({ marks: '2' }, pattern(), true)).toEqual({ marks: '2', wrongMarks: '0' });
  });
});

describe('the rule of an attempt from before exact marks', () => {
  it.each([
    [1, 0, '0'],
    [1, 100, '-1'],
    [1, 25, '-0.25'],
    [4, 33.33, '-1.33'],
    [2, 33.33, '-0.67'],
    // Half a hundredth is rounded away from zero.
    [0.01, 50, '-0.01'],
    [0.01, 49.99, '0'],
    [1.15, 50, '-0.58'],
    [1_000, 100, '-1000'],
  ])('of %d marks at %d %% takes away %s, and is stored as it was', (marks, percent, expected) => {
    const old = { marksPerQuestion: null, penaltyPercent: percent };
    const rule = markingRule({ marks }, old, false);
    expect(rule).toEqual({ marks: String(marks), wrongMarks: expected });
    expect(storedRule(rule, old)).toEqual({ marks, penaltyPercent: percent });
  });
});

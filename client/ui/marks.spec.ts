import { describe, expect, it } from 'vitest';
import {
  compareMarks,
  isMultipleOf,
  isSingular,
  negated,
  numberOf,
  parseMarks,
  productOfMarks,
  shownAdjustment,
  shownMarks,
  sumOfMarks,
} from './marks';
import { asWrongMarks, draftMarks, rightMarksError, wrongMarksError } from './marks-validation';

describe('typed marks', () => {
  it.each([
    ['', null],
    [' ', null],
    ['2', '2'],
    ['+2', '2'],
    ['007', '7'],
    ['2.50', '2.5'],
    ['2,5', '2.5'],
    ['2.', '2'],
    ['.5', '0.5'],
    [' -1/3 ', '-1/3'],
    ['−1/3', '-1/3'],
    ['–1/3', '-1/3'],
    ['2/6', '1/3'],
    ['3/4', '0.75'],
    ['6/3', '2'],
    ['-0', '0'],
    ['0.333', undefined],
    ['1,000', undefined],
    ['1000', '1000'],
    ['1000.01', undefined],
    ['1/10001', undefined],
    ['1/0', undefined],
    ['1/', undefined],
    ['/3', undefined],
    ['.', undefined],
    ['-', undefined],
    ['1/2.5', undefined],
    ['1 1/2', undefined],
    ['two', undefined],
    ['1e3', undefined],
    ['0'.repeat(33), undefined],
  ])('“%s” is read as %s', (typed, marks) => {
    expect(parseMarks(typed)).toBe(marks);
  });

  it('are refused in the words of the server', () => {
    expect(['', '1/3', '1000'].map(rightMarksError)).toEqual([null, null, null]);
    expect(['0', '-1', 'x', '1001'].map(rightMarksError)).toEqual(
      Array.from(
        { length: 4 },
        () =>
          expect.stringMatching(/^Marks must be a positive number, from 0.01 to 1000/) as unknown,
      ),
    );
    expect(['', '0', '-1/3', '-1000'].map(wrongMarksError)).toEqual([null, null, null, null]);
    expect(['1/3', 'x', '-1001'].map(wrongMarksError)).toEqual(
      Array.from(
        { length: 3 },
        () =>
          expect.stringMatching(
            /^The marks of a wrong choice must be a number from -1000 to 0/,
          ) as unknown,
      ),
    );
  });

  it('of a wrong choice get their minus sign', () => {
    expect(['1/3', '0.25', '-1/3', '−1/3', '0', '', 'x'].map(asWrongMarks)).toEqual([
      ...['-1/3', '-0.25', '-1/3', '−1/3', '0', '', 'x'],
    ]);
  });

  it('of drafts that earlier releases stored become text', () => {
    expect([2.5, '2,5', null, undefined].map(draftMarks)).toEqual(['2.5', '2,5', '', '']);
  });
});

it('shows marks as people write them', () => {
  expect(['-1/3', '-0.25', '1000', '2.5'].map(shownMarks)).toEqual([
    ...['−1/3', '−0.25', '1,000', '2.5'],
  ]);
  expect(['1', '-1/3', '0', null].map(shownAdjustment)).toEqual(['+1', '−1/3', null, null]);
  expect(['1', '2/3', '4/3', '0.5', '0', '2'].map(isSingular)).toEqual([
    ...[true, true, false, false, false, false],
  ]);
});

it('computes exactly', () => {
  expect(sumOfMarks(['1/3', '1/3', '1/3'])).toBe('1');
  expect(sumOfMarks(['0.1', '0.2', '-1/3'])).toBe('-1/30');
  expect(sumOfMarks([])).toBe('0');
  expect(productOfMarks('-1/3', '2')).toBe('-2/3');
  expect(productOfMarks('0.25', '2.5')).toBe('5/8');
  expect(['1/3', '-1/3', '0'].map(negated)).toEqual(['-1/3', '1/3', '0']);
  expect(compareMarks('1/3', '0.33')).toBe(1);
  expect(compareMarks('-1/3', '-0.33')).toBe(-1);
  expect(compareMarks('-0.5', '-0.5')).toBe(0);
  expect([isMultipleOf('2.5', 0.5), isMultipleOf('1/3', 0.01)]).toEqual([true, false]);
  expect(numberOf('-1/4')).toBe(-0.25);
});

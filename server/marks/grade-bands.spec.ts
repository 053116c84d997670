import { describe, expect, it } from 'vitest';
import { fractionOf } from './fraction.js';
import { gradeOf } from './grade-bands.js';

const BANDS = [
  { label: 'A+', from: 90 },
  { label: 'A', from: 79.5 },
  { label: 'F', from: 0 },
];

describe('the grade of a percentage', () => {
  it.each([
    ['100', 'A+'],
    ['90', 'A+'],
    ['89.99', 'A'],
    ['79.5', 'A'],
    ['79.49', 'F'],
    ['0', 'F'],
    ['-12.5', 'F'],
  ])('of %s is %s', (percent, grade) => {
    expect(gradeOf(fractionOf(percent), BANDS)).toBe(grade);
  });

  it('goes by what is shown: 89.995 is 90.00', () => {
    expect(gradeOf(fractionOf('17999/200'), BANDS)).toBe('A+');
    expect(gradeOf(fractionOf('26999/300'), BANDS)).toBe('A+');
    expect(gradeOf(fractionOf('269/3'), BANDS)).toBe('A');
  });

  it('is none without bands', () => {
    expect(gradeOf(fractionOf('50'), [])).toBeNull();
  });
});

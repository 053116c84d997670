import { describe, expect, it } from 'vitest';
import { scoreOf } from './attempt-score.js';

const grade = (marks: string | null, maxMarks = '1') => ({
  outcome: marks === null ? ('WAITING' as const) : ('WRONG' as const),
  choice: null,
  marks,
  maxMarks,
});

describe('the score of an attempt', () => {
  it('adds up exactly, counts waiting answers, and leaves them out of the sum', () => {
    const grades = [grade('0.1', '0.1'), grade('0.2', '0.2'), grade('-0.25'), grade(null)];
    expect(scoreOf(grades, '0')).toEqual({
      ...{ score: 0.05, maxScore: 2.3, exactScore: '0.05', exactMaxScore: '2.3' },
      waitingCount: 1,
      markedAnswers: 'W:0.1 W:0.2 W:-0.25 ?:',
    });
  });

  it('is rounded once: three thirds are a whole mark, and two of two marks are -1.33', () => {
    const thirds = [grade('-1/3'), grade('-1/3'), grade('-1/3')];
    expect(scoreOf(thirds, '0')).toMatchObject({ score: -1, exactScore: '-1' });
    const twoThirds = [grade('-2/3', '2'), grade('-2/3', '2')];
    expect(scoreOf(twoThirds, '0')).toMatchObject({
      score: -1.33,
      exactScore: '-4/3',
      maxScore: 4,
    });
  });

  it('has what staff added, up to the maximum, and lacks what they took away', () => {
    const grades = [grade('0.5'), grade('1/3')];
    expect(scoreOf(grades, '2/3')).toMatchObject({ score: 1.5, exactScore: '1.5' });
    expect(scoreOf(grades, '5')).toMatchObject({ score: 2, exactScore: '2' });
    expect(scoreOf(grades, '-1')).toMatchObject({ score: -0.17, exactScore: '-1/6' });
  });

  it('is zero of zero without grades', () => {
    expect(scoreOf([], '0')).toMatchObject({
      score: 0,
      exactScore: '0',
      maxScore: 0,
      waitingCount: 0,
    });
  });
});

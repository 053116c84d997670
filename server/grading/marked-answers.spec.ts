import { describe, expect, it } from 'vitest';
import { readToken, splitMarkedAnswers, writeMarkedAnswers } from './marked-answers.js';

const answers = [
  { outcome: 'RIGHT' as const, choice: 1, marks: '1' },
  { outcome: 'WRONG' as const, choice: 12, marks: '-1/3' },
  { outcome: 'BLANK' as const, choice: null, marks: '0' },
  { outcome: 'WAITING' as const, choice: null, marks: null },
  { outcome: 'PARTLY' as const, choice: null, marks: '2.5' },
];

describe('marked answers', () => {
  it('are one text with a token for each question', () => {
    expect(writeMarkedAnswers(answers)).toBe('R1:1 W12:-1/3 B:0 ?: P:2.5');
  });

  it('are read as they were written', () => {
    expect(splitMarkedAnswers(writeMarkedAnswers(answers)).map(readToken)).toEqual(answers);
    expect(splitMarkedAnswers(writeMarkedAnswers([]))).toEqual([]);
  });

  it.each(['', 'R', 'X:1', 'R-1:1', ' R:1', 'RIGHT:1'])('are not read from %j', (token) => {
    expect(() => readToken(token)).toThrow('This is no marked answer');
  });
});

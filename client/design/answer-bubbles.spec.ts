import { expect, it } from 'vitest';
import { answerBubbles } from './answer-bubbles';

const count = (path: string): number => path.split('M').length - 1;

it('draws a bubble for each question, filled where there is an answer', () => {
  const { filled, empty } = answerBubbles('1101000');
  expect([count(filled), count(empty)]).toEqual([3, 4]);
  expect(answerBubbles('')).toMatchObject({ filled: '', empty: '', height: 10 });
});

it('keeps a long paper within the width and height of a row', () => {
  for (const length of [1, 5, 30, 50, 100, 200, 1_000]) {
    const { width, height, filled } = answerBubbles('1'.repeat(length));
    expect(count(filled)).toBe(length);
    expect(width).toBeLessThanOrEqual(320);
    expect(height).toBeLessThanOrEqual(72);
  }
});

it('moves no bubble when it is filled', () => {
  const places = (path: string) => path.split('M').slice(1);
  const before = answerBubbles('000000');
  const after = answerBubbles('001000');
  expect(places(before.empty)).toEqual(
    expect.arrayContaining([...places(after.empty), ...places(after.filled)]),
  );
});

import { expect, it } from 'vitest';
import type { PictureQuestion } from './class-picture.query';
import { columnsOf, QUESTIONS_AT_ONCE } from './picture-columns';

/** The hardest first: the last of the paper. */
const questions = Array.from({ length: QUESTIONS_AT_ONCE + 2 }, (_, index): PictureQuestion => ({
  questionId: String(index),
  place: QUESTIONS_AT_ONCE + 2 - index,
  text: '',
  answers: 1,
  percent: index,
}));
const placesOf = (order: 'HARDEST' | 'PAPER', part: number): number[] =>
  columnsOf(questions, order, part).map(({ question }) => question.place);

it('has the questions by difficulty or as in the paper, a part at a time', () => {
  expect(placesOf('HARDEST', 1).slice(0, 2)).toEqual([102, 101]);
  expect(placesOf('HARDEST', 1)).toHaveLength(QUESTIONS_AT_ONCE);
  expect(placesOf('HARDEST', 2)).toEqual([2, 1]);
  expect(placesOf('PAPER', 1).slice(0, 2)).toEqual([1, 2]);
  expect(placesOf('PAPER', 2)).toEqual([101, 102]);
});

it('knows where the outcome of each question is', () => {
  for (const { question, index } of columnsOf(questions, 'PAPER', 1))
    expect(questions[index]).toBe(question);
});

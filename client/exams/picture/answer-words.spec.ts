import { expect, it } from 'vitest';
import { answerWords, shareWords } from './answer-words';

const question = { questionId: '3', place: 3, text: 'Why?', answers: 4, percent: 26.7 };
const column = { question, index: 0 };
const asha = {
  attemptId: '1',
  name: 'Asha Rao',
  rollNumber: null,
  number: 1,
  score: 1,
  maxScore: 2,
};

it.each([
  ['PARTLY', '1.5', '2', 'Asha Rao, question 3: 1.5 of 2 marks, partly right'],
  ['WRONG', '-1/3', '1', 'Asha Rao, question 3: −1/3 of 1 mark, wrong'],
  ['BLANK', '0', '2', 'Asha Rao, question 3: 0 of 2 marks, blank'],
  ['WAITING', null, '2', 'Asha Rao, question 3: not marked yet'],
  [null, null, null, 'Asha Rao, question 3: not in this paper'],
] as const)('an answer (%s, %s of %s) is the learner’s', (outcome, marks, most, words) => {
  const result = { ...asha, outcomes: [outcome], marks: [marks], maxMarks: [most] };
  expect(answerWords(result, column)).toBe(words);
});

it('the share of marks is the class’s', () => {
  expect(shareWords(question)).toBe(
    'The class was given 26.7\u00a0% of the marks of this question.',
  );
  expect(shareWords({ ...question, percent: null })).not.toContain('%');
});

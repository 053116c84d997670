import { expect, it } from 'vitest';
import { resultText, scoreText, type ResultExam } from './result-text';

const exam = (content: string, time: string): ResultExam =>
  ({ title: 'Botany', timeZone: 'UTC', review: { content, time, from: null } }) as ResultExam;
const final = { waitingCount: 0, late: null };
const none = { ...final, score: null, maxScore: null, isPassed: null };

it('gives score, percentage and outcome', () => {
  expect(scoreText({ ...final, score: 6.83, maxScore: 10, isPassed: true })).toBe(
    '6.83 of 10 marks, 68.3\u00a0%, Passed',
  );
  expect(scoreText({ ...final, score: -1, maxScore: 4, isPassed: null })).toBe(
    '−1 of 4 marks, −25.0\u00a0%',
  );
  expect(scoreText({ ...final, score: 0, maxScore: 0, isPassed: null })).toBe('0 of 0 marks');
});

it('says that a score is not final, without a percentage, and not that the exam is failed', () => {
  const failed = { ...final, score: 3, maxScore: 10, isPassed: false };
  expect(scoreText(failed)).toBe('3 of 10 marks, 30.0\u00a0%, Not passed');
  const late = { waiting: 1, accepted: 0, refused: 0 };
  expect(scoreText({ ...failed, late })).toBe('3 of 10 marks so far');
  expect(scoreText({ ...failed, isPassed: null, waitingCount: 2 })).toBe('3 of 10 marks so far');
  expect(scoreText({ ...failed, isPassed: true, waitingCount: 2 })).toBe(
    '3 of 10 marks so far, Passed',
  );
});

it('says when a result can be seen that is not there yet', () => {
  expect(resultText(none, exam('SCORE', 'AFTER_CLOSING'))).toBe(
    'Your result is not available yet. After the exam closes, you see your score.',
  );
  expect(resultText(none, exam('SCORE', 'AT_ONCE'))).toBe('Your result is not available yet.');
  expect(resultText(none, exam('NOTHING', 'AT_ONCE'))).toBe('Your result is not shown here.');
});

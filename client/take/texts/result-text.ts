/** The result of an attempt in words, as far as it may be shown. */
import { reviewRule } from './exam-rules-text';
import { formatNumber, formatPercent } from './format';
import { texts } from './texts';
import type { AttemptSummary, LobbyExam } from '../api/api-types';

const words = texts.lobby;

export type ResultExam = Pick<LobbyExam, 'title' | 'timeZone' | 'review'>;

type Result = Pick<AttemptSummary, 'score' | 'maxScore' | 'isPassed'>;

/** `6.83 of 10 marks, 68.3 %, Passed`; null if the score is not shown now. */
export function scoreText({ score, maxScore, isPassed }: Result): string | null {
  if (score === null || maxScore === null) return null;
  return [
    words.score(formatNumber(score), formatNumber(maxScore)),
    ...percentText(score, maxScore),
    ...(isPassed === null ? [] : [isPassed ? words.passed : words.failed]),
  ].join(', ');
}

/** Nothing for a paper without marks. */
export function percentText(score: number, maxScore: number): string[] {
  return maxScore > 0 ? [formatPercent((score / maxScore) * 100)] : [];
}

/** The score, or when it can be seen. */
export function resultText(attempt: Result, exam: ResultExam): string {
  const { review } = exam;
  if (review.content === 'NOTHING') return words.review.NOTHING;
  const score = scoreText(attempt);
  if (score !== null) return score;
  // A result that could be seen at once was withdrawn since: nobody knows when it is back.
  if (review.time === 'AT_ONCE') return words.later;
  return `${words.later} ${reviewRule(exam, words.review[review.content])}`;
}

/** What a button to the review says: where only the score is shown, there is no paper. */
export function reviewLabel({ review }: ResultExam): string {
  return review.content === 'SCORE' ? words.seeResult : words.review_;
}

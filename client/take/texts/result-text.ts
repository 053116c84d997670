/** The result of an attempt in words, as far as it may be shown. */
import { reviewRule } from './exam-rules-text';
import { formatNumber, formatPercent } from './format';
import { texts } from './texts';
import type { AttemptSummary, LobbyExam } from '../api/api-types';

const words = texts.lobby;

export type ResultExam = Pick<LobbyExam, 'title' | 'timeZone' | 'review'>;

type Waiting = Pick<AttemptSummary, 'waitingCount' | 'late'>;
type Marks = Record<'score' | 'maxScore', number>;
type Result = Pick<AttemptSummary, 'score' | 'maxScore' | 'isPassed'> & Waiting;

/** Whether marks can still come: answers wait for marking, or late ones for a decision. */
const isProvisional = ({ waitingCount, late }: Waiting): boolean =>
  (waitingCount ?? 0) > 0 || (late?.waiting ?? 0) > 0;

/** `6.83 of 10 marks, 68.3 %, Passed`, or `3 of 10 marks so far`; null if the score is not shown now. */
export function scoreText(attempt: Result): string | null {
  const { score, maxScore } = attempt;
  if (score === null || maxScore === null) return null;
  const marks = words.score(formatNumber(score), formatNumber(maxScore));
  return [...marksTexts(marks, { ...attempt, score, maxScore }), ...outcomeText(attempt)].join(
    ', ',
  );
}

/** The marks in words, with their percentage; only `so far` while they can change: part of them says little of the whole. */
export function marksTexts(marks: string, result: Waiting & Marks): string[] {
  const { score, maxScore } = result;
  if (isProvisional(result)) return [words.soFar(marks)];
  // A paper without marks has no percentage.
  return maxScore > 0 ? [marks, formatPercent((score / maxScore) * 100)] : [marks];
}

/** Whether the exam is passed; nothing while that can still change from no to yes. */
export function outcomeText(attempt: Pick<Result, 'isPassed'> & Waiting): string[] {
  if (attempt.isPassed) return [words.passed];
  return attempt.isPassed === null || isProvisional(attempt) ? [] : [words.failed];
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

/** What adjustments would make of the result of an attempt. Pure functions. */
import type { AttemptRules } from '../../attempts/attempt.entity.js';
import { isPassed } from '../../attempts/submission/pass-mark.js';
import type { RevisionQuestion } from '../../exams/revisions/paper-revision.entity.js';
import { fractionOf } from '../../marks/fraction.js';
import { roundMarks } from '../../marks/total-marks.js';
import { totalWithin } from '../attempt-score.js';
import { readToken, splitMarkedAnswers } from '../marked-answers.js';
import type { AdjustableAttempt, RuleGrade } from './adjustment.queries.js';
import { foldAdjustments, type AdjustmentValue } from '../fold-adjustments.js';
import { isSamePattern, markAgain } from './mark-again.js';

/** A result before and after a change of the adjustments. */
export interface AdjustedResult {
  attemptId: string;
  scoreBefore: number;
  scoreAfter: number;
  /** Null: there is no pass mark, or answers that wait for marking may still decide. */
  isPassedBefore: boolean | null;
  isPassedAfter: boolean | null;
}

/** The rules of an attempt once these adjustments are in force. */
function adjustedRules(
  { rules, baseRules }: AdjustableAttempt,
  adjustments: readonly AdjustmentValue[],
): AttemptRules {
  return foldAdjustments(baseRules ?? rules, adjustments).rules;
}

/** Whether answers have to be marked again for these adjustments. */
export function needsGrades(
  attempt: AdjustableAttempt,
  adjustments: readonly AdjustmentValue[],
): boolean {
  return !isSamePattern(adjustedRules(attempt, adjustments), attempt.rules);
}

/**
 * @param adjustments those that would be in force
 * @param questions of the revision, in their order
 * @param grades by the rule, if `needsGrades`
 */
export function adjustedResult(
  attempt: AdjustableAttempt,
  adjustments: readonly AdjustmentValue[],
  questions: ReadonlyMap<string, RevisionQuestion>,
  grades: readonly RuleGrade[],
): AdjustedResult {
  const { score: scoreBefore, waitingCount, rules: rulesBefore } = attempt;
  const { rules, marks } = foldAdjustments(attempt.baseRules ?? rulesBefore, adjustments);
  const changed = new Map(
    markAgain(grades, questions, rules).map(({ grade, marked }) => [
      grade.questionId,
      marked.marks,
    ]),
  );
  const ids = [...questions.keys()];
  const all = splitMarkedAnswers(attempt.markedAnswers).flatMap(
    (token, index) => changed.get(ids[index] ?? '') ?? readToken(token).marks ?? [],
  );
  const scoreAfter = roundMarks(totalWithin([...all, marks], fractionOf(attempt.exactMaxScore)));
  return {
    attemptId: attempt.id,
    scoreBefore,
    scoreAfter,
    isPassedBefore: isPassed(rulesBefore, { score: scoreBefore, waitingCount }),
    isPassedAfter: isPassed(rules, { score: scoreAfter, waitingCount }),
  };
}

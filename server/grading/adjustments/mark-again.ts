/** What another penalty makes of the grades that the rule gave. Pure functions. */
import type { AttemptRules } from '../../attempts/attempt.entity.js';
import type { RevisionQuestion } from '../../exams/revisions/paper-revision.entity.js';
import { isDeepStrictEqual } from 'node:util';
import { markAnswer, type MarkedAnswer } from '../marking.js';
import type { RuleGrade } from './adjustment.queries.js';

/** A grade that changes. */
export interface ChangedGrade {
  grade: RuleGrade;
  marked: MarkedAnswer;
}

/** Whether two sets of rules mark answers alike. */
export function isSamePattern(one: AttemptRules, other: AttemptRules): boolean {
  return isDeepStrictEqual({ ...one, passMark: null }, { ...other, passMark: null });
}

/**
 * Marks answers again under other rules. Only what they earn changes, never whether they are right: an answer
 * whose text was erased, or whose kind has become stricter, keeps its marks.
 * @returns the grades whose marks change
 */
export function markAgain(
  grades: readonly RuleGrade[],
  questions: ReadonlyMap<string, RevisionQuestion>,
  rules: AttemptRules,
): ChangedGrade[] {
  return grades.flatMap((grade) => {
    const question = questions.get(grade.questionId);
    if (!question) return [];
    const marked = markAnswer(question, grade.response, rules);
    const staysAsItIs = marked.outcome !== grade.outcome || marked.marks === grade.marks;
    return staysAsItIs ? [] : [{ grade, marked }];
  });
}

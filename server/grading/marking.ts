import type { AttemptRules } from '../attempts/attempt.entity.js';
import type { RevisionQuestion } from '../exams/revisions/paper-revision.entity.js';
import { ruleOf } from '../exams/rules/question-marks.js';
import type { MarkingRule } from '../marks/marking-pattern.js';
import type { GradeResult, QuestionKind } from '../questions/kinds/question-kind.js';
import { kindNamed } from '../questions/kinds/registry.js';

/** The grade of one answer, and the rule that was applied. */
export interface MarkedAnswer extends GradeResult {
  questionId: string;
  rule: MarkingRule;
  /** The position of the chosen option in the question, from 1; null for none. */
  choice: number | null;
  /** The stored answer does not match the schema of its kind: it waits for a person. */
  isMalformed: boolean;
}

/**
 * Marks an answer by the question's key. Deterministic.
 * @param stored null for none. It was validated when it was saved; if its kind has become stricter
 *   since, it waits for a person, so that no candidate loses marks by a change of ours.
 */
export function markAnswer(
  question: RevisionQuestion,
  stored: object | null,
  rules: AttemptRules,
): MarkedAnswer {
  const [kind, rule] = [kindNamed(question.kind), ruleOf(question, rules)];
  const { id: questionId, body } = question;
  const marked = { questionId, rule, choice: null, isMalformed: false };
  if (stored === null) return { ...marked, ...kind.grade(null, body, rule) };
  const response = kind.responseSchema.safeParse(stored);
  if (!response.success || !kind.fits(response.data, body))
    return { ...marked, isMalformed: true, outcome: 'WAITING', marks: null };
  const choice = choiceOf(kind, response.data, body);
  return { ...marked, choice, ...kind.grade(response.data, body, rule) };
}

function choiceOf(kind: QuestionKind, response: unknown, body: object): number | null {
  const chosen = kind.chosenOption?.(response);
  const place = chosen === undefined ? -1 : (kind.optionIds?.(body).indexOf(chosen) ?? -1);
  return place < 0 ? null : place + 1;
}

import type { RevisionQuestion } from '../../exams/revisions/paper-revision.entity.js';
import { ruleOf } from '../../exams/rules/question-marks.js';
import { kindNamed } from '../../questions/kinds/registry.js';
import type { AttemptRules } from '../attempt.entity.js';

/**
 * Whether a stored response answers its question. The kind decides what counts as an answer, as for receipts: a text
 * of blanks does not.
 * @param stored null for none
 */
export function isAnswer(
  question: RevisionQuestion,
  stored: object | null,
  rules: AttemptRules,
): boolean {
  if (stored === null) return false;
  const kind = kindNamed(question.kind);
  const response = kind.responseSchema.safeParse(stored);
  // Something is there if the kind cannot read it any more.
  if (!response.success) return true;
  return kind.grade(response.data, question.body, ruleOf(question, rules)).outcome !== 'BLANK';
}

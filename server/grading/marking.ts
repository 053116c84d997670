import type { AttemptRules } from '../attempts/attempt.entity.js';
import type { AttemptScore } from '../attempts/submission/attempt-grading.port.js';
import type { FrozenQuestion } from '../exams/revisions/paper-revision.entity.js';
import { earnable, sumOfMarks } from '../questions/kinds/marks.js';
import type { Graded, MarkingRule, QuestionKind } from '../questions/kinds/question-kind.js';
import { kindNamed } from '../questions/kinds/registry.js';

/** What became of a question, and the rule it was marked by. */
export interface Marked extends Graded {
  questionId: string;
  rule: MarkingRule;
  /** The place of the option that was chosen, from 1, as the question has them; null: none. */
  choice: number | null;
  /** The answer is of no shape that its kind takes: it waits for a person. */
  isOdd: boolean;
}

/** The rule an answer to a question is marked by in an attempt. */
function ruleOf({ marks }: FrozenQuestion, rules: AttemptRules): MarkingRule {
  const { marksPerQuestion, penaltyPercent } = rules;
  return { marks: earnable(marks, marksPerQuestion), penaltyPercent };
}

/**
 * Marks what a learner says to a question by the question's key. The same for the same arguments, always.
 * @param stored null for none. It was checked when it was saved; should its kind have become stricter
 *   since, then it waits for a person: nobody loses marks for what changed on our side.
 */
export function markOf(
  question: FrozenQuestion,
  stored: object | null,
  rules: AttemptRules,
): Marked {
  const [kind, rule] = [kindNamed(question.kind), ruleOf(question, rules)];
  const { id: questionId, body } = question;
  const marked = { questionId, rule, choice: null, isOdd: false };
  if (stored === null) return { ...marked, ...kind.grade(null, body, rule) };
  const response = kind.responseSchema.safeParse(stored);
  if (!response.success || !kind.fits(response.data, body))
    return { ...marked, isOdd: true, outcome: 'WAITING', marks: null };
  const choice = choiceOf(kind, response.data, body);
  return { ...marked, choice, ...kind.grade(response.data, body, rule) };
}

function choiceOf(kind: QuestionKind, response: unknown, body: object): number | null {
  const chosen = kind.chosenOption?.(response);
  const place = chosen === undefined ? -1 : (kind.optionIds?.(body).indexOf(chosen) ?? -1);
  return place < 0 ? null : place + 1;
}

/** What an attempt is worth so far: exact, and below zero where penalties outweigh what was earned. */
export function scoreOf(marked: readonly Marked[]): AttemptScore {
  return {
    score: sumOfMarks(marked.map(({ marks }) => marks ?? 0)),
    maxScore: sumOfMarks(marked.map(({ rule }) => rule.marks)),
    waitingCount: marked.filter(({ outcome }) => outcome === 'WAITING').length,
  };
}

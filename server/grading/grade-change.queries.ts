/** Stores earlier states of grades. */
import { defineCommand } from '../core/database/define-query.js';

/** @param condition on grades `g` */
const insertStates = (condition: string): string => `
  INSERT INTO grade_changes (grade_id, version, outcome, marks, max_marks, rule, revision_id, response,
    response_epoch, response_sequence, source, marked_by, comment, rubric, reason, graded_at)
  SELECT g.id, g.version, g.outcome, g.marks, g.max_marks, g.rule, g.revision_id, r.response,
    g.response_epoch, g.response_sequence, g.source, g.marked_by, g.comment, g.rubric, g.reason,
    g.graded_at
  FROM grades g LEFT JOIN responses r USING (attempt_id, question_id)
  WHERE ${condition}
  ON CONFLICT DO NOTHING`;

/**
 * Stores the current state of a grade with its answer, before either changes. A state already
 * stored stays as it is.
 */
export const insertGradeState = defineCommand<{ id: string }>(insertStates('g.id = $id'));

/** The same for the grades of some questions of an attempt. */
export const insertGradeStatesOfQuestions = defineCommand<{
  attemptId: string;
  questionIds: readonly string[];
}>(insertStates('g.attempt_id = $attemptId AND g.question_id = ANY($questionIds)'));

/** The same for all grades of attempts, before they are marked again. */
export const insertGradeStatesOfAttempts = defineCommand<{ attemptIds: readonly string[] }>(
  insertStates('g.attempt_id = ANY($attemptIds)'),
);

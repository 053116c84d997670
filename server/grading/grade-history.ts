/** Stores earlier states of grades. */
import type { EntityManager } from 'typeorm';

/**
 * Stores the current states of grades with their answers, before either changes. States already
 * stored stay as they are.
 * @param condition SQL on grades `g`
 */
export async function recordGradeStates(
  manager: EntityManager,
  condition: string,
  values: unknown[],
): Promise<void> {
  await manager.query(
    `INSERT INTO grade_changes (grade_id, version, outcome, marks, max_marks, rule, revision_id, response,
       response_epoch, response_sequence, source, marked_by, comment, rubric, reason, graded_at)
     SELECT g.id, g.version, g.outcome, g.marks, g.max_marks, g.rule, g.revision_id, r.response,
       g.response_epoch, g.response_sequence, g.source, g.marked_by, g.comment, g.rubric, g.reason,
       g.graded_at
     FROM grades g LEFT JOIN responses r USING (attempt_id, question_id)
     WHERE ${condition}
     ON CONFLICT DO NOTHING`,
    values,
  );
}

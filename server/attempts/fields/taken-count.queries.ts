import { defineQuery } from '../../core/database/define-query.js';

/**
 * Counts the candidates who have taken some questions, in whatever version, without previews. `$ids` are those of
 * placements. No row for a question that nobody has taken.
 */
export const countTakers = defineQuery<{ ids: string[] }, { id: string; takenCount: number }>(`
  SELECT q.placement_id AS id, count(DISTINCT a.candidate_id)::int AS "takenCount"
  FROM paper_revision_questions q
    JOIN attempts a ON a.revision_id = q.revision_id AND NOT a.is_preview
  WHERE q.placement_id = ANY($ids::uuid[])
  GROUP BY q.placement_id`);

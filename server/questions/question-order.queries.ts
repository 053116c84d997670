import { defineCommand } from '../core/database/define-query.js';

/**
 * Places questions of a quiz one after another, the first at `$place` (from 1); the others keep their order.
 * Updates only questions that change their slot.
 *
 * The slots are an array, because with outdated statistics of a quiz that was just filled, the
 * planner could choose a nested loop over all questions. The places are materialized: edits lock a placement without its
 * quiz, and PostgreSQL, which checks such a row again after it has waited, would lose the place that it gets.
 */
export const updatePositions = defineCommand<{
  quizId: string;
  ids: string[];
  place: number;
  /** The number of `ids`. */
  count: number;
}>(`
  WITH listed AS (
    SELECT id, position FROM placements WHERE quiz_id = $quizId AND deleted_at IS NULL
  ), slots AS (
    SELECT array_agg(position ORDER BY position) AS positions FROM listed
  ), other AS (
    SELECT id, row_number() OVER (ORDER BY position) AS place
    FROM listed WHERE id <> ALL($ids::uuid[])
  ), wanted AS MATERIALIZED (
    SELECT id, ($place::int + turn - 1)::int AS place
    FROM unnest($ids::uuid[]) WITH ORDINALITY AS given(id, turn)
    UNION ALL
    SELECT id, (CASE WHEN place < $place THEN place ELSE place + $count::int END)::int FROM other
  )
  UPDATE placements SET position = positions[wanted.place]
  FROM wanted, slots
  WHERE placements.id = wanted.id AND placements.position <> positions[wanted.place]`);

/** Moves questions to a quiz, in the order of `$ids` after the position `$last`. */
export const moveQuestions = defineCommand<{ quizId: string; last: number; ids: string[] }>(`
  UPDATE placements SET quiz_id = $quizId, position = $last::int + given.turn
  FROM unnest($ids::uuid[]) WITH ORDINALITY AS given(id, turn)
  WHERE placements.id = given.id`);

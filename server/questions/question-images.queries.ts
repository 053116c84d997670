import { defineQuery } from '../core/database/define-query.js';
import { PLACED } from './placement.queries.js';

/** The ids of the images that the questions of a quiz show, without those in the trash. */
export const listImagesOfQuiz = defineQuery<{ quizId: string }, { id: string }>(`
  SELECT DISTINCT unnest(v.image_ids) AS id FROM ${PLACED}
  WHERE p.quiz_id = $quizId AND p.deleted_at IS NULL AND v.image_ids <> '{}'`);

/**
 * The ids of all images of those versions that show one of `$ids` and that a placement has, also one in the trash, which
 * can be restored, or that are the latest of a question of the bank. Other versions do not keep their images: who
 * removes one from a question frees its space.
 *
 * The first condition matches the partial index. The subquery hides the number of ids from the
 * planner, which would otherwise prefer reading all questions to five hundred index look-ups; the limits do the same
 * for placements.
 */
export const listUsedImages = defineQuery<{ ids: string[] }, { id: string }>(`
  WITH showing AS MATERIALIZED (
    SELECT question_id, version, image_ids FROM question_versions
    WHERE image_ids <> '{}' AND image_ids && ARRAY(SELECT unnest($ids::uuid[]))
  )
  SELECT unnest(v.image_ids) AS id FROM showing v CROSS JOIN LATERAL (
    SELECT FROM placements p
    WHERE p.question_id = v.question_id AND p.question_version = v.version LIMIT 1) placed
  UNION
  SELECT unnest(v.image_ids) FROM showing v CROSS JOIN LATERAL (
    SELECT FROM questions q
    WHERE q.id = v.question_id AND q.latest_version = v.version AND q.is_in_bank LIMIT 1) latest`);

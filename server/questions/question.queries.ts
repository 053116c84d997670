/** Writes questions, their versions and their placements. */
import { defineCommand, defineQuery, defineRowQuery } from '../core/database/define-query.js';
import { PLACED, type StoredContent } from './placement.queries.js';
import type { QuestionVersion } from './question-version.entity.js';

/** The highest position in a quiz, including questions in the trash; 0 for an empty quiz. */
export const findLastPosition = defineRowQuery<{ quizId: string }, { last: number }>(
  'SELECT coalesce(max(position), 0) AS last FROM placements WHERE quiz_id = $quizId',
);

/**
 * Inserts questions with their first versions, and places them. `$rows` is a JSON array of objects: `placement_id`,
 * `question_id`, and the columns of both tables.
 */
export const insertQuestions = defineCommand<{
  instituteId: string;
  quizId: string;
  rows: string;
}>(`
  WITH row AS MATERIALIZED (
    SELECT * FROM jsonb_to_recordset($rows::jsonb)
      AS row(placement_id uuid, question_id uuid, position int, kind text, text text, marks text,
             wrong_marks text, body jsonb, image jsonb, image_ids uuid[])
  ), question AS (
    INSERT INTO questions (id, institute_id) SELECT question_id, $instituteId FROM row
  ), written AS (
    INSERT INTO question_versions (question_id, version, kind, text, body, image, image_ids)
    SELECT question_id, 1, kind, text, body, image, image_ids FROM row
  )
  INSERT INTO placements (id, quiz_id, question_id, question_version, position, marks, wrong_marks)
  SELECT placement_id, $quizId, question_id, 1, position, marks, wrong_marks FROM row`);

/**
 * Locks a question and reads one of its versions. Placing the question elsewhere waits for the lock, and edits of
 * other placements do.
 */
export const lockQuestionVersion = defineQuery<
  { questionId: string; version: number },
  StoredContent
>(`
  SELECT v.kind, v.text, v.body, v.image
  FROM questions q JOIN question_versions v ON v.question_id = q.id AND v.version = $version
  WHERE q.id = $questionId FOR NO KEY UPDATE OF q`);

/**
 * Writes a version of a locked question: its next one or, where other placements have the question, the first version
 * of a copy, `$copyId`. Placements in the trash count, too: they can be restored.
 */
export const insertVersion = defineRowQuery<
  {
    placementId: string;
    questionId: string;
    copyId: string;
    kind: string;
    text: string;
    /** JSON. */
    body: string;
    /** JSON, or null. */
    image: string | null;
    imageIds: string[];
  },
  Pick<QuestionVersion, 'questionId' | 'version'>
>(`
  WITH other AS MATERIALIZED (
    SELECT EXISTS (
      SELECT FROM placements WHERE question_id = $questionId AND id <> $placementId
    ) AS has_question
  ), own AS (
    UPDATE questions SET version = version + 1 FROM other
    WHERE id = $questionId AND NOT has_question RETURNING id, version
  ), copy AS (
    INSERT INTO questions (id, institute_id)
    SELECT $copyId, institute_id FROM questions, other WHERE id = $questionId AND has_question
    RETURNING id, version
  )
  INSERT INTO question_versions (question_id, version, kind, text, body, image, image_ids)
  SELECT id, version, $kind, $text, $body::jsonb, $image::jsonb, $imageIds::uuid[]
  FROM (TABLE own UNION ALL TABLE copy) AS target
  RETURNING question_id AS "questionId", version`);

/** Removes versions up to `$last` that no placement has, nor any submitted paper. */
export const deleteOldVersions = defineCommand<{ questionId: string; last: number }>(`
  DELETE FROM question_versions v
  WHERE v.question_id = $questionId AND v.version <= $last
    AND NOT EXISTS (
      SELECT FROM placements p
      WHERE p.question_id = v.question_id AND p.question_version = v.version)
    AND NOT EXISTS (
      SELECT FROM paper_revision_questions r
      WHERE r.question_id = v.question_id AND r.question_version = v.version)`);

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
    WHERE q.id = v.question_id AND q.version = v.version AND q.is_in_bank LIMIT 1) latest`);

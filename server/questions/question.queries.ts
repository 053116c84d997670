import { defineCommand, defineRowQuery } from '../core/database/define-query.js';

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
  WITH added AS MATERIALIZED (
    SELECT * FROM jsonb_to_recordset($rows::jsonb)
      AS given(placement_id uuid, question_id uuid, position int, kind text, text text, marks text,
             wrong_marks text, body jsonb, image jsonb, image_ids uuid[])
  ), new_question AS (
    INSERT INTO questions (id, institute_id) SELECT question_id, $instituteId FROM added
  ), first_version AS (
    INSERT INTO question_versions (question_id, version, kind, text, body, image, image_ids)
    SELECT question_id, 1, kind, text, body, image, image_ids FROM added
  )
  INSERT INTO placements (id, quiz_id, question_id, question_version, position, marks, wrong_marks)
  SELECT placement_id, $quizId, question_id, 1, position, marks, wrong_marks FROM added`);

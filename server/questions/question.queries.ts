import { defineCommand, defineQuery, defineRowQuery } from '../core/database/define-query.js';
import type { OwnedByInstitute } from '../core/access/viewer.js';
import { selectColumns } from '../core/database/select-columns.js';
import { QuestionRow } from './question.entity.js';

/** The stored content of a question. */
export type StoredQuestion = Pick<
  QuestionRow,
  'id' | 'kind' | 'text' | 'marks' | 'wrongMarks' | 'body' | 'image'
>;

/** A question with its place in its quiz, from 1, and the owner of that quiz. */
export interface OwnedQuestion extends QuestionRow, OwnedByInstitute {
  place: number;
}

/** Questions that were not deleted, of quizzes that were not. Places are counted once for each quiz. */
export const listOwnedQuestions = defineQuery<{ ids: string[] }, OwnedQuestion>(`
  WITH wanted AS (
    SELECT q.id, q.quiz_id, z.institute_id, z.created_by
    FROM questions q JOIN quizzes z ON z.id = q.quiz_id
    WHERE q.id = ANY($ids::uuid[]) AND q.deleted_at IS NULL AND z.deleted_at IS NULL
  ), placed AS (
    SELECT id, row_number() OVER (PARTITION BY quiz_id ORDER BY position)::int AS place FROM questions
    WHERE quiz_id IN (SELECT quiz_id FROM wanted) AND deleted_at IS NULL
  )
  SELECT ${selectColumns(QuestionRow, 'q')}, p.place,
    w.institute_id AS "instituteId", w.created_by AS "createdBy"
  FROM wanted w JOIN questions q ON q.id = w.id JOIN placed p ON p.id = w.id`);

/** The number of questions of each kind that a quiz has, by the kinds' names. */
export const countQuestions = defineQuery<{ quizId: string }, { kind: string; count: number }>(`
  SELECT kind, count(*)::int AS count FROM questions
  WHERE quiz_id = $quizId AND deleted_at IS NULL GROUP BY kind ORDER BY kind`);

/** The next questions of a quiz in order, or of those of one kind, after a position and id. */
export const listStoredQuestions = defineQuery<
  {
    quizId: string;
    /** Null for all kinds. */
    kind: string | null;
    afterPosition: number;
    afterId: string;
    take: number;
  },
  StoredQuestion & Pick<QuestionRow, 'position'>
>(`
  SELECT id, position, kind, text, marks, wrong_marks AS "wrongMarks", body, image FROM questions
  WHERE quiz_id = $quizId AND deleted_at IS NULL AND ($kind::text IS NULL OR kind = $kind)
    AND (position, id) > ($afterPosition, $afterId)
  ORDER BY position, id LIMIT $take`);

/** The highest position in a quiz, including questions in the trash; 0 for an empty quiz. */
export const findLastPosition = defineRowQuery<{ quizId: string }, { last: number }>(
  'SELECT coalesce(max(position), 0) AS last FROM questions WHERE quiz_id = $quizId',
);

/** Inserts questions. `$rows` is a JSON array of objects with the columns as fields. */
export const insertQuestions = defineCommand<{ quizId: string; rows: string }>(`
  INSERT INTO questions (id, quiz_id, position, kind, text, marks, wrong_marks, body, image, image_ids)
  SELECT id, $quizId, position, kind, text, marks, wrong_marks, body, image, image_ids
  FROM jsonb_to_recordset($rows::jsonb)
    AS row(id uuid, position int, kind text, text text, marks text, wrong_marks text, body jsonb,
           image jsonb, image_ids uuid[])`);

/** The ids of the images that the questions of a quiz show, without those in the trash. */
export const listImagesOfQuiz = defineQuery<{ quizId: string }, { id: string }>(`
  SELECT DISTINCT unnest(image_ids) AS id FROM questions
  WHERE quiz_id = $quizId AND deleted_at IS NULL AND image_ids <> '{}'`);

/**
 * The ids of all images of those questions that show one of `$ids`, also of questions in the trash, which can be
 * restored.
 *
 * The first condition matches the partial index. The subquery hides the number of ids from the
 * planner, which would otherwise prefer reading all questions to five hundred index look-ups.
 */
export const listUsedImages = defineQuery<{ ids: string[] }, { id: string }>(`
  SELECT DISTINCT unnest(image_ids) AS id FROM questions
  WHERE image_ids <> '{}' AND image_ids && ARRAY(SELECT unnest($ids::uuid[]))`);

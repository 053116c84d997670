/** Reads placements, most with what their version of the question says. */
import type { OwnedByInstitute } from '../core/access/viewer.js';
import { defineQuery } from '../core/database/define-query.js';
import { selectColumns } from '../core/database/select-columns.js';
import { Placement } from './placement.entity.js';
import type { QuestionVersion } from './question-version.entity.js';

/** What a question says, as it is stored. */
export type StoredContent = Pick<QuestionVersion, 'kind' | 'text' | 'body' | 'image'>;

/** A placement and what it asks. */
export interface PlacedRow extends Placement, StoredContent {}

/** The source of placements `p` with their versions `v`, for a FROM clause. */
export const PLACED = `placements p JOIN question_versions v
    ON v.question_id = p.question_id AND v.version = p.question_version`;

const COLUMNS = `${selectColumns(Placement, 'p')}, v.kind, v.text, v.body, v.image`;

/** Some questions of a quiz in order, without those in the trash. */
export const listPlacedOfQuiz = defineQuery<
  { quizId: string; take: number; skip: number },
  PlacedRow
>(`
  SELECT ${COLUMNS} FROM ${PLACED}
  WHERE p.quiz_id = $quizId AND p.deleted_at IS NULL
  ORDER BY p.position LIMIT $take OFFSET $skip`);

/** The question of this id, unless it is in the trash. */
export const findPlaced = defineQuery<{ id: string }, PlacedRow>(`
  SELECT ${COLUMNS} FROM ${PLACED} WHERE p.id = $id AND p.deleted_at IS NULL`);

/** The trash of a quiz, the last deleted first. */
export const listPlacedInTrash = defineQuery<
  { quizId: string; take: number; skip: number },
  PlacedRow
>(`
  SELECT ${COLUMNS} FROM ${PLACED}
  WHERE p.quiz_id = $quizId AND p.deleted_at IS NOT NULL
  ORDER BY p.deleted_at DESC, p.id DESC LIMIT $take OFFSET $skip`);

/** A question with its place in its quiz, from 1, and the owner of that quiz. */
export interface OwnedQuestion extends PlacedRow, OwnedByInstitute {
  place: number;
}

/** Questions that were not deleted, of quizzes that were not. Places are counted once for each quiz. */
export const listOwnedQuestions = defineQuery<{ ids: string[] }, OwnedQuestion>(`
  WITH wanted AS (
    SELECT p.id, p.quiz_id, z.institute_id, z.created_by
    FROM placements p JOIN quizzes z ON z.id = p.quiz_id
    WHERE p.id = ANY($ids::uuid[]) AND p.deleted_at IS NULL AND z.deleted_at IS NULL
  ), placed AS (
    SELECT id, row_number() OVER (PARTITION BY quiz_id ORDER BY position)::int AS place FROM placements
    WHERE quiz_id IN (SELECT quiz_id FROM wanted) AND deleted_at IS NULL
  )
  SELECT ${COLUMNS}, placed.place,
    w.institute_id AS "instituteId", w.created_by AS "createdBy"
  FROM wanted w JOIN placed ON placed.id = w.id JOIN ${PLACED} ON p.id = w.id`);

/**
 * Some placements of the question that the placement `$id` has, itself included, without the trash, the oldest first;
 * with the number of all. A page beyond the last has one row without a placement. Every role may read all exams of its
 * institute, so the institute is the whole condition.
 */
export const listPlacementsOfSameQuestion = defineQuery<
  { id: string; instituteId: string; take: number; skip: number },
  { totalCount: number } & (Placement | { id: null })
>(`
  WITH same AS MATERIALIZED (
    SELECT p.* FROM placements own JOIN placements p ON p.question_id = own.question_id
      JOIN quizzes z ON z.id = p.quiz_id
    WHERE own.id = $id AND p.deleted_at IS NULL AND z.deleted_at IS NULL
      AND z.institute_id = $instituteId
  )
  SELECT (SELECT count(*)::int FROM same) AS "totalCount", ${selectColumns(Placement, 'page')}
  FROM (SELECT) always LEFT JOIN (
    SELECT * FROM same ORDER BY created_at, id LIMIT $take OFFSET $skip
  ) page ON true
  ORDER BY page.created_at, page.id`);

/** The content of one question of a quiz, as it is read in batches. */
export type StoredQuestion = Pick<Placement, 'id' | 'marks' | 'wrongMarks'> & StoredContent;

/** The next questions of a quiz in order, or of those of one kind, after a position. */
export const listStoredQuestions = defineQuery<
  {
    quizId: string;
    /** Null for all kinds. */
    kind: string | null;
    after: number;
    take: number;
  },
  StoredQuestion & Pick<Placement, 'position'>
>(`
  SELECT p.id, p.position, v.kind, v.text, p.marks, p.wrong_marks AS "wrongMarks", v.body, v.image
  FROM ${PLACED}
  WHERE p.quiz_id = $quizId AND p.deleted_at IS NULL AND ($kind::text IS NULL OR v.kind = $kind)
    AND p.position > $after
  ORDER BY p.position LIMIT $take`);

/** The number of questions of each kind that a quiz has, by the kinds' names. */
export const countQuestions = defineQuery<{ quizId: string }, { kind: string; count: number }>(`
  SELECT v.kind, count(*)::int AS count FROM ${PLACED}
  WHERE p.quiz_id = $quizId AND p.deleted_at IS NULL GROUP BY v.kind ORDER BY v.kind`);

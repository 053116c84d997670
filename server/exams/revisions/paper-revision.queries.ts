import { defineQuery } from '../../core/database/define-query.js';
import type { PaperRevision } from './paper-revision.entity.js';

/** Reads the content of a revision: a `Paper` as JSON. */
export const findContent = defineQuery<{ id: string }, { content: string }>(
  'SELECT content::text AS content FROM paper_revisions WHERE id = $id',
);

/** A revision with everything to verify its commitment: SHA-256 of the salt followed by the content. */
export interface RevisionWithSalt extends Pick<PaperRevision, 'number' | 'salt' | 'commitment'> {
  /** A `Paper` as JSON, as PostgreSQL writes it. */
  content: string;
}

/** Reads a revision with salt and key. */
export const findRevisionWithSalt = defineQuery<{ id: string }, RevisionWithSalt>(
  'SELECT number, salt, commitment, content::text AS content FROM paper_revisions WHERE id = $id',
);

/**
 * Lists those of `$ids`, and other images of the same revisions, that revisions use. As in QuestionImages: the first
 * condition matches the partial index, and the subquery hides the array's length from the planner.
 */
export const listImagesOfRevisions = defineQuery<{ ids: string[] }, { id: string }>(`
  SELECT DISTINCT unnest(image_ids) AS id FROM paper_revisions
  WHERE image_ids <> '{}' AND image_ids && ARRAY(SELECT unnest($ids::uuid[]))`);

/** Lists those of `$ids`, ids of placements, that a published revision contains. */
export const listPublishedPlacements = defineQuery<{ ids: string[] }, { id: string }>(`
  SELECT DISTINCT placement_id AS id FROM paper_revision_questions WHERE placement_id = ANY($ids)`);

/**
 * Lists the questions of a revision, of some kinds, that a revision of the quiz whose hash was published contains with
 * the same body.
 */
export const listExposedPlaces = defineQuery<
  { revisionId: string; quizId: string; kinds: string[] },
  {
    /** The position of the question, from 1. */
    place: number;
  }
>(`
  WITH exposed AS MATERIALIZED (
    SELECT DISTINCT question->'id' AS id, question->'body' AS body
    FROM paper_revisions, jsonb_array_elements(content->'questions') AS question
    WHERE quiz_id = $quizId AND is_hash_published
  ),
  current_questions AS MATERIALIZED (
    SELECT question->'id' AS id, question->'body' AS body, place::int
    FROM paper_revisions,
      jsonb_array_elements(content->'questions') WITH ORDINALITY AS one (question, place)
    WHERE paper_revisions.id = $revisionId AND question->>'kind' = ANY($kinds)
  )
  SELECT place FROM current_questions JOIN exposed USING (id, body) ORDER BY place`);

/** Lists quizzes, by id, after `$after`, whose exam is not ready although its paper was submitted. */
export const listUnreadyQuizzes = defineQuery<{ after: string; take: number }, { id: string }>(`
  SELECT e.quiz_id AS id FROM exam_rules e
  WHERE NOT e.is_ready AND e.quiz_id > $after AND EXISTS (
    SELECT FROM paper_revisions r WHERE r.quiz_id = e.quiz_id AND r.number IS NOT NULL
  )
  ORDER BY e.quiz_id LIMIT $take`);

/**
 * Lists submitted quizzes without a published revision, by id, after `$after`. Includes quizzes in the trash, which can
 * be restored. A quiz without questions has nothing to publish.
 */
export const listUnpublishedQuizzes = defineQuery<{ after: string; take: number }, { id: string }>(`
  SELECT z.id FROM quizzes z
  WHERE z.is_completed AND z.question_count > 0 AND z.id > $after AND NOT EXISTS (
    SELECT FROM paper_revisions r WHERE r.quiz_id = z.id AND r.number IS NOT NULL
  )
  ORDER BY z.id LIMIT $take`);

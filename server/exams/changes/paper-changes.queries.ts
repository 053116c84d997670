import { defineQuery } from '../../core/database/define-query.js';
import { PLACED } from '../../questions/placement.queries.js';
import type { RevisionQuestion } from '../revisions/paper-revision.entity.js';
import { CURRENT_NUMBER, QUESTION } from '../revisions/revision-snapshot.queries.js';

/** A question that differs between the current revision and the quiz. */
export interface ChangedQuestion {
  id: string;
  /** Its place in the quiz, from 1; null if it was removed. */
  position: number | null;
  /** As learners get it; null if it was added. */
  before: RevisionQuestion | null;
  /** As the quiz has it; null if it was removed. */
  after: RevisionQuestion | null;
}

/** What differs between the current revision and the quiz. */
export interface PaperDifference {
  titleChanged: boolean;
  /** Whether the questions that both have are in another order. */
  isReordered: boolean;
  totalCount: number;
  /** The first ones by their place in the quiz, then the removed ones by their place in the revision. */
  questions: ChangedQuestion[];
}

/**
 * Compares the quiz with its current revision, question by question, inside the database; no row if it has none. At most
 * `$limit` questions are returned, and all are counted.
 */
export const comparePaper = defineQuery<{ quizId: string; limit: number }, PaperDifference>(`
  WITH revision AS MATERIALIZED (
    SELECT content FROM paper_revisions WHERE quiz_id = $quizId AND number = ${CURRENT_NUMBER}
  ),
  published AS MATERIALIZED (
    SELECT (question->>'id')::uuid AS id, question, place::int
    FROM revision, jsonb_array_elements(content->'questions') WITH ORDINALITY AS one (question, place)
  ),
  drafted AS MATERIALIZED (
    SELECT p.id, ${QUESTION} AS question, row_number() OVER (ORDER BY p.position)::int AS place
    FROM ${PLACED} WHERE p.quiz_id = $quizId AND p.deleted_at IS NULL
  ),
  differing AS MATERIALIZED (
    SELECT id, d.place AS position, p.place AS place_before, p.question AS before, d.question AS after
    FROM published p FULL JOIN drafted d USING (id)
    WHERE p.question IS DISTINCT FROM d.question
  ),
  first AS (SELECT * FROM differing ORDER BY position NULLS LAST, place_before LIMIT $limit)
  SELECT z.title <> content->>'title' AS "titleChanged",
    (SELECT coalesce(bool_or(is_moved), false) FROM (
      SELECT row_number() OVER (ORDER BY p.place) <> row_number() OVER (ORDER BY d.place) AS is_moved
      FROM published p JOIN drafted d USING (id)
    ) both_have) AS "isReordered",
    (SELECT count(*)::int FROM differing) AS "totalCount",
    (SELECT coalesce(jsonb_agg(
      jsonb_build_object('id', id, 'position', position, 'before', before, 'after', after)
      ORDER BY position NULLS LAST, place_before
    ), '[]') FROM first) AS questions
  FROM revision, quizzes z WHERE z.id = $quizId`);

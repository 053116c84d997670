import { defineCommand, defineQuery, defineRowQuery } from '../core/database/define-query.js';
import type { StoredContent } from './placement.queries.js';
import type { QuestionVersion } from './question-version.entity.js';

/** What versions of questions say; `$versions` are their numbers, in the order of `$questionIds`. */
export const listContents = defineQuery<
  { questionIds: string[]; versions: number[] },
  StoredContent & Pick<QuestionVersion, 'questionId' | 'version'>
>(`
  SELECT v.question_id AS "questionId", v.version, v.kind, v.text, v.body, v.image
  FROM unnest($questionIds::uuid[], $versions::int[]) AS wanted(question_id, version)
    JOIN question_versions v USING (question_id, version)`);

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
    UPDATE questions SET latest_version = latest_version + 1 FROM other
    WHERE id = $questionId AND NOT has_question RETURNING id, latest_version AS version
  ), copy AS (
    INSERT INTO questions (id, institute_id)
    SELECT $copyId, institute_id FROM questions, other WHERE id = $questionId AND has_question
    RETURNING id, latest_version AS version
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

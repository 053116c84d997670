import { defineQuery, defineRowQuery } from '../../core/database/define-query.js';

/**
 * SQL of the hash that finds a revision with the same content. It must not be published: with the questions
 * the key can be guessed from it. Computed in the database, because a paper may have 40,000 questions.
 */
export const contentHashSql = (content: string): string =>
  `encode(sha256(convert_to(${content}::text, 'UTF8')), 'hex')`;

/** Decimal marks are numbers, as before fractions: the hash of a paper that has none stays the same. */
const MARKS = `CASE WHEN q.marks LIKE '%/%' THEN to_jsonb(q.marks)
  ELSE to_jsonb(q.marks::numeric(6, 2)) END`;

/** The content of the quiz `$quizId` as a revision: `content` in the shape of `Paper`, and its `hash`. */
const DRAFT = `
  drafted AS MATERIALIZED (
    SELECT jsonb_build_object(
        'title', z.title,
        'questions', coalesce(jsonb_agg(
          jsonb_build_object(
            'id', q.id, 'kind', q.kind, 'text', q.text, 'marks', ${MARKS}, 'image', q.image,
            'body', q.body
          ) || CASE WHEN q.wrong_marks IS NULL THEN '{}'
            ELSE jsonb_build_object('wrongMarks', q.wrong_marks) END ORDER BY q.position, q.id
        ) FILTER (WHERE q.id IS NOT NULL), '[]'::jsonb)
      ) AS content,
      count(q.id)::int AS question_count
    FROM quizzes z LEFT JOIN questions q ON q.quiz_id = z.id AND q.deleted_at IS NULL
    WHERE z.id = $quizId GROUP BY z.id
  ),
  draft AS MATERIALIZED (
    SELECT *, ${contentHashSql('content')} AS hash FROM drafted
  )`;

/** The number of the current revision of the quiz `$quizId`; null if there is none. */
const CURRENT_NUMBER = '(SELECT max(number) FROM paper_revisions WHERE quiz_id = $quizId)';

/**
 * Finds a revision with the quiz's current content, the current one or one of a preview, or inserts one without a
 * number. Images of the quiz must be locked. No row if the quiz does not exist.
 */
export const findOrInsertRevision = defineQuery<{ quizId: string }, { id: string }>(`
  WITH ${DRAFT},
  known AS (
    SELECT r.id FROM paper_revisions r JOIN draft ON draft.hash = r.content_hash
    WHERE r.quiz_id = $quizId AND (r.number IS NULL OR r.number = ${CURRENT_NUMBER})
    ORDER BY r.number NULLS LAST LIMIT 1
  ),
  -- Revisions of previews are removed after a day: start the day again.
  renewed AS (
    UPDATE paper_revisions r SET created_at = now() FROM known
    WHERE r.id = known.id AND r.number IS NULL
  ),
  made AS (
    INSERT INTO paper_revisions
      (quiz_id, content_hash, content, question_count, image_ids)
    SELECT $quizId, hash, content, question_count, ARRAY(
      SELECT DISTINCT unnest(image_ids) FROM questions
      WHERE quiz_id = $quizId AND deleted_at IS NULL AND image_ids <> '{}'
    ) FROM draft WHERE NOT EXISTS (SELECT FROM known)
    RETURNING id
  )
  SELECT id FROM known UNION ALL SELECT id FROM made`);

/** Whether the quiz differs from its current revision; no row if it has none. */
export const findDifference = defineQuery<{ quizId: string }, { differs: boolean }>(`
  WITH ${DRAFT}
  SELECT r.content_hash <> draft.hash AS differs FROM paper_revisions r, draft
  WHERE r.quiz_id = $quizId AND r.number = ${CURRENT_NUMBER}`);

/** Measures the questions of a quiz, without those in the trash. */
export const sumBytes = defineRowQuery<
  { quizId: string },
  {
    /** A whole number; null without questions. */
    bytes: string | null;
  }
>(`
  SELECT sum(octet_length(text) + octet_length(body::text)) AS bytes
  FROM questions WHERE quiz_id = $quizId AND deleted_at IS NULL`);

/**
 * Publishes a revision without a number: gives it the next one and records its questions. No row if it has a number
 * already.
 */
export const updateNumber = defineQuery<
  { quizId: string; revisionId: string },
  { number: number }
>(`
  WITH numbered AS (
    UPDATE paper_revisions
    SET number = coalesce(${CURRENT_NUMBER}, 0) + 1, published_at = now()
    WHERE id = $revisionId AND number IS NULL
    RETURNING id, number, content
  ), named AS (
  INSERT INTO paper_revision_questions (revision_id, question_id, quiz_id)
  SELECT numbered.id, (question->>'id')::uuid, $quizId
  FROM numbered, jsonb_array_elements(numbered.content->'questions') AS question
  )
  SELECT number FROM numbered`);

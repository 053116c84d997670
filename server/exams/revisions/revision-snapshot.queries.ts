import { defineQuery, defineRowQuery } from '../../core/database/define-query.js';
import { PLACED } from '../../questions/placement.queries.js';

/**
 * SQL of the hash that finds a revision with the same content. It must not be published: with the questions
 * the key can be guessed from it. Computed in the database, because a paper may have 40,000 questions.
 */
export const contentHashSql = (content: string): string =>
  `encode(sha256(convert_to(${content}::text, 'UTF8')), 'hex')`;

/** Decimal marks are numbers, as before fractions: the hash of a paper that has none stays the same. */
const MARKS = `CASE WHEN p.marks LIKE '%/%' THEN to_jsonb(p.marks)
  ELSE to_jsonb(p.marks::numeric(6, 2)) END`;

/** A placement `p` with its version `v` as a question of a revision: in the shape of `RevisionQuestion`. */
export const QUESTION = `jsonb_build_object(
            'id', p.id, 'kind', v.kind, 'text', v.text, 'marks', ${MARKS}, 'image', v.image,
            'body', v.body
          ) || CASE WHEN p.wrong_marks IS NULL THEN '{}'
            ELSE jsonb_build_object('wrongMarks', p.wrong_marks) END`;

/** The content of the quiz `$quizId` as a revision: `content` in the shape of `Paper`, and its `hash`. */
const DRAFT = `
  drafted AS MATERIALIZED (
    SELECT jsonb_build_object(
        'title', z.title,
        'questions', coalesce(jsonb_agg(
          ${QUESTION} ORDER BY p.position
        ) FILTER (WHERE p.id IS NOT NULL), '[]'::jsonb)
      ) AS content,
      count(p.id)::int AS question_count
    FROM quizzes z LEFT JOIN (${PLACED}) ON p.quiz_id = z.id AND p.deleted_at IS NULL
    WHERE z.id = $quizId GROUP BY z.id
  ),
  draft AS MATERIALIZED (
    SELECT *, ${contentHashSql('content')} AS hash FROM drafted
  )`;

/** The number of the current revision of the quiz `$quizId`; null if there is none. */
export const CURRENT_NUMBER = '(SELECT max(number) FROM paper_revisions WHERE quiz_id = $quizId)';

/**
 * A revision with the quiz's current content: the current one or one of a preview. Locked, so that the sweep of previews
 * does not remove it before it is published.
 */
const KNOWN = `
  known AS (
    SELECT r.id FROM paper_revisions r JOIN draft ON draft.hash = r.content_hash
    WHERE r.quiz_id = $quizId AND (r.number IS NULL OR r.number = ${CURRENT_NUMBER})
    ORDER BY r.number NULLS LAST LIMIT 1 FOR NO KEY UPDATE OF r
  )`;

/** The columns of a revision, and where it has to be inserted, its values. */
const COLUMNS = 'quiz_id, content_hash, content, question_count, image_ids';
const VALUES = `$quizId, hash, content, question_count, ARRAY(
      SELECT DISTINCT unnest(v.image_ids) FROM ${PLACED}
      WHERE p.quiz_id = $quizId AND p.deleted_at IS NULL AND v.image_ids <> '{}'
    )`;
const IS_UNKNOWN = 'FROM draft WHERE NOT EXISTS (SELECT FROM known)';

/**
 * Finds a revision with the quiz's current content, the current one or one of a preview, or inserts one without a
 * number. Images of the quiz must be locked. No row if the quiz does not exist.
 */
export const findOrInsertRevision = defineQuery<{ quizId: string }, { id: string }>(`
  WITH ${DRAFT}, ${KNOWN},
  -- Revisions of previews are removed after a day: start the day again.
  renewed AS (
    UPDATE paper_revisions r SET created_at = now() FROM known
    WHERE r.id = known.id AND r.number IS NULL
  ),
  made AS (
    INSERT INTO paper_revisions (${COLUMNS}) SELECT ${VALUES} ${IS_UNKNOWN}
    RETURNING id
  )
  SELECT id FROM known UNION ALL SELECT id FROM made`);

/**
 * Publishes the quiz's current content, unless its current revision has it: inserts a revision with the next number, or
 * gives that number to one of a preview. Records which versions of which questions it has, in the same statement: an
 * edit may replace them right after. Images of the quiz must be locked.
 * @returns no row if the current revision has the content
 */
export const publishRevision = defineQuery<{ quizId: string }, { number: number }>(`
  WITH ${DRAFT}, ${KNOWN},
  next AS (SELECT coalesce(${CURRENT_NUMBER}, 0) + 1 AS number),
  numbered AS (
    UPDATE paper_revisions r SET number = next.number, published_at = now() FROM known, next
    WHERE r.id = known.id AND r.number IS NULL
    RETURNING r.id, r.number
  ),
  made AS (
    INSERT INTO paper_revisions (${COLUMNS}, number, published_at)
    SELECT ${VALUES}, (SELECT number FROM next), now() ${IS_UNKNOWN}
    RETURNING id, number
  ),
  published AS (TABLE numbered UNION ALL TABLE made),
  named AS (
    INSERT INTO paper_revision_questions
      (revision_id, placement_id, question_id, question_version, quiz_id)
    SELECT published.id, p.id, p.question_id, p.question_version, $quizId
    FROM published, placements p WHERE p.quiz_id = $quizId AND p.deleted_at IS NULL
  )
  SELECT number FROM published`);

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
  SELECT sum(octet_length(v.text) + octet_length(v.body::text)) AS bytes
  FROM ${PLACED} WHERE p.quiz_id = $quizId AND p.deleted_at IS NULL`);

import { Injectable } from '@nestjs/common';
import { IsNull, Not, type EntityManager } from 'typeorm';
import { UnitOfWork, type Transaction } from '../../core/database/unit-of-work.js';
import { QuestionImages } from '../../questions/question-images.js';
import type { Quiz } from '../../quizzes/quiz.entity.js';
import { revisionErrors } from './revision.errors.js';
import { contentHashSql } from './revision-hash.js';
import { PaperRevision } from './paper-revision.entity.js';

/** Papers with up to this many questions are never too large. */
const SMALL_PAPER_QUESTIONS = 1_000;
/** PostgreSQL allows 256 MB for one value and needs several times that to build it. */
const MAX_BYTES = 100 * 1024 * 1024;

/** The content of quiz $1 as a revision: `content` in the shape of `Paper`, and its `hash`. */
export const DRAFT = `
  drafted AS MATERIALIZED (
    SELECT jsonb_build_object(
        'title', z.title,
        'questions', coalesce(jsonb_agg(
          jsonb_build_object(
            'id', q.id, 'kind', q.kind, 'text', q.text, 'marks', q.marks, 'image', q.image,
            'body', q.body
          ) ORDER BY q.position, q.id
        ) FILTER (WHERE q.id IS NOT NULL), '[]'::jsonb)
      ) AS content,
      count(q.id)::int AS question_count
    FROM quizzes z LEFT JOIN questions q ON q.quiz_id = z.id AND q.deleted_at IS NULL
    WHERE z.id = $1 GROUP BY z.id
  ),
  draft AS MATERIALIZED (
    SELECT *, ${contentHashSql('content')} AS hash FROM drafted
  )`;

/** The number of the current revision of quiz $1; null if there is none. */
export const CURRENT_NUMBER = '(SELECT max(number) FROM paper_revisions WHERE quiz_id = $1)';

/** Copies a quiz into a revision, inside the database: it may have 40,000 questions. */
@Injectable()
export class RevisionSnapshot {
  constructor(
    private readonly work: UnitOfWork,
    private readonly images: QuestionImages,
  ) {}

  /**
   * Finds a revision with the quiz's current content: the current one or one of a preview. Otherwise creates
   * one without a number.
   * @param quiz locked by the transaction, so that a concurrent call finds the revision of the first
   * @returns its id
   * @throws PAPER_TOO_LARGE
   */
  async findOrCreate(tx: Transaction, quiz: Pick<Quiz, 'id' | 'questionCount'>): Promise<string> {
    if (await isTooLarge(tx.manager, quiz)) throw revisionErrors.PAPER_TOO_LARGE();
    // Concurrent edits may remove images from the quiz that the revision shows.
    await this.images.lockImagesOf(tx, quiz.id);
    const [revision] = await tx.manager.query<{ id: string }[]>(
      `WITH ${DRAFT},
       known AS (
         SELECT r.id FROM paper_revisions r JOIN draft ON draft.hash = r.content_hash
         WHERE r.quiz_id = $1 AND (r.number IS NULL OR r.number = ${CURRENT_NUMBER})
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
         SELECT $1, hash, content, question_count, ARRAY(
           SELECT DISTINCT unnest(image_ids) FROM questions
           WHERE quiz_id = $1 AND deleted_at IS NULL AND image_ids <> '{}'
         ) FROM draft WHERE NOT EXISTS (SELECT FROM known)
         RETURNING id
       )
       SELECT id FROM known UNION ALL SELECT id FROM made`,
      [quiz.id],
    );
    if (!revision) throw new Error(`The quiz ${quiz.id} does not exist, so it has no revision`);
    return revision.id;
  }

  /** Whether the quiz differs from its current revision. False if there is none. */
  async hasChanges(quiz: Pick<Quiz, 'id' | 'questionCount'>): Promise<boolean> {
    const { manager } = this.work;
    // A quiz that is too large for a revision must have changed since its last one.
    if (await isTooLarge(manager, quiz))
      return manager.existsBy(PaperRevision, { quizId: quiz.id, number: Not(IsNull()) });
    const [found] = await manager.query<{ differs: boolean }[]>(
      `WITH ${DRAFT}
       SELECT r.content_hash <> draft.hash AS differs FROM paper_revisions r, draft
       WHERE r.quiz_id = $1 AND r.number = ${CURRENT_NUMBER}`,
      [quiz.id],
    );
    return found?.differs ?? false;
  }
}

async function isTooLarge(
  manager: EntityManager,
  { id, questionCount }: Pick<Quiz, 'id' | 'questionCount'>,
): Promise<boolean> {
  if (questionCount <= SMALL_PAPER_QUESTIONS) return false;
  const [sum] = await manager.query<{ bytes: string | null }[]>(
    `SELECT sum(octet_length(text) + octet_length(body::text)) AS bytes
     FROM questions WHERE quiz_id = $1 AND deleted_at IS NULL`,
    [id],
  );
  return Number(sum?.bytes ?? 0) > MAX_BYTES;
}

import { Injectable } from '@nestjs/common';
import { IsNull, Not, type EntityManager } from 'typeorm';
import { UnitOfWork, type Transaction } from '../../core/database/unit-of-work.js';
import { QuestionImages } from '../../questions/question-images.js';
import type { Quiz } from '../../quizzes/quiz.entity.js';
import { examErrors } from '../exam.errors.js';
import { hashOf } from './revision-hash.js';
import { PaperRevision } from './paper-revision.entity.js';

/** Papers up to this many questions are small enough, however long each of them is. */
const SURELY_SMALL = 1_000;
/** PostgreSQL takes 256 MB for one value and wants several times that to put it together. */
const MAX_BYTES = 100 * 1024 * 1024;

/** What a quiz would be frozen as: `content` of the shape `Paper`, and its `hash`. */
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
    SELECT *, ${hashOf('content')} AS hash FROM drafted
  )`;

/** The number of the current revision of quiz $1; null where there is none. */
export const CURRENT_NUMBER = '(SELECT max(number) FROM paper_revisions WHERE quiz_id = $1)';

/** Copies a quiz into a revision, inside the database: there may be 40,000 questions. */
@Injectable()
export class RevisionSnapshot {
  constructor(
    private readonly work: UnitOfWork,
    private readonly images: QuestionImages,
  ) {}

  /**
   * A revision that says what the quiz says now: the current one, one of a preview, or a new one
   * without a number.
   * @param quiz locked by the transaction, so that of two at once the second finds the first one's
   * @returns its id
   * @throws PAPER_TOO_LARGE
   */
  async freeze(tx: Transaction, quiz: Pick<Quiz, 'id' | 'questionCount'>): Promise<string> {
    if (await isTooLarge(tx.manager, quiz)) throw examErrors.PAPER_TOO_LARGE();
    // Edits may take them out of the quiz meanwhile, and the revision shows them.
    await this.images.holdOf(tx, quiz.id);
    const [revision] = await tx.manager.query<{ id: string }[]>(
      `WITH ${DRAFT},
       known AS (
         SELECT r.id FROM paper_revisions r JOIN draft ON draft.hash = r.content_hash
         WHERE r.quiz_id = $1 AND (r.number IS NULL OR r.number = ${CURRENT_NUMBER})
         ORDER BY r.number NULLS LAST LIMIT 1
       ),
       -- It was to be swept a day after it was made: that begins anew.
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
    if (!revision) throw new Error(`The quiz ${quiz.id} was frozen without being there`);
    return revision.id;
  }

  /** Whether the quiz says something else than its current revision. False where there is none. */
  async hasChanges(quiz: Pick<Quiz, 'id' | 'questionCount'>): Promise<boolean> {
    const { manager } = this.work;
    // What is too large to be frozen is not what was.
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
  if (questionCount <= SURELY_SMALL) return false;
  const [sum] = await manager.query<{ bytes: string | null }[]>(
    `SELECT sum(octet_length(text) + octet_length(body::text)) AS bytes
     FROM questions WHERE quiz_id = $1 AND deleted_at IS NULL`,
    [id],
  );
  return Number(sum?.bytes ?? 0) > MAX_BYTES;
}

import { defineQuery } from '../../core/database/define-query.js';
import type { Attempt } from '../attempt.entity.js';
import { IS_OVER } from '../attempt.queries.js';

/** What a receipt needs besides the attempt's own row. */
export interface ReceiptContext {
  /** By the database's clock, at the time of the call. */
  now: Date;
  /** Null for a revision that was made for a preview. */
  revisionNumber: number | null;
  /** The revision's commitment. */
  revisionHash: string;
  institute: string;
  learner: string | null;
}

/** Reads it; no row if the revision, the institute or the candidate does not exist. */
export const findReceiptContext = defineQuery<
  Pick<Attempt, 'revisionId' | 'instituteId' | 'candidateId'>,
  ReceiptContext
>(`
  SELECT clock_timestamp() AS now, p.number AS "revisionNumber",
    p.commitment AS "revisionHash", i.name AS institute, l.name AS learner
  FROM paper_revisions p, institutes i, candidates c LEFT JOIN learners l ON l.id = c.learner_id
  WHERE p.id = $revisionId AND i.id = $instituteId AND c.id = $candidateId`);

/** Reads the receipt of an attempt; null while it runs. */
export const findReceipt = defineQuery<{ attemptId: string }, Pick<Attempt, 'receipt'>>(
  'SELECT receipt FROM attempts WHERE id = $attemptId',
);

/** A receipt with the answers that it is about. */
export interface ReceiptWithAnswers extends Pick<Attempt, 'receipt' | 'arrangement'> {
  isOver: boolean;
  /** In no order; without questions that were left empty. */
  responses: { questionId: string; response: object }[];
}

/** Reads receipt and answers with one statement, because accepting a late answer changes both. */
export const findReceiptWithAnswers = defineQuery<{ attemptId: string }, ReceiptWithAnswers>(`
  SELECT a.receipt, a.arrangement, ${IS_OVER} AS "isOver",
    (SELECT coalesce(jsonb_agg(jsonb_build_object(
       'questionId', r.question_id, 'response', r.response)), '[]')
     FROM responses r WHERE r.attempt_id = a.id AND r.response IS NOT NULL) AS responses
  FROM attempts a WHERE a.id = $attemptId`);

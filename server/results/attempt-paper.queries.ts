import type { OrderedQuestion } from '../attempts/attempt.entity.js';
import { SUBMITTED_AT_EXAM } from '../attempts/attempt.queries.js';
import { SCORE_IS_SHOWN } from '../attempts/submission/submission.queries.js';
import type { OwnedByInstitute } from '../core/access/viewer.js';
import { defineQuery } from '../core/database/define-query.js';
import { RESULT_COLUMNS, LEARNER_JOIN, type ResultRow } from './result-list.queries.js';

/** An attempt with the revision it was taken on. */
export interface PaperRow extends OwnedByInstitute, ResultRow {
  quizId: string;
  revisionId: string;
  revisionNumber: number;
  arrangement: OrderedQuestion[];
  /** Whether the learner may see the score now. */
  isScoreShown: boolean;
}

/** An attempt, also while it runs; no row for a preview. */
export const findPaper = defineQuery<{ attemptId: string }, PaperRow>(`
  SELECT ${RESULT_COLUMNS}, a.institute_id AS "instituteId", a.created_by AS "createdBy",
    a.quiz_id AS "quizId", a.revision_id AS "revisionId",
    p.number AS "revisionNumber", a.arrangement,
    a.submitted_at IS NOT NULL AND coalesce(${SCORE_IS_SHOWN}, false) AS "isScoreShown"
  FROM attempts a ${LEARNER_JOIN} JOIN paper_revisions p ON p.id = a.revision_id
    JOIN quizzes q ON q.id = a.quiz_id JOIN exam_rules r ON r.quiz_id = q.id
  WHERE a.id = $attemptId AND NOT a.is_preview`);

/** The attempts submitted next after and next before one; null where there is none. No row for a deleted attempt. */
export const findNeighbours = defineQuery<
  { quizId: string; attemptId: string },
  { previousId: string | null; nextId: string | null }
>(`
  SELECT
    (SELECT a.id FROM attempts a WHERE ${SUBMITTED_AT_EXAM} AND (a.submitted_at, a.id) > (s.at, $attemptId)
     ORDER BY a.submitted_at, a.id LIMIT 1) AS "previousId",
    (SELECT a.id FROM attempts a WHERE ${SUBMITTED_AT_EXAM} AND (a.submitted_at, a.id) < (s.at, $attemptId)
     ORDER BY a.submitted_at DESC, a.id DESC LIMIT 1) AS "nextId"
  FROM (SELECT submitted_at AS at FROM attempts WHERE id = $attemptId) s`);

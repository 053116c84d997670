import type { Attempt } from '../../attempts/attempt.entity.js';
import type { OwnedByInstitute } from '../../core/access/viewer.js';
import { defineQuery } from '../../core/database/define-query.js';

/** An attempt with one of its answers, and whose it is. */
export interface AnswerRow extends OwnedByInstitute, Pick<Attempt, 'rules' | 'arrangement'> {
  /** The number of the attempt, from 1. */
  attempt: number;
  /** The revision that was taken. */
  paperId: string;
  isSubmitted: boolean;
  /** JSON, which has dates as text; null for a question that was never answered. */
  response: { response: object | null; isFlagged: boolean; savedAt: string | null } | null;
  name: string;
  /** Null while the candidate has no alias. */
  aliasId: string | null;
  number: number | null;
}

/** An answer of a submitted or reopened attempt; never of a preview, and none in the trash. */
export const findAnswer = defineQuery<{ attemptId: string; questionId: string }, AnswerRow>(`
  SELECT a.institute_id AS "instituteId", a.created_by AS "createdBy", a.number AS attempt,
    a.revision_id AS "paperId", a.rules, a.arrangement, a.submitted_at IS NOT NULL AS "isSubmitted",
    CASE WHEN r.attempt_id IS NOT NULL THEN jsonb_build_object('response', r.response,
      'isFlagged', r.is_flagged, 'savedAt', r.saved_at) END AS response,
    l.name, m.id AS "aliasId", m.number
  FROM attempts a JOIN candidates c ON c.id = a.candidate_id JOIN learners l ON l.id = c.learner_id
  JOIN quizzes q ON q.id = a.quiz_id AND q.deleted_at IS NULL
  LEFT JOIN marking_aliases m ON m.candidate_id = a.candidate_id
  LEFT JOIN responses r ON r.attempt_id = a.id AND r.question_id = $questionId
  WHERE a.id = $attemptId AND NOT a.is_preview`);

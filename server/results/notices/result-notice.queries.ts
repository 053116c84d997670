import { SCORE_IS_SHOWN } from '../../attempts/submission/submission.queries.js';
import { SUBMITTED } from '../../attempts/attempt.queries.js';
import { defineCommand, defineQuery } from '../../core/database/define-query.js';
import { ReviewTime } from '../../exams/rules/exam-rules.entity.js';

/** An attempt with the values for the mail about its result. */
export interface ResultRecipient {
  attemptId: string;
  quizId: string;
  revisionId: string;
  /** The current one of the exam. */
  releaseNumber: number;
  candidateId: string;
  linkVersion: number;
  institute: string;
  learnerId: string;
  name: string;
  /** Null: no mail can be sent. */
  email: string | null;
}

/**
 * Locks attempts whose result is visible and whose learners were not mailed about this release, their
 * candidates and the rules of their exams. Rules and candidates that are being changed, and attempts
 * that another worker processes, are skipped; a later run finds them. So nobody is mailed who is
 * erased meanwhile. Results shown at once need no mail.
 */
export const lockUnnotifiedAttempts = defineQuery<{ limit: number }, ResultRecipient>(`
  SELECT a.id AS "attemptId", a.quiz_id AS "quizId", a.revision_id AS "revisionId",
    r.release_number AS "releaseNumber", c.id AS "candidateId", c.link_version AS "linkVersion",
    i.name AS institute, l.id AS "learnerId", l.name, l.email
  FROM exam_rules r
    JOIN quizzes q ON q.id = r.quiz_id AND q.deleted_at IS NULL
    JOIN institutes i ON i.id = q.institute_id
    JOIN attempts a ON a.quiz_id = r.quiz_id AND a.told_release < r.release_number
      AND ${SUBMITTED}
    JOIN candidates c ON c.id = a.candidate_id AND c.revoked_at IS NULL
    JOIN learners l ON l.id = c.learner_id
  WHERE r.mails_results AND r.review_time <> '${ReviewTime.AT_ONCE}' AND ${SCORE_IS_SHOWN}
  ORDER BY a.quiz_id, a.told_release LIMIT $limit
  FOR SHARE OF r, c SKIP LOCKED FOR UPDATE OF a SKIP LOCKED`);

/** Records mails about results: element by element of all arrays. */
export const insertNotices = defineCommand<{
  attemptIds: string[];
  releaseNumbers: number[];
  quizIds: string[];
  mailIds: string[];
}>(`
  INSERT INTO result_notices (attempt_id, release_number, quiz_id, mail_id)
  SELECT * FROM unnest($attemptIds::uuid[], $releaseNumbers::int[], $quizIds::uuid[], $mailIds::uuid[])`);

/** Records up to which release the learner of each attempt was mailed, or cannot be. */
export const updateNotifiedAttempts = defineCommand<{
  attemptIds: string[];
  releaseNumbers: number[];
}>(`
  UPDATE attempts a SET told_release = notified.release_number
  FROM unnest($attemptIds::uuid[], $releaseNumbers::int[]) AS notified (id, release_number)
  WHERE a.id = notified.id`);

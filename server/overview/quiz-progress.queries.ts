import { SUBMITTED } from '../attempts/attempt.queries.js';
import { lateCountSql } from '../attempts/late-responses/late-list.queries.js';
import { CandidateOrigin } from '../candidates/candidate.entity.js';
import { defineQuery } from '../core/database/define-query.js';
import { closingClockSql, pausedSinceSql } from '../exams/pauses/open-pause.queries.js';
import type { ExamRules } from '../exams/rules/exam-rules.entity.js';
import { ReviewContent, ReviewTime } from '../exams/rules/exam-rules.entity.js';
import {
  IS_NARROWED,
  WAITING_FOR_ASSIGNEE,
} from '../grading/assignments/marking-assignment.queries.js';
import type { Quiz } from '../quizzes/quiz.entity.js';

/** SQL condition: the candidate `c` belongs to the exam: no preview, and not removed before they started. */
export const IS_LEARNER = `c.origin <> '${CandidateOrigin.PREVIEW}'
    AND (c.revoked_at IS NULL OR c.started_at IS NOT NULL)`;

/** SQL of the number of learners of the quiz `q`. */
export const LEARNER_COUNT = `(SELECT count(*)::int FROM candidates c
    WHERE c.quiz_id = q.id AND ${IS_LEARNER})`;

/** SQL of the number of learners of the quiz `q` who have started. */
export const STARTED_COUNT = `(SELECT count(*)::int FROM candidates c
    WHERE c.quiz_id = q.id AND c.started_at IS NOT NULL AND ${IS_LEARNER})`;

/**
 * SQL condition: somebody who has not started can come to the exam of the quiz `q` in a window of their own. Its clock
 * stands still in a pause.
 */
export const AWAITS_LEARNERS = `EXISTS (SELECT FROM candidates c
    WHERE c.quiz_id = q.id AND c.started_at IS NULL AND c.revoked_at IS NULL
      AND c.origin <> '${CandidateOrigin.PREVIEW}' AND c.closes_at > ${closingClockSql('q.id')})`;

/** SQL of the number of questions of the current revision of the quiz `q`; null if it was never submitted. */
export const REVISION_QUESTION_COUNT = `(SELECT p.question_count FROM paper_revisions p
    WHERE p.quiz_id = q.id AND p.number IS NOT NULL ORDER BY p.number DESC LIMIT 1)`;

/** A quiz with what decides about its stage. */
export interface ProgressRow
  extends
    Pick<Quiz, 'id' | 'status' | 'isCompleted' | 'deletedAt'>,
    Pick<
      ExamRules,
      | 'isReady'
      | 'opensAt'
      | 'closesAt'
      | 'reviewContent'
      | 'reviewTime'
      | 'releasesAt'
      | 'releasedAt'
      | 'withdrawnAt'
    > {
  /** Of its current revision; null if it was never submitted. */
  revisionQuestionCount: number | null;
  pausedAt: Date | null;
  learnerCount: number;
  runningCount: number;
  submittedCount: number;
  /** Answers that wait for marks. */
  waitingCount: number;
  /** Of those, the ones that the viewer may mark. */
  toMarkCount: number;
  lateCount: number;
  /** Whether the viewer sees only what they are to mark. */
  isNarrowed: boolean;
  awaitsLearners: boolean;
  /** By the database's clock. */
  now: Date;
}

/** Reads those of `$ids` that belong to the institute, whatever their number by one statement. */
export const listQuizProgress = defineQuery<
  { ids: string[]; instituteId: string; assigneeId: string | null },
  ProgressRow
>(`
  SELECT q.id, q.status, q.is_completed AS "isCompleted", q.deleted_at AS "deletedAt",
    coalesce(r.is_ready, false) AS "isReady", r.opens_at AS "opensAt", r.closes_at AS "closesAt",
    coalesce(r.review_content, '${ReviewContent.SCORE}') AS "reviewContent",
    coalesce(r.review_time, '${ReviewTime.AT_ONCE}') AS "reviewTime",
    r.releases_at AS "releasesAt", r.released_at AS "releasedAt",
    r.withdrawn_at AS "withdrawnAt", ${REVISION_QUESTION_COUNT} AS "revisionQuestionCount",
    ${pausedSinceSql('q.id')} AS "pausedAt", ${LEARNER_COUNT} AS "learnerCount",
    (SELECT count(*)::int FROM attempts a
      WHERE a.quiz_id = q.id AND a.submitted_at IS NULL AND NOT a.is_preview) AS "runningCount",
    (SELECT count(*)::int FROM attempts a
      WHERE a.quiz_id = q.id AND ${SUBMITTED}) AS "submittedCount",
    marking."waitingCount", marking."toMarkCount",
    ${lateCountSql('q.id')} AS "lateCount", ${IS_NARROWED} AS "isNarrowed",
    ${AWAITS_LEARNERS} AS "awaitsLearners", now() AS now
  FROM quizzes q LEFT JOIN exam_rules r ON r.quiz_id = q.id
    CROSS JOIN LATERAL (SELECT coalesce(sum(a.waiting_count), 0)::int AS "waitingCount",
        coalesce(sum(${WAITING_FOR_ASSIGNEE}), 0)::int AS "toMarkCount"
      FROM attempts a WHERE a.institute_id = $instituteId AND a.quiz_id = q.id
        AND a.waiting_count > 0 AND ${SUBMITTED}) marking
  WHERE q.id = ANY($ids::uuid[]) AND q.institute_id = $instituteId`);

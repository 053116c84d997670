import { defineQuery } from '../../core/database/define-query.js';
import { ReviewContent, ReviewTime } from '../../exams/rules/exam-rules.entity.js';
import { QuizStatus } from '../../quizzes/quiz.entity.js';
import { GRACE_SECONDS } from '../attempt.entity.js';
import { IS_OVER } from '../attempt.queries.js';

/** Lists running attempts whose deadline and grace period have passed, the earliest deadline first. */
export const listExpiredAttempts = defineQuery<{ take: number }, { id: string }>(`
  SELECT a.id FROM attempts a
  WHERE a.submitted_at IS NULL AND a.deadline_at < now() AND ${IS_OVER}
  ORDER BY a.deadline_at LIMIT $take`);

/** A running attempt that should have ended long ago. */
export interface OverdueAttempt {
  id: string;
  /** When it was started. */
  createdAt: Date;
  /** Of its quiz. */
  title: string;
  deadlineAt: Date;
}

/** After five minutes a running worker has submitted it, or has failed. */
const OVERDUE = `
  SELECT a.id, a.started_at AS "createdAt", q.title, a.deadline_at AS "deadlineAt"
  FROM attempts a JOIN quizzes q ON q.id = a.quiz_id
  WHERE a.submitted_at IS NULL AND a.deadline_at < now() - interval '5 minutes'`;

/** Lists overdue attempts, the latest deadline first. */
export const listOverdueAttempts = defineQuery<{ take: number }, OverdueAttempt>(
  `${OVERDUE} ORDER BY a.deadline_at DESC LIMIT $take`,
);

/** Finds an attempt if it is overdue. */
export const findOverdueAttempt = defineQuery<{ id: string }, OverdueAttempt>(
  `${OVERDUE} AND a.id = $id`,
);

/** Condition: the same as `isMarked` (provisional-marks.ts); `a` is the attempt. */
const IS_MARKED = 'a.waiting_count = 0 AND coalesce(a.settles_at <= now(), true)';

/** The same as `isAvailable` (exams/exam-state.ts). */
const IS_AVAILABLE = `q.is_completed AND q.status = '${QuizStatus.ACTIVE}' AND q.deleted_at IS NULL`;
const HAS_RUNNING_ATTEMPTS = `EXISTS (SELECT FROM attempts o
  WHERE o.quiz_id = a.quiz_id AND o.submitted_at IS NULL AND NOT o.is_preview)`;

/**
 * Whether the candidate may see the score of a submitted attempt now: the rule of exams/rules/review-rule.ts
 * as an SQL condition, so that one statement finds all such attempts. A test compares both. `a` is the
 * attempt, `c` its candidate, `q` the quiz, `r` its rules.
 */
export const SCORE_IS_SHOWN = `r.review_content <> '${ReviewContent.NOTHING}' AND CASE r.review_time
  WHEN '${ReviewTime.AT_ONCE}' THEN true
  WHEN '${ReviewTime.AFTER_CLOSING}' THEN CASE WHEN r.closes_at IS NULL
    THEN NOT (${IS_AVAILABLE}) AND NOT ${HAS_RUNNING_ATTEMPTS}
    ELSE greatest(r.closes_at, c.closes_at) + interval '${GRACE_SECONDS} seconds' <= now() END
  ELSE r.released_at IS NOT NULL OR r.withdrawn_at IS NULL AND CASE r.review_time
    WHEN '${ReviewTime.ON_DATE}' THEN coalesce(r.releases_at <= now(), false)
    WHEN '${ReviewTime.AFTER_MARKING}' THEN ${IS_MARKED}
    ELSE false END
  END`;

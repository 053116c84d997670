import { defineQuery } from '../../core/database/define-query.js';
import { available } from '../../exams/rules/exam-state.js';
import { closingClockSql, movedClosingSql } from '../../exams/pauses/open-pause.queries.js';
import { scoreShown } from '../../exams/rules/review-rule.js';
import { GRACE_SECONDS } from '../attempt.entity.js';
import { IS_OVER } from '../attempt.queries.js';
import { marked } from './provisional-marks.js';

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
  WHERE a.submitted_at IS NULL AND a.paused_at IS NULL AND a.deadline_at < now() - interval '5 minutes'`;

/** Lists overdue attempts, the latest deadline first. */
export const listOverdueAttempts = defineQuery<{ take: number }, OverdueAttempt>(
  `${OVERDUE} ORDER BY a.deadline_at DESC LIMIT $take`,
);

/** Finds an attempt if it is overdue. */
export const findOverdueAttempt = defineQuery<{ id: string }, OverdueAttempt>(
  `${OVERDUE} AND a.id = $id`,
);

/**
 * Whether any attempt at the quiz `q` is running, previews excluded. For EXISTS, PostgreSQL may read the running
 * attempts of all quizzes at once; with a limit it looks for one of this quiz.
 */
export const HAS_RUNNING_ATTEMPTS = `((SELECT true FROM attempts o WHERE o.quiz_id = q.id AND o.submitted_at IS NULL AND NOT o.is_preview LIMIT 1) IS NOT NULL)`;

const ifResumedNow = (closesAt: string, opensAt: string): string =>
  movedClosingSql(closesAt, opensAt, closingClockSql('r.quiz_id'), 'now()');

/**
 * When the last candidate stops answering; null: never. A candidate `c` with an earlier closing must not see the
 * questions before the others are done: if the exam with the rules `r` never closes for the others, there is no such time.
 * While the exam is paused, it is what it would be if the exam went on now.
 */
export const LAST_ANSWERS_AT = `CASE WHEN r.closes_at IS NOT NULL
  THEN greatest(${ifResumedNow('r.closes_at', 'r.opens_at')},
    ${ifResumedNow('c.closes_at', 'coalesce(c.opens_at, r.opens_at)')}) + interval '${GRACE_SECONDS} seconds' END`;

/**
 * Condition: the candidate may see the score of a submitted attempt now, by exams/rules/review-rule.ts. `a` is the
 * attempt, `c` its candidate, `q` the quiz, `r` its rules.
 */
export const SCORE_IS_SHOWN = scoreShown.toSql({
  content: 'r.review_content',
  time: 'r.review_time',
  releasesAt: 'r.releases_at',
  releasedAt: 'r.released_at',
  withdrawnAt: 'r.withdrawn_at',
  isMarked: marked.toSql({
    waitingCount: 'a.waiting_count',
    settlesAt: 'a.settles_at',
    now: 'now()',
  }),
  closesAt: LAST_ANSWERS_AT,
  isAvailable: available.toSql({
    isCompleted: 'q.is_completed',
    status: 'q.status',
    deletedAt: 'q.deleted_at',
  }),
  hasRunningAttempts: HAS_RUNNING_ATTEMPTS,
  now: 'now()',
});

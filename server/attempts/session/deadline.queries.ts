import { defineCommand, defineQuery } from '../../core/database/define-query.js';
import { pausedSinceSql } from '../../exams/pauses/open-pause.queries.js';
import type { Attempt } from '../attempt.entity.js';
import { clockSql } from '../attempt.queries.js';

/** SQL of how long an attempt stood still. */
interface StoodStill {
  /** In all pauses. */
  pausedSeconds: string;
  /** In individual pauses, without what a pause of the exam has moved the closing by. */
  individualSeconds: string;
}

/**
 * SQL of an attempt's deadline without extensions: the earlier of start + minutes + pauses and closing + individual
 * pauses; null: none. `a`, `c` and `r` are the rows of attempt, candidate and rules. LEAST ignores nulls. Pauses of the
 * exam move its closing.
 */
export const baseDeadlineSql = ({ pausedSeconds, individualSeconds }: StoodStill): string => `least(
  a.started_at + make_interval(secs => ${pausedSeconds} +
    (a.rules->>'durationMinutes')::numeric * 60 * (100 + c.extra_time_percent) / 100),
  coalesce(c.closes_at, r.closes_at) + make_interval(secs => ${individualSeconds}))`;

/** SQL of what pauses move in an attempt `a`. */
interface MovedTimes extends StoodStill {
  reopenedUntil: string;
}

const STORED: MovedTimes = {
  pausedSeconds: 'a.paused_seconds',
  individualSeconds: 'a.individually_paused_seconds',
  reopenedUntil: 'a.reopened_until',
};

/** The rows of candidate and rules for the attempt `a`. */
const RELATED_ROWS = `candidates c JOIN exam_rules r ON r.quiz_id = c.quiz_id`;

/** The deadline of a reopened attempt is fixed: neither a closing nor accommodations move it. */
const unextendedSql = ({ reopenedUntil, ...stood }: MovedTimes): string =>
  `coalesce(${reopenedUntil}, ${baseDeadlineSql(stood)})`;

/** The deadline as computed from the stored rows; null: none. */
const RECOMPUTED_DEADLINE = `${unextendedSql(STORED)} + make_interval(secs => a.extension_seconds)`;

const PAUSED_SINCE = pausedSinceSql('a.quiz_id');

/**
 * Assignment for attempts `a` that get a new deadline: one whose time was over when the exam was paused stands from the
 * beginning of the pause, like all others, if it has time left then.
 * @param end SQL of the new deadline; null: none
 */
export const pausedWithExamSql = (end: string): string =>
  `paused_at = coalesce(a.paused_at,
    CASE WHEN ${PAUSED_SINCE} < coalesce(${end}, 'infinity') THEN ${PAUSED_SINCE} END)`;

/**
 * UPDATE of attempts `a` that sets a later deadline. The difference to the deadline without extensions is
 * stored, so that recomputing gives the same deadline.
 * @param end SQL of the new deadline
 * @param others further assignments
 * @param moved what pauses move, as it is after the update
 */
export function extendDeadlineSql(end: string, others = '', moved = STORED): string {
  return `UPDATE attempts a SET ${others} deadline_at = ${end},
    extension_seconds = CASE WHEN ${end} IS NULL THEN a.extension_seconds
      ELSE coalesce(ceil(extract(epoch FROM ${end} - ${unextendedSql(moved)}))::int, 0) END
  FROM ${RELATED_ROWS} WHERE c.id = a.candidate_id`;
}

/**
 * Recomputes the deadlines of running attempts of a quiz, or of one candidate only; not those of previews. A new
 * deadline in the past becomes now: answers that are on their way still have the grace period. While the exam is paused,
 * now is when it was paused.
 */
export const updateDeadlines = defineCommand<{ quizId: string; candidateId: string | null }>(`
  UPDATE attempts a SET ${pausedWithExamSql(RECOMPUTED_DEADLINE)}, deadline_at =
    CASE WHEN ${RECOMPUTED_DEADLINE} IS NOT NULL THEN greatest(${RECOMPUTED_DEADLINE}, least(a.deadline_at, ${clockSql('a')})) END
  FROM ${RELATED_ROWS}
  WHERE c.id = a.candidate_id AND a.quiz_id = $quizId AND ($candidateId::uuid IS NULL OR c.id = $candidateId)
    AND a.submitted_at IS NULL AND NOT a.is_preview`);

/** Lists the candidate's running attempts, without previews. */
export const listRunningAttempts = defineQuery<
  { candidateId: string },
  Pick<Attempt, 'id' | 'quizId' | 'candidateId'>
>(`
  SELECT id, quiz_id AS "quizId", candidate_id AS "candidateId" FROM attempts
  WHERE candidate_id = $candidateId AND submitted_at IS NULL AND NOT is_preview`);

import { defineCommand, defineRowQuery } from '../../core/database/define-query.js';
import { ReviewTime } from '../../exams/rules/exam-rules.entity.js';
import { LATEST } from '../../exams/rules/exam-rules.validation.js';
import type { ExamEventKind } from '../events/exam-event.entity.js';
import { insertEventsSql } from '../events/exam-event.queries.js';
import { movedClosingSql } from '../../exams/pauses/open-pause.queries.js';
import { extendDeadlineSql } from '../session/deadline.queries.js';

/**
 * Locks the rules of an exam: starts and reopenings, which lock them against changes, are done, and those that come
 * later find the pause.
 */
export const lockRulesForPause = defineCommand<{ quizId: string }>(
  'SELECT FROM exam_rules WHERE quiz_id = $quizId FOR NO KEY UPDATE',
);

/** When an exam was paused. */
interface PausedSince {
  quizId: string;
  since: Date;
}

/**
 * Locks the candidates whose own window was open or still to come when the exam was paused, in the order of their ids.
 * Before the rules: a start locks the candidate first, too. A window that is granted between this lock and that of the
 * rules is only locked when it moves; if a start of that candidate waits for the rules then, one of the two fails, and
 * nothing of it is stored.
 */
export const lockLaterWindows = defineCommand<PausedSince>(
  `SELECT FROM candidates WHERE quiz_id = $quizId AND closes_at > $since
  ORDER BY id FOR NO KEY UPDATE`,
);

const OWN_OPENING = 'coalesce(c.opens_at, b.opens_at)';

/** SQL of a closing after the pause, at most the latest time that rules can have. */
const movedClosing = (closesAt: string, opensAt: string): string =>
  `least('${LATEST.toISOString()}', ${movedClosingSql(closesAt, opensAt, '$since', '$at')})`;
/** SQL condition: the closing was ahead when the exam was paused, and its window opens before the pause ends. */
const isMoved = (closesAt: string, opensAt: string): string =>
  `${closesAt} > $since AND $at > greatest($since, ${opensAt})`;

const CLOSING = movedClosing('r.closes_at', 'r.opens_at');

/**
 * SQL of the date of results after the pause. If the results wait for it, and it was not before the closing, it stays so:
 * nobody sees the key while others may still start.
 */
const RELEASE = `CASE WHEN r.review_time = '${ReviewTime.ON_DATE}' AND r.releases_at >= r.closes_at
    AND r.released_at IS NULL AND r.withdrawn_at IS NULL
  THEN greatest(r.releases_at, ${CLOSING}) ELSE r.releases_at END`;

/**
 * Moves the closing of an exam that had not closed when it was paused, with a date of results that it would pass, and
 * those of candidates' own windows; none that opens after the pause. A form with the rules of before is stale then. The
 * rules and the candidates must be locked.
 */
export const moveClosings = defineRowQuery<
  PausedSince & { at: Date },
  {
    /** Of the exam, before and after; null unless it has moved. */
    before: Date | null;
    closesAt: Date | null;
    /** The date of results before and after; null if it has not moved. */
    releaseBefore: Date | null;
    releasesAt: Date | null;
    /** How many windows of candidates have moved. */
    windows: number;
  }
>(`
  WITH before AS MATERIALIZED (
    SELECT quiz_id, opens_at, closes_at, releases_at FROM exam_rules WHERE quiz_id = $quizId
  ), rules AS (
    UPDATE exam_rules r SET closes_at = ${CLOSING}, releases_at = ${RELEASE},
      version = r.version + 1, updated_at = now()
    FROM before b WHERE r.quiz_id = b.quiz_id AND ${isMoved('r.closes_at', 'r.opens_at')}
    RETURNING b.closes_at AS before, r.closes_at AS after, b.releases_at AS release_before,
      r.releases_at AS release_after
  ), release AS (
    SELECT release_before, release_after FROM rules WHERE release_after > release_before
  ), windows AS (
    UPDATE candidates c SET closes_at = ${movedClosing('c.closes_at', OWN_OPENING)}
    FROM before b WHERE c.quiz_id = b.quiz_id AND ${isMoved('c.closes_at', OWN_OPENING)}
    RETURNING c.id
  )
  SELECT (SELECT before FROM rules) AS before, (SELECT after FROM rules) AS "closesAt",
    (SELECT release_before FROM release) AS "releaseBefore",
    (SELECT release_after FROM release) AS "releasesAt",
    (SELECT count(*)::int FROM windows) AS windows`);

const RUNNING = 'quiz_id = $quizId AND submitted_at IS NULL AND NOT is_preview';

/** Locks the running attempts of an exam, in the order of their ids. */
export const lockRunningAttempts = defineCommand<{ quizId: string }>(
  `SELECT FROM attempts WHERE ${RUNNING} ORDER BY id FOR NO KEY UPDATE`,
);

interface Intervention {
  quizId: string;
  /** When, in ISO 8601: the same for all attempts. */
  at: Date;
  kind: ExamEventKind;
  actorId: string;
  reason: string | null;
}

/**
 * Stops the clocks of the running attempts of an exam, logs each, and counts them. Those whose deadline has passed are
 * left to end. The attempts must be locked.
 */
export const pauseAttempts = defineRowQuery<Intervention, { count: number }>(`
  WITH paused AS (
    UPDATE attempts SET paused_at = $at
    WHERE ${RUNNING} AND paused_at IS NULL AND (deadline_at IS NULL OR deadline_at > $at)
    RETURNING id, candidate_id, '{}'::jsonb AS details
  ), logged AS (${insertEventsSql('paused')}
  )
  SELECT count(*)::int AS count FROM paused`);

/** SQL of how long the attempt `a` has stood still, at `$at`. */
const PAUSED_FOR = `greatest(interval '0', $at - a.paused_at)`;

/**
 * UPDATE of paused attempts `a`, whose deadlines move by the time that they stood still until `$at`, exactly, so that a
 * deadline that is recomputed is the one that was moved.
 * @param pausedAt SQL of since when they stand still afterwards; null: they go on
 * @param individualFor SQL of how long they did so before a pause of the exam that moves its closing
 * @param others further assignments
 */
export function movedDeadlineSql(pausedAt: string, individualFor: string, others = ''): string {
  const moved = {
    pausedSeconds: `a.paused_seconds + extract(epoch FROM ${PAUSED_FOR})`,
    individualSeconds: `a.individually_paused_seconds + extract(epoch FROM greatest(interval '0', ${individualFor}))`,
    reopenedUntil: `a.reopened_until + ${PAUSED_FOR}`,
  };
  return extendDeadlineSql(
    `a.deadline_at + ${PAUSED_FOR}`,
    `paused_at = ${pausedAt}, paused_seconds = ${moved.pausedSeconds},
    individually_paused_seconds = ${moved.individualSeconds}, reopened_until = ${moved.reopenedUntil}, ${others}`,
    moved,
  );
}

/**
 * Lets the clocks of the paused attempts of an exam run on, logs each with the seconds that it stood still, and counts
 * them. Deadlines move by that time. Attempts that staff paused individually stand on: their deadlines move, too, as the
 * closing has. The attempts must be locked.
 */
export const resumeAttempts = defineRowQuery<
  Intervention & { since: Date },
  { count: number; stillPaused: number }
>(`
  WITH paused AS MATERIALIZED (
    SELECT id, candidate_id, jsonb_build_object('seconds', extract(epoch FROM ${PAUSED_FOR})::int) AS details,
      individually_paused_at IS NULL AS goes_on
    FROM attempts a WHERE ${RUNNING} AND paused_at IS NOT NULL
  ), moved AS (
    ${movedDeadlineSql(
      'CASE WHEN a.individually_paused_at IS NOT NULL THEN $at::timestamptz END',
      '$since - a.paused_at',
    )}
      AND a.id IN (SELECT id FROM paused)
  ), resumed AS (SELECT * FROM paused WHERE goes_on), logged AS (${insertEventsSql('resumed')}
  )
  SELECT (SELECT count(*)::int FROM resumed) AS count,
    (SELECT count(*)::int FROM paused WHERE NOT goes_on) AS "stillPaused"`);

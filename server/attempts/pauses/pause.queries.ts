import { defineCommand, defineRowQuery } from '../../core/database/define-query.js';
import type { ExamEventKind } from '../events/exam-event.entity.js';
import { insertEventsSql } from '../events/exam-event.queries.js';
import { extendDeadlineSql } from '../session/deadline.queries.js';

/**
 * Locks the rules of an exam: starts and reopenings, which lock them against changes, are done, and those that come
 * later find the pause.
 */
export const lockRulesForPause = defineCommand<{ quizId: string }>(
  'SELECT FROM exam_rules WHERE quiz_id = $quizId FOR NO KEY UPDATE',
);

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

/**
 * Lets the clocks of the paused attempts of an exam run on, logs each with the seconds that it stood still, and counts
 * them. Deadlines move by that time. The attempts must be locked.
 */
export const resumeAttempts = defineRowQuery<Intervention, { count: number }>(`
  WITH due AS MATERIALIZED (
    SELECT id, candidate_id, jsonb_build_object('seconds',
      greatest(0, extract(epoch FROM $at - paused_at))::int) AS details
    FROM attempts WHERE ${RUNNING} AND paused_at IS NOT NULL
  ), resumed AS (
    ${extendDeadlineSql(
      `a.deadline_at + greatest(interval '0', $at - a.paused_at)`,
      'paused_at = NULL,',
    )}
      AND a.id IN (SELECT id FROM due)
  ), logged AS (${insertEventsSql('due')}
  )
  SELECT count(*)::int AS count FROM due`);

import { defineCommand, defineQuery, defineRowQuery } from '../../core/database/define-query.js';
import { selectColumns } from '../../core/database/select-columns.js';
import { Attempt } from '../attempt.entity.js';
import { CAN_STILL_START } from '../../candidates/invitations/invitation.queries.js';
import { pausedSinceSql } from '../../exams/pauses/open-pause.queries.js';
import { SUBMITTED_AT_EXAM } from '../attempt.queries.js';
import type { AttemptProgress, ExamProgress } from '../attempt.types.js';
import type { ExamEventKind } from '../events/exam-event.entity.js';
import { insertEventsSql } from '../events/exam-event.queries.js';
import { lateCountSql } from '../late-responses/late-list.queries.js';
import { HAS_ANSWER } from '../responses/response.queries.js';
import { extendDeadlineSql, pausedWithExamSql } from '../session/deadline.queries.js';

/** Counts candidates and attempts of an exam, without previews. */
export const countProgress = defineRowQuery<{ quizId: string }, ExamProgress>(`
  SELECT
    count(*) FILTER (WHERE origin = 'INVITED')::int AS invited,
    count(*) FILTER (WHERE origin <> 'INVITED')::int AS registered,
    count(*) FILTER (WHERE started_at IS NOT NULL)::int AS started,
    count(*) FILTER (WHERE ${CAN_STILL_START})::int AS "notStarted",
    (SELECT count(*)::int FROM attempts
     WHERE quiz_id = $quizId AND NOT is_preview AND submitted_at IS NULL) AS running,
    (SELECT count(*)::int FROM attempts a
     WHERE ${SUBMITTED_AT_EXAM}) AS submitted,
    ${lateCountSql('$quizId')} AS "lateCount",
    now() AS at
  FROM candidates c LEFT JOIN exam_rules r ON r.quiz_id = c.quiz_id
  WHERE c.quiz_id = $quizId AND c.origin <> 'PREVIEW'`);

/** How many questions of each of the attempts `$ids` are answered. */
export const listProgress = defineQuery<{ ids: string[] }, AttemptProgress & { id: string }>(`
  SELECT a.id, jsonb_array_length(a.arrangement) AS "questionCount",
    (SELECT count(*)::int FROM responses r WHERE r.attempt_id = a.id AND ${HAS_ANSWER}) AS "answeredCount"
  FROM attempts a WHERE a.id = ANY($ids)`);

const withMoreTime = (end: string): string => extendDeadlineSql(end, `${pausedWithExamSql(end)},`);

/** Extends the deadline of an attempt that the transaction has locked, and returns it. */
export const extendDeadline = defineRowQuery<{ id: string; minutes: number }, Attempt>(
  `${withMoreTime('a.deadline_at + make_interval(mins => $minutes)')} AND a.id = $id
  RETURNING ${selectColumns(Attempt, 'a')}`,
);

/** Running attempts of a quiz that have a deadline. */
const RUNNING = `quiz_id = $quizId AND submitted_at IS NULL AND deadline_at IS NOT NULL AND NOT is_preview`;

/** Locks the attempts that `extendDeadlines` changes, in the order of their ids. */
export const lockAttemptsWithDeadline = defineCommand<{ quizId: string }>(
  `SELECT FROM attempts WHERE ${RUNNING} ORDER BY id FOR NO KEY UPDATE`,
);

/** Extends the deadlines of all running attempts of a quiz that have one, logs each, and counts them. */
export const extendDeadlines = defineRowQuery<
  { quizId: string; minutes: number; kind: ExamEventKind; actorId: string; reason: string },
  { count: number }
>(`
  WITH extended AS (
    ${withMoreTime('a.deadline_at + make_interval(mins => $minutes::int)')}
      AND a.id IN (SELECT id FROM attempts WHERE ${RUNNING})
    RETURNING a.id, a.candidate_id, jsonb_build_object('minutes', $minutes::int) AS details
  ), logged AS (${insertEventsSql('extended')}
  )
  SELECT count(*)::int AS count FROM extended`);

/**
 * SET of an UPDATE that reopens submitted attempts for `minutes` from now. It clears the marks, and pages
 * that still have an attempt open lose their lease. If the exam is paused, its time stands still at once.
 * @param minutes SQL expression of a whole number
 */
export function reopenSetSql(minutes: string): string {
  const end = `now() + make_interval(mins => ${minutes})`;
  return `submitted_at = NULL, submitted_by = NULL, receipt = NULL, score = NULL, max_score = NULL,
    exact_score = NULL, exact_max_score = NULL, waiting_count = NULL, marked_answers = NULL,
    settles_at = NULL, lease_epoch = lease_epoch + 1, lease_holder = '',
    deadline_at = ${end}, reopened_until = ${end}, extension_seconds = 0,
    paused_at = CASE WHEN ${pausedSinceSql('a.quiz_id')} IS NOT NULL THEN now() END, individually_paused_at = NULL`;
}

/** Reopens a submitted attempt that the transaction has locked, and returns it. */
export const reopenAttempt = defineRowQuery<{ id: string; minutes: number }, Attempt>(
  `UPDATE attempts a SET ${reopenSetSql('$minutes')} WHERE a.id = $id
  RETURNING ${selectColumns(Attempt, 'a')}`,
);

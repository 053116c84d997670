import type { ExamEventKind } from '../attempts/events/exam-event.entity.js';
import { insertEventsSql } from '../attempts/events/exam-event.queries.js';
import { reopenSetSql } from '../attempts/invigilation/invigilation.queries.js';
import { extendDeadlineSql, pausedWithExamSql } from '../attempts/session/deadline.queries.js';
import { defineCommand, defineQuery, defineRowQuery } from '../core/database/define-query.js';
import { closingClockSql } from '../exams/pauses/open-pause.queries.js';
import { affectedAttempts } from './outage.queries.js';

/** The affected attempts of the outage `$outageId`. */
const AFFECTED = affectedAttempts('o.id = $outageId');

/** Lists the attempts of an exam that lost time to an outage. */
export const listAffectedAttempts = defineQuery<
  { quizId: string; outageId: string },
  { id: string; candidateId: string }
>(`SELECT id, candidate_id AS "candidateId" FROM (${AFFECTED}) affected`);

/** Locks candidates in the order of their ids. */
export const lockCandidates = defineCommand<{ ids: string[] }>(
  'SELECT FROM candidates WHERE id = ANY($ids) ORDER BY id FOR NO KEY UPDATE',
);

/** Locks attempts in the order of their ids. */
export const lockAttempts = defineCommand<{ ids: string[] }>(
  'SELECT FROM attempts WHERE id = ANY($ids) ORDER BY id FOR NO KEY UPDATE',
);

/** The end of each statement: records, logs and counts the rows of `due`. */
const RECORD_RETURNED = `, returned AS (
    INSERT INTO returned_times (outage_id, attempt_id, minutes) SELECT $outageId, id, minutes FROM due
  ), logged AS (${insertEventsSql('due')})
  SELECT count(*)::int AS count FROM due`;

interface GivenBack {
  quizId: string;
  outageId: string;
  kind: ExamEventKind;
  actorId: string;
  reason: string;
}

/** While the exam is paused, an attempt whose time has run out has what is given back when it goes on. */
const RETURNED = `greatest(a.deadline_at, coalesce(a.paused_at, ${closingClockSql('a.quiz_id')}))
      + make_interval(mins => (SELECT minutes FROM due WHERE due.id = a.id))`;

/**
 * Gives running attempts their time back, logs each, and counts them. Those whose time has just run out, but that are
 * not submitted yet, are extended from now, by their own clock. The attempts must be locked.
 */
export const extendAffectedAttempts = defineRowQuery<GivenBack, { count: number }>(`
  WITH due AS MATERIALIZED (
    SELECT *, jsonb_build_object('minutes', minutes) AS details
    FROM (${AFFECTED}) affected WHERE is_due AND submitted_at IS NULL
  ), extended AS (
    ${extendDeadlineSql(RETURNED, `${pausedWithExamSql(RETURNED)},`)}
      AND a.id IN (SELECT id FROM due)
  )${RECORD_RETURNED}`);

/**
 * Reopens attempts whose time ran out, logs each, and counts them. A candidate can have one running attempt: of several
 * that ran out, the latest is reopened. The candidates and the attempts must be locked.
 */
export const reopenAffectedAttempts = defineRowQuery<GivenBack, { count: number }>(`
  WITH due AS MATERIALIZED (
    SELECT DISTINCT ON (candidate_id) *, jsonb_build_object('minutes', minutes,
      'hash', receipt->>'hash', 'submittedAt', receipt->>'submittedAt',
      'submittedBy', receipt->>'submittedBy', 'deadlineAt', deadline_at) AS details
    FROM (${AFFECTED}) affected WHERE is_due AND submitted_at IS NOT NULL
    ORDER BY candidate_id, number DESC
  ), reopened AS (
    UPDATE attempts a SET ${reopenSetSql('due.minutes')} FROM due WHERE a.id = due.id
  )${RECORD_RETURNED}`);

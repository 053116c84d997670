import { defineQuery, defineRowQuery } from '../../core/database/define-query.js';
import type { Attempt } from '../attempt.entity.js';
import { HAS_ANSWER } from '../responses/response.queries.js';
import { foldedSql } from '../returns/return-suggestion.queries.js';
import { IS_WAITING } from '../returns/return.queries.js';

/** Rows of a whole sheet: of an exam with more attempts, those whose learners may need help soonest. */
const MAX_ROWS = 5_000;
/** Pages poll every 15 to 20 s: one that is not heard of for so long has missed two polls. */
export const LOST_AFTER_SECONDS = 45;
/** Rows that are looked through for changes: more than may run at once in an exam. */
const MAX_CHANGED = 20_000;
/** Pages report what happened for ten minutes after the end; their changes are in `attempt_presence` alone. */
const REPORTS_AFTER_END_SECONDS = 15 * 60;
/** Transactions of the application are over by then (`statement_timeout`); backups and the like take longer. */
const LONGEST_CHANGE_SECONDS = 120;
/** A transaction may have its time a moment before others see that it runs. */
const UNSEEN_SECONDS = 1;

/**
 * Reads the time, and since when a later call must ask for changes. A change gets its time before it is committed, and
 * a save may wait for a lock in between: so that none is missed, that is the start of the oldest transaction of a client
 * that runs (the database's own, such as autovacuum, change nothing). It must be read before the rows.
 */
export const findSheetTime = defineRowQuery<
  { quizId: string },
  { now: Date; at: Date; questionCount: number }
>(`
  SELECT now() AS now,
    least(now(), (SELECT min(xact_start) FROM pg_stat_activity
      WHERE datname = current_database() AND pid <> pg_backend_pid()
        AND backend_type = 'client backend' AND state IS DISTINCT FROM 'idle'
        AND xact_start > now() - interval '${LONGEST_CHANGE_SECONDS} seconds'))
      - interval '${UNSEEN_SECONDS} seconds' AS at,
    coalesce((SELECT question_count FROM paper_revisions
      WHERE quiz_id = $quizId AND number IS NOT NULL ORDER BY number DESC LIMIT 1), 0) AS "questionCount"`);

/** Whether a learner `l` is searched for: by a part of the name, or the roll number. Null finds everyone. */
const IS_WANTED = `(position(${foldedSql('$search::text')} IN ${foldedSql('l.name')}) > 0
      OR ${foldedSql('l.roll_number')} = ${foldedSql('$search::text')})`;

/** Counts the attempts of an exam without previews. Read after the rows: it is less than they are only if some are gone. */
export const countSheetRows = defineRowQuery<
  { quizId: string; search: string | null },
  { rowCount: number }
>(`
  SELECT count(*)::int AS "rowCount" FROM attempts a
  WHERE a.quiz_id = $quizId AND NOT a.is_preview AND ($search::text IS NULL OR EXISTS (
    SELECT FROM candidates c JOIN learners l ON l.id = c.learner_id
    WHERE c.id = a.candidate_id AND ${IS_WANTED}))`);

/** An attempt as those who watch the exam see it, without its answers. */
export interface SheetRow extends Pick<
  Attempt,
  | 'candidateId'
  | 'revisionId'
  | 'number'
  | 'startedAt'
  | 'deadlineAt'
  | 'pausedAt'
  | 'individuallyPausedAt'
  | 'lastSavedAt'
  | 'submittedAt'
  | 'submittedBy'
> {
  attemptId: string;
  /** Of the learner. */
  name: string;
  rollNumber: string | null;
  /** Of saves, polls, events and the opening of the page. */
  lastSeenAt: Date;
  awaySince: Date | null;
  leaveCount: number;
  /** Somebody of this name or roll number asks to go on at another device. */
  isReturnWaiting: boolean;
  changedAt: Date;
  /** Another one whenever answers of the attempt may have changed. */
  answersVersion: string;
}

/**
 * Lists the attempts of an exam without previews: those that run first, of these those whose page is not heard of, then
 * those that end first. With `since`, those that run, for help may be needed by the mere passing of time, and those that
 * have changed since then; the conditions on `attempts` spare the others the joins.
 */
export const listSheetRows = defineQuery<
  { quizId: string; since: Date | null; search: string | null },
  SheetRow
>(`
  WITH waiting AS MATERIALIZED (
    SELECT ${foldedSql('name')} AS name, ${foldedSql('roll_number')} AS number
    FROM return_requests WHERE quiz_id = $quizId AND ${IS_WAITING}
  )
  SELECT a.id AS "attemptId", a.candidate_id AS "candidateId", a.revision_id AS "revisionId", l.name, l.roll_number AS "rollNumber",
    a.number, a.started_at AS "startedAt", a.deadline_at AS "deadlineAt", a.paused_at AS "pausedAt",
    a.individually_paused_at AS "individuallyPausedAt",
    a.last_saved_at AS "lastSavedAt", a.submitted_at AS "submittedAt", a.submitted_by AS "submittedBy",
    greatest(a.started_at, a.last_saved_at, p.last_seen_at) AS "lastSeenAt",
    p.away_since AS "awaySince", coalesce(p.leave_count, 0) AS "leaveCount",
    a.submitted_at IS NULL AND (${foldedSql('l.name')} IN (SELECT name FROM waiting) OR coalesce(
      ${foldedSql('l.roll_number')} IN (SELECT number FROM waiting WHERE number IS NOT NULL), false))
      AS "isReturnWaiting",
    greatest(a.updated_at, a.last_saved_at, p.last_seen_at, l.updated_at) AS "changedAt",
    concat_ws(' ', a.last_saved_at, a.updated_at, l.updated_at) AS "answersVersion"
  FROM attempts a JOIN candidates c ON c.id = a.candidate_id JOIN learners l ON l.id = c.learner_id
    LEFT JOIN attempt_presence p ON p.attempt_id = a.id
  WHERE a.quiz_id = $quizId AND NOT a.is_preview AND ($search::text IS NULL OR ${IS_WANTED})
    AND ($since::timestamptz IS NULL OR a.submitted_at IS NULL OR a.updated_at >= $since OR a.last_saved_at >= $since
      OR a.submitted_at >= $since - interval '${REPORTS_AFTER_END_SECONDS} seconds'
      OR a.candidate_id IN (SELECT renamed.id FROM candidates renamed JOIN learners n ON n.id = renamed.learner_id
        WHERE renamed.quiz_id = $quizId AND n.updated_at >= $since))
  ORDER BY a.submitted_at IS NOT NULL,
    greatest(a.started_at, a.last_saved_at, p.last_seen_at) > now() - interval '${LOST_AFTER_SECONDS} seconds',
    CASE WHEN a.submitted_at IS NULL THEN a.deadline_at END, a.submitted_at DESC, "lastSeenAt", a.id
  LIMIT CASE WHEN $since::timestamptz IS NULL THEN ${MAX_ROWS} ELSE ${MAX_CHANGED} END`);

/** Lists the answered questions of attempts: their ids in hexadecimal digits, without anything between them. */
export const listAnswered = defineQuery<
  { attemptIds: string[] },
  { attemptId: string; answered: string }
>(`
  SELECT r.attempt_id AS "attemptId", encode(string_agg(uuid_send(r.question_id), ''), 'hex') AS answered
  FROM responses r WHERE r.attempt_id = ANY($attemptIds) AND ${HAS_ANSWER} GROUP BY r.attempt_id`);

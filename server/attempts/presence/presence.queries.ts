import { defineCommand } from '../../core/database/define-query.js';
import { ExamEventKind } from '../events/exam-event.entity.js';

/** Polls of one page are recorded at most this often. */
const SEEN_EVERY_SECONDS = 10;

/**
 * Whether the page of the attempt `a` was last heard of so long ago that its poll is to be recorded; null for an attempt
 * that an earlier release has started meanwhile, until its page is opened again.
 */
export const IS_POLL_DUE = `(SELECT greatest(p.last_seen_at, a.last_saved_at)
      < now() - interval '${SEEN_EVERY_SECONDS} seconds'
    FROM attempt_presence p WHERE p.attempt_id = a.id)`;

/** INSERT of the presence of a new attempt. @param rows a table of the statement with its `id` */
export const insertPresenceSql = (rows: string): string =>
  `INSERT INTO attempt_presence (attempt_id, last_seen_at) SELECT id, now() FROM ${rows}`;

/** Records that a page has polled. It waits for nobody: whoever has locked the row records something newer. */
export const recordPoll = defineCommand<{ id: string }>(`
  UPDATE attempt_presence SET last_seen_at = now() WHERE attempt_id IN (
    SELECT attempt_id FROM attempt_presence WHERE attempt_id = $id FOR NO KEY UPDATE SKIP LOCKED)`);

/**
 * SQL of whether the presence of the attempt `$id` can be written at once, and its lock. The transactions below have locked the
 * attempt, whose saves must not wait for whoever has locked this row.
 */
const FREE = `free AS MATERIALIZED (
    SELECT attempt_id FROM attempt_presence WHERE attempt_id = $id FOR NO KEY UPDATE SKIP LOCKED
  ), writable AS MATERIALIZED (SELECT $id::uuid AS id WHERE EXISTS (SELECT FROM free)
    OR NOT EXISTS (SELECT FROM attempt_presence WHERE attempt_id = $id))`;

/** Locks the presence of an attempt, after whoever has locked it. */
export const lockPresence = defineCommand<{ id: string }>(`
  SELECT FROM attempt_presence WHERE attempt_id = $id FOR NO KEY UPDATE`);

/** Records that a page was opened: the learner is there. Writes nothing if somebody else has locked the row. */
export const recordOpening = defineCommand<{ id: string }>(`
  WITH ${FREE}
  INSERT INTO attempt_presence (attempt_id, last_seen_at) SELECT id, now() FROM writable
  ON CONFLICT (attempt_id) DO UPDATE SET last_seen_at = now(), away_since = NULL`);

/**
 * Counts how often the learner left the page, and finds out whether they are away, from all events of the attempt.
 * Whoever opens it on another page is there. Writes nothing if somebody else has locked the row.
 */
export const recordEvents = defineCommand<{ id: string }>(`
  WITH ${FREE}
  INSERT INTO attempt_presence (attempt_id, last_seen_at, leave_count, away_since)
  SELECT id, now(),
    (SELECT count(*) FROM exam_events
     WHERE attempt_id = $id::uuid AND kind = '${ExamEventKind.FOCUS_LOST}'),
    (SELECT CASE WHEN kind = '${ExamEventKind.FOCUS_LOST}' THEN at END FROM exam_events
     WHERE attempt_id = $id::uuid AND kind IN
       ('${ExamEventKind.FOCUS_LOST}', '${ExamEventKind.FOCUS_REGAINED}', '${ExamEventKind.TAKEN_OVER}')
     ORDER BY at DESC, id DESC LIMIT 1)
  FROM writable
  ON CONFLICT (attempt_id) DO UPDATE SET last_seen_at = excluded.last_seen_at,
    leave_count = excluded.leave_count, away_since = excluded.away_since`);

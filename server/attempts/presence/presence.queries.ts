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

/** Records that a page was opened: the learner is there. The transaction has locked the attempt. */
export const recordOpening = defineCommand<{ id: string }>(`
  INSERT INTO attempt_presence (attempt_id, last_seen_at) VALUES ($id, now())
  ON CONFLICT (attempt_id) DO UPDATE SET last_seen_at = now(), away_since = NULL`);

/**
 * Counts how often the learner left the page, and finds out whether they are away, from all events of the attempt.
 * The transaction has locked the attempt. Whoever opens it on another page is there.
 */
export const recordEvents = defineCommand<{ id: string }>(`
  INSERT INTO attempt_presence (attempt_id, last_seen_at, leave_count, away_since)
  SELECT $id::uuid, now(),
    (SELECT count(*) FROM exam_events
     WHERE attempt_id = $id::uuid AND kind = '${ExamEventKind.FOCUS_LOST}'),
    (SELECT CASE WHEN kind = '${ExamEventKind.FOCUS_LOST}' THEN at END FROM exam_events
     WHERE attempt_id = $id::uuid AND kind IN
       ('${ExamEventKind.FOCUS_LOST}', '${ExamEventKind.FOCUS_REGAINED}', '${ExamEventKind.TAKEN_OVER}')
     ORDER BY at DESC, id DESC LIMIT 1)
  ON CONFLICT (attempt_id) DO UPDATE SET last_seen_at = excluded.last_seen_at,
    leave_count = excluded.leave_count, away_since = excluded.away_since`);

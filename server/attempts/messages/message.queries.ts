import { defineQuery, defineRowQuery } from '../../core/database/define-query.js';
import type { ExamEventKind } from '../events/exam-event.entity.js';
import { insertEventsSql } from '../events/exam-event.queries.js';

/** Messages that a page gets at once, the latest ones. */
const MAX_SHOWN = 50;

/** A message in a row that PostgreSQL has made a JSON object of. */
export interface MessageRow {
  id: string;
  text: string;
  /** ISO 8601, as PostgreSQL writes it. */
  sentAt: string;
}

/**
 * SQL of the messages to the attempt `a` as JSON, the first first: those with an id above `$after` that were sent while
 * it ran, to it or to everybody.
 */
export const MESSAGES_OF_ATTEMPT = `(
    SELECT coalesce(jsonb_agg(jsonb_build_object('id', m.id::text, 'text', m.text, 'sentAt', m.sent_at)
      ORDER BY m.id), '[]')
    FROM (
      SELECT id, text, sent_at FROM exam_messages
      WHERE quiz_id = a.quiz_id AND id > $after::bigint AND sent_at >= a.started_at
        AND sent_at <= coalesce(a.submitted_at, 'infinity')
        AND (attempt_id IS NULL OR attempt_id = a.id)
      ORDER BY id DESC LIMIT ${MAX_SHOWN}
    ) m)`;

/** Counts the messages of an exam. */
export const countMessages = defineRowQuery<{ quizId: string }, { count: number }>(
  'SELECT count(*)::int AS count FROM exam_messages WHERE quiz_id = $quizId',
);

/**
 * Sends a message to the running attempts of an exam, or to one of them: logs it at each and stores it with their
 * number. No row, and nothing stored, if nobody is at it.
 */
export const insertMessage = defineQuery<
  {
    quizId: string;
    attemptId: string | null;
    kind: ExamEventKind;
    actorId: string;
    reason: string;
  },
  { count: number }
>(`
  WITH recipient AS MATERIALIZED (
    SELECT id, candidate_id, '{}'::jsonb AS details FROM attempts
    WHERE quiz_id = $quizId AND submitted_at IS NULL AND NOT is_preview
      AND ($attemptId::uuid IS NULL OR id = $attemptId)
  ), logged AS (${insertEventsSql('recipient')}
  )
  INSERT INTO exam_messages (quiz_id, attempt_id, text, sent_at, recipients, sent_by)
  SELECT $quizId, $attemptId, $reason, clock_timestamp(), count(*)::int, $actorId
  FROM recipient HAVING count(*) > 0
  RETURNING recipients AS count`);

/** A message with the names of who sent it and who got it. */
export interface SentMessage {
  id: string;
  text: string;
  sentAt: Date;
  recipients: number;
  attemptId: string | null;
  /** Of the learner; null of a message to everybody. */
  candidateName: string | null;
  senderName: string | null;
}

/** Lists the messages of an exam, the latest first. */
export const listMessages = defineQuery<
  { quizId: string; take: number; skip: number },
  SentMessage
>(`
  SELECT m.id, m.text, m.sent_at AS "sentAt", m.recipients, m.attempt_id AS "attemptId",
    CASE WHEN m.attempt_id IS NOT NULL THEN coalesce(l.name, '') END AS "candidateName",
    u.first_name || ' ' || u.last_name AS "senderName"
  FROM exam_messages m
    LEFT JOIN attempts a ON a.id = m.attempt_id
    LEFT JOIN candidates c ON c.id = a.candidate_id
    LEFT JOIN learners l ON l.id = c.learner_id
    LEFT JOIN users u ON u.id = m.sent_by
  WHERE m.quiz_id = $quizId ORDER BY m.id DESC LIMIT $take OFFSET $skip`);

import { defineCommand } from '../core/database/define-query.js';
import type { AuditAction } from './audit-event.entity.js';

interface Action {
  instituteId: string;
  /** Null for a scheduled account deletion. */
  userId: string | null;
  action: AuditAction;
}

/** The current name of the actor. */
const ACTOR_NAME = `(SELECT first_name || ' ' || last_name FROM users WHERE id = $userId)`;

/** `$details` is JSON text. */
export const insertAuditEvent = defineCommand<
  Action & {
    quizId: string | null;
    quizTitle: string | null;
    about: string | null;
    learnerId: string | null;
    details: string;
    reason: string | null;
  }
>(`
  INSERT INTO audit_events (institute_id, actor_id, actor_name, action, quiz_id, quiz_title, about,
    learner_id, details, reason)
  VALUES ($instituteId, $userId, ${ACTOR_NAME}, $action, $quizId, $quizTitle, $about,
    $learnerId, $details, $reason)`);

/** Adds to the one row of all actions of one kind by one actor on one quiz within an hour. */
export const upsertAuditCount = defineCommand<
  Action & { userId: string; quizId: string; quizTitle: string; count: number }
>(`
  INSERT INTO audit_events (institute_id, actor_id, actor_name, action, quiz_id, quiz_title, count, hour)
  VALUES ($instituteId, $userId, ${ACTOR_NAME}, $action, $quizId, $quizTitle, $count, date_trunc('hour', now()))
  ON CONFLICT (actor_id, action, quiz_id, hour) WHERE hour IS NOT NULL
  DO UPDATE SET count = audit_events.count + excluded.count, at = excluded.at,
    quiz_title = excluded.quiz_title`);

/** How the other rooms write down what staff do: with it, in its transaction. */
import type { Viewer } from '../core/access/viewer.js';
import type { Transaction } from '../core/database/unit-of-work.js';
import { AuditEvent, type AuditAction, type AuditDetails } from './audit-event.entity.js';

/** Who did it; without a user where nobody did, say a date that came. */
export type Actor = Pick<Viewer, 'instituteId'> & { userId: string | null };

/** What it was done to. */
export interface Audited {
  quiz?: { id: string; title: string };
  /** Whom else it concerns: a learner's name, a colleague's address. */
  about?: string | null;
  details?: AuditDetails;
  reason?: string | null;
}

export async function audit(
  { manager }: Transaction,
  { instituteId, userId: actorId }: Actor,
  action: AuditAction,
  { quiz, about = null, details = {}, reason = null }: Audited = {},
): Promise<void> {
  const of = { quizId: quiz?.id ?? null, quizTitle: quiz?.title ?? null };
  await manager.insert(AuditEvent, { instituteId, actorId, action, ...of, about, details, reason });
}

/** One row for all that somebody does of one kind to one quiz within an hour. */
const TALLY = `
  INSERT INTO audit_events (institute_id, actor_id, action, quiz_id, quiz_title, count, hour)
  VALUES ($1, $2, $3, $4, $5, $6, date_trunc('hour', now()))
  ON CONFLICT (actor_id, action, quiz_id, hour) WHERE hour IS NOT NULL
  DO UPDATE SET count = audit_events.count + excluded.count, at = excluded.at,
    quiz_title = excluded.quiz_title`;

/** For what is done by the hundred, such as marking: it is counted instead of written down each time. */
export async function auditMany(
  { manager }: Transaction,
  { instituteId, userId }: Actor & { userId: string },
  action: AuditAction,
  quiz: { id: string; title: string },
  count = 1,
): Promise<void> {
  await manager.query(TALLY, [instituteId, userId, action, quiz.id, quiz.title, count]);
}

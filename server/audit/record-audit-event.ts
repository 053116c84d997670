/** Records actions of staff. Other modules call this in the transaction of the action. */
import type { Viewer } from '../core/access/viewer.js';
import type { Transaction } from '../core/database/unit-of-work.js';
import type { AuditAction, AuditChange, AuditDetails, AuditValue } from './audit-event.entity.js';

/** Who acted; without a user for a scheduled account deletion. */
export type Actor = Pick<Viewer, 'instituteId'> & { userId: string | null };

/** What the action was applied to. */
export interface AuditSubject {
  quiz?: { id: string; title: string };
  /** Another person concerned: a learner's name, a colleague's address. */
  about?: string | null;
  details?: AuditDetails;
  reason?: string | null;
}

/** The current name of user `$2`. */
const ACTOR_NAME = `(SELECT first_name || ' ' || last_name FROM users WHERE id = $2)`;

const INSERT_EVENT = `
  INSERT INTO audit_events (institute_id, actor_id, actor_name, action, quiz_id, quiz_title, about,
    details, reason)
  VALUES ($1, $2, ${ACTOR_NAME}, $3, $4, $5, $6, $7, $8)`;

export async function recordAuditEvent(
  { manager }: Transaction,
  { instituteId, userId }: Actor,
  action: AuditAction,
  { quiz, about = null, details = {}, reason = null }: AuditSubject = {},
): Promise<void> {
  const subject = [quiz?.id ?? null, quiz?.title ?? null, about];
  const values = [instituteId, userId, action, ...subject, JSON.stringify(details), reason];
  await manager.query(INSERT_EVENT, values);
}

/** One row for all actions of one kind by one actor on one quiz within an hour. */
const COUNT_EVENT = `
  INSERT INTO audit_events (institute_id, actor_id, actor_name, action, quiz_id, quiz_title, count, hour)
  VALUES ($1, $2, ${ACTOR_NAME}, $3, $4, $5, $6, date_trunc('hour', now()))
  ON CONFLICT (actor_id, action, quiz_id, hour) WHERE hour IS NOT NULL
  DO UPDATE SET count = audit_events.count + excluded.count, at = excluded.at,
    quiz_title = excluded.quiz_title`;

/**
 * For frequent actions such as marking: counts them instead of adding an entry for each. Call this last in the
 * transaction, and for several quizzes in the order of their ids, because transactions of one actor lock the row.
 */
export async function countAuditEvent(
  { manager }: Transaction,
  { instituteId, userId }: Actor & { userId: string },
  action: AuditAction,
  quiz: { id: string; title: string },
  count = 1,
): Promise<void> {
  await manager.query(COUNT_EVENT, [instituteId, userId, action, quiz.id, quiz.title, count]);
}

type Fields = Record<string, unknown>;

/** The changes of these fields, for `details`. Times are in ISO 8601. */
export function auditChanges<T extends object>(
  before: T,
  after: T,
  fields: readonly (keyof T & string)[],
): Record<string, AuditChange> {
  const [from, to] = [before as Fields, after as Fields];
  return Object.fromEntries(
    fields
      .map((name) => [name, { from: valueOf(from[name]), to: valueOf(to[name]) }] as const)
      .filter(([, change]) => change.from !== change.to),
  );
}

function valueOf(value: unknown): AuditValue {
  if (value === null || value === undefined) return null;
  if (value instanceof Date) return value.toISOString();
  if (typeof value === 'number' || typeof value === 'boolean') return value;
  return typeof value === 'string' ? value : JSON.stringify(value);
}

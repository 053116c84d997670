/** How the other rooms write down what staff do: with it, in its transaction. */
import type { Viewer } from '../core/access/viewer.js';
import type { Transaction } from '../core/database/unit-of-work.js';
import type { AuditAction, AuditChange, AuditDetails, AuditValue } from './audit-event.entity.js';

/** Who did it; without a user where nobody did: the day of an account's deletion came. */
export type Actor = Pick<Viewer, 'instituteId'> & { userId: string | null };

/** What it was done to. */
export interface Audited {
  quiz?: { id: string; title: string };
  /** Whom else it concerns: a learner's name, a colleague's address. */
  about?: string | null;
  details?: AuditDetails;
  reason?: string | null;
}

/** Of `$2`, as it is now. */
const NAME = `(SELECT first_name || ' ' || last_name FROM users WHERE id = $2)`;

const WRITE = `
  INSERT INTO audit_events (institute_id, actor_id, actor_name, action, quiz_id, quiz_title, about,
    details, reason)
  VALUES ($1, $2, ${NAME}, $3, $4, $5, $6, $7, $8)`;

export async function audit(
  { manager }: Transaction,
  { instituteId, userId }: Actor,
  action: AuditAction,
  { quiz, about = null, details = {}, reason = null }: Audited = {},
): Promise<void> {
  const of = [quiz?.id ?? null, quiz?.title ?? null, about];
  const values = [instituteId, userId, action, ...of, JSON.stringify(details), reason];
  await manager.query(WRITE, values);
}

/** One row for all that somebody does of one kind to one quiz within an hour. */
const TALLY = `
  INSERT INTO audit_events (institute_id, actor_id, actor_name, action, quiz_id, quiz_title, count, hour)
  VALUES ($1, $2, ${NAME}, $3, $4, $5, $6, date_trunc('hour', now()))
  ON CONFLICT (actor_id, action, quiz_id, hour) WHERE hour IS NOT NULL
  DO UPDATE SET count = audit_events.count + excluded.count, at = excluded.at,
    quiz_title = excluded.quiz_title`;

/**
 * For what is done by the hundred, such as marking: it is counted instead of written down each time. Last
 * in its transaction, of several quizzes in the order of their ids: those of one actor wait for its row.
 */
export async function auditMany(
  { manager }: Transaction,
  { instituteId, userId }: Actor & { userId: string },
  action: AuditAction,
  quiz: { id: string; title: string },
  count = 1,
): Promise<void> {
  await manager.query(TALLY, [instituteId, userId, action, quiz.id, quiz.title, count]);
}

type Changed = Record<string, unknown>;

/** What of these fields is another now, for `details`. Times are written in ISO 8601. */
export function changesOf<T extends object>(
  before: T,
  after: T,
  fields: readonly (keyof T & string)[],
): Record<string, AuditChange> {
  const [from, to] = [before as Changed, after as Changed];
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

/** Records actions of staff. Other modules call this in the transaction of the action. */
import type { Viewer } from '../core/access/viewer.js';
import type { Transaction } from '../core/database/unit-of-work.js';
import type { AuditAction, AuditChange, AuditDetails, AuditValue } from './audit-event.entity.js';
import { insertAuditEvent, upsertAuditCount } from './audit-event.queries.js';

/** Who acted; without a user for a scheduled account deletion. */
export type Actor = Pick<Viewer, 'instituteId'> & { userId: string | null };

/** What the action was applied to. */
export interface AuditSubject {
  quiz?: { id: string; title: string };
  /** Another person concerned: a learner's name, a colleague's address. */
  about?: string | null;
  /** If that person is a learner. */
  learnerId?: string | null;
  details?: AuditDetails;
  reason?: string | null;
}

export async function recordAuditEvent(
  { manager }: Transaction,
  { instituteId, userId }: Actor,
  action: AuditAction,
  { quiz, about = null, learnerId = null, details = {}, reason = null }: AuditSubject = {},
): Promise<void> {
  await insertAuditEvent(manager, {
    instituteId,
    userId,
    action,
    quizId: quiz?.id ?? null,
    quizTitle: quiz?.title ?? null,
    about,
    learnerId,
    details: JSON.stringify(details),
    reason,
  });
}

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
  const { id: quizId, title: quizTitle } = quiz;
  const counted = { instituteId, userId, action, quizId, quizTitle, count };
  await upsertAuditCount(manager, counted);
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

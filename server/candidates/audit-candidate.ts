import type { AuditAction } from '../audit/audit-event.entity.js';
import { recordAuditEvent, type Actor, type AuditSubject } from '../audit/record-audit-event.js';
import type { Transaction } from '../core/database/unit-of-work.js';
import { findAuditedCandidate } from './candidate.queries.js';

/** Writes an audit event about a candidate, with the current names of the exam and the learner. */
export async function auditCandidate(
  tx: Transaction,
  actor: Actor,
  action: AuditAction,
  candidateId: string,
  { details, reason }: Pick<AuditSubject, 'details' | 'reason'> = {},
): Promise<void> {
  const [found] = await findAuditedCandidate(tx.manager, { candidateId });
  await recordAuditEvent(tx, actor, action, {
    ...(found && { quiz: found, about: found.name, learnerId: found.learnerId }),
    ...(details && { details }),
    ...(reason != null && { reason }),
  });
}

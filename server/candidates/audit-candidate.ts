import type { AuditAction } from '../audit/audit-event.entity.js';
import { recordAuditEvent, type Actor, type AuditSubject } from '../audit/record-audit-event.js';
import type { Transaction } from '../core/database/unit-of-work.js';

interface AuditedCandidate {
  id: string;
  title: string;
  name: string;
}

/** Writes an audit event about a candidate, with the current names of the exam and the learner. */
export async function auditCandidate(
  tx: Transaction,
  actor: Actor,
  action: AuditAction,
  candidateId: string,
  { details, reason }: Pick<AuditSubject, 'details' | 'reason'> = {},
): Promise<void> {
  const [found] = await tx.manager.query<AuditedCandidate[]>(
    `SELECT q.id, q.title, l.name FROM candidates c
       JOIN quizzes q ON q.id = c.quiz_id LEFT JOIN learners l ON l.id = c.learner_id
     WHERE c.id = $1`,
    [candidateId],
  );
  await recordAuditEvent(tx, actor, action, {
    ...(found && { quiz: found, about: found.name }),
    ...(details && { details }),
    ...(reason != null && { reason }),
  });
}

import type { AuditAction } from '../audit/audit-event.entity.js';
import { audit, type Actor, type Audited } from '../audit/audit.js';
import type { Transaction } from '../core/database/unit-of-work.js';

interface Found {
  id: string;
  title: string;
  name: string;
}

/** Writes down what staff did to one who takes an exam, with what both are called now. */
export async function auditCandidate(
  tx: Transaction,
  actor: Actor,
  action: AuditAction,
  candidateId: string,
  { details, reason }: Pick<Audited, 'details' | 'reason'> = {},
): Promise<void> {
  const [found] = await tx.manager.query<Found[]>(
    `SELECT q.id, q.title, l.name FROM candidates c
       JOIN quizzes q ON q.id = c.quiz_id LEFT JOIN learners l ON l.id = c.learner_id
     WHERE c.id = $1`,
    [candidateId],
  );
  await audit(tx, actor, action, {
    ...(found && { quiz: found, about: found.name }),
    ...(details && { details }),
    ...(reason != null && { reason }),
  });
}

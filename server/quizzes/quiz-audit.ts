/** Writes changes of a quiz to the audit log. */
import { AuditAction } from '../audit/audit-event.entity.js';
import { recordAuditEvent, auditChanges, type Actor } from '../audit/record-audit-event.js';
import type { Transaction } from '../core/database/unit-of-work.js';
import { QuizStatus, type Quiz } from './quiz.entity.js';

type AuditedFields = Pick<Quiz, 'title' | 'durationMinutes' | 'isCompleted' | 'status'>;

/** Copies the audited fields, to compare them after a change. */
export function auditedFields(quiz: Quiz): AuditedFields {
  const { title, durationMinutes, isCompleted, status } = quiz;
  return { title, durationMinutes, isCompleted, status };
}

/** @param revision the number of the revision that the change published; null for none */
export async function auditQuizChange(
  tx: Transaction,
  viewer: Actor,
  before: AuditedFields,
  quiz: Quiz,
  revision: number | null,
): Promise<void> {
  const details = auditChanges<AuditedFields>(before, quiz, [
    'title',
    'durationMinutes',
    'isCompleted',
  ]);
  // The event of the publication already says that the quiz was completed.
  if (revision !== null) delete details['isCompleted'];
  if (Object.keys(details).length > 0)
    await recordAuditEvent(tx, viewer, AuditAction.QUIZ_CHANGED, { quiz, details });
  if (before.status !== quiz.status) {
    const isOpened = quiz.status === QuizStatus.ACTIVE;
    await recordAuditEvent(
      tx,
      viewer,
      isOpened ? AuditAction.EXAM_OPENED : AuditAction.EXAM_CLOSED,
      { quiz },
    );
  }
  if (revision !== null)
    await recordAuditEvent(tx, viewer, AuditAction.PAPER_PUBLISHED, {
      quiz,
      details: { revision },
    });
}

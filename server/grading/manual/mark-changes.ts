/** History and audit log of marks that people give. */
import { isDeepStrictEqual } from 'node:util';
import type { LockedAttempt } from '../../attempts/attempt.queries.js';
import { AuditAction } from '../../audit/audit-event.entity.js';
import { recordAuditEvent, countAuditEvent } from '../../audit/record-audit-event.js';
import type { Viewer } from '../../core/access/viewer.js';
import type { Transaction } from '../../core/database/unit-of-work.js';
import { Quiz } from '../../quizzes/quiz.entity.js';
import { GradeChange } from '../grade-change.entity.js';
import { GradeSource, type Grade } from '../grade.entity.js';
import { findCandidateLearner, findVisibility } from './mark-change.queries.js';

type State = Pick<Grade, 'marks' | 'comment' | 'rubric' | 'source' | 'markedBy' | 'reason'>;

/**
 * Whether a change continues the current state instead of starting another: autosaved typing, or
 * text added to a comment. Once the learner may have seen a state, only additions continue it.
 */
export async function isSameState(
  { manager }: Transaction,
  before: Grade,
  after: State,
): Promise<boolean> {
  const isTheirs = before.source === GradeSource.MARKER && before.markedBy === after.markedBy;
  if (!isTheirs || after.source !== GradeSource.MARKER) return false;
  const isMore = before.marks === after.marks && isDeepStrictEqual(before.rubric, after.rubric);
  if (!before.isTyped && !isMore) return false;
  const seen = await findVisibility(manager, { gradeId: before.id });
  if (!seen.isRecent) return false;
  const keepsWords = (after.comment ?? '').startsWith(before.comment ?? '');
  return !seen.isShown || (isMore && (keepsWords || !seen.showsComments));
}

interface MarkChange {
  attempt: LockedAttempt;
  isAnonymous: boolean;
  before: Grade;
  after: State;
  isSame: boolean;
}

/**
 * Counts first marks in the audit log; a change of existing marks is an entry with the marker's
 * name.
 */
export async function auditMarks(
  tx: Transaction,
  viewer: Viewer,
  { attempt, isAnonymous, before, after, isSame }: MarkChange,
): Promise<void> {
  if (before.marks === after.marks) return;
  const { id, title } = await tx.manager.findOneByOrFail(Quiz, { id: attempt.quizId });
  const quiz = { id, title };
  if (before.marks === null) {
    await countAuditEvent(tx, viewer, AuditAction.MARKED, quiz);
    return;
  }
  if (isSame && !(await hadMarks(tx, before.id))) return;
  const [learner] = await findCandidateLearner(tx.manager, { candidateId: attempt.candidateId });
  const place = attempt.arrangement.findIndex(({ questionId }) => questionId === before.questionId);
  await recordAuditEvent(tx, viewer, AuditAction.MARK_CHANGED, {
    quiz,
    about: isAnonymous ? null : (learner?.name.slice(0, 254) ?? null),
    // Not shown: an erasure finds the reason by it.
    learnerId: learner?.id ?? null,
    details: { from: before.marks, to: after.marks, question: place + 1 },
    reason: after.reason,
  });
}

/** Whether the state being typed replaced existing marks; a pause in typing starts no new one. */
async function hadMarks({ manager }: Transaction, gradeId: string): Promise<boolean> {
  const [replaced] = await manager.find(GradeChange, {
    where: { gradeId },
    order: { version: 'DESC' },
    take: 1,
  });
  return replaced?.marks != null;
}

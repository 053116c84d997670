/** History and audit log of marks that people give. */
import { isDeepStrictEqual } from 'node:util';
import type { LockedAttempt } from '../../attempts/attempt.queries.js';
import { SCORE_IS_SHOWN } from '../../attempts/submission/visible-scores.js';
import { AuditAction } from '../../audit/audit-event.entity.js';
import { recordAuditEvent, countAuditEvent } from '../../audit/record-audit-event.js';
import type { Viewer } from '../../core/access/viewer.js';
import type { Transaction } from '../../core/database/unit-of-work.js';
import { ReviewContent } from '../../exams/rules/exam-rules.entity.js';
import { Quiz } from '../../quizzes/quiz.entity.js';
import { GradeChange } from '../grade-change.entity.js';
import { GradeSource, type Grade } from '../grade.entity.js';

/**
 * Changes by one marker within this time are one state, and learners are not notified meanwhile.
 */
export const TYPING_WINDOW = `interval '5 minutes'`;

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
  const [seen] = await manager.query<[Visibility]>(VISIBILITY_QUERY, [before.id]);
  if (!seen.isRecent) return false;
  const keepsWords = (after.comment ?? '').startsWith(before.comment ?? '');
  return !seen.isShown || (isMore && (keepsWords || !seen.showsComments));
}

interface Visibility {
  isRecent: boolean;
  isShown: boolean;
  showsComments: boolean;
}

/** By the database's clock. A result shown at the time may have been withdrawn since. */
const VISIBILITY_QUERY = `
  SELECT g.graded_at > now() - ${TYPING_WINDOW} AS "isRecent",
    (${SCORE_IS_SHOWN}) OR coalesce(r.withdrawn_at >= g.graded_at, false) AS "isShown",
    r.review_content = '${ReviewContent.KEY}' AS "showsComments"
  FROM grades g JOIN attempts a ON a.id = g.attempt_id JOIN candidates c ON c.id = a.candidate_id
    JOIN quizzes q ON q.id = a.quiz_id JOIN exam_rules r ON r.quiz_id = a.quiz_id
  WHERE g.id = $1`;

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
  const [learner] = isAnonymous
    ? []
    : await tx.manager.query<{ name: string }[]>(
        `SELECT l.name FROM candidates c JOIN learners l ON l.id = c.learner_id WHERE c.id = $1`,
        [attempt.candidateId],
      );
  const place = attempt.arrangement.findIndex(({ questionId }) => questionId === before.questionId);
  await recordAuditEvent(tx, viewer, AuditAction.MARK_CHANGED, {
    quiz,
    about: learner?.name.slice(0, 254) ?? null,
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

/** What is written down of marks that people give. */
import { isDeepStrictEqual } from 'node:util';
import type { LockedAttempt } from '../../attempts/locked-attempts.js';
import { SCORE_IS_SHOWN } from '../../attempts/submission/visible-scores.js';
import { AuditAction } from '../../audit/audit-event.entity.js';
import { audit, auditMany } from '../../audit/audit.js';
import type { Viewer } from '../../core/access/viewer.js';
import type { Transaction } from '../../core/database/unit-of-work.js';
import { ReviewContent } from '../../exams/rules/exam-rules.entity.js';
import { Quiz } from '../../quizzes/quiz.entity.js';
import { GradeChange } from '../grade-change.entity.js';
import { GradeSource, type Grade } from '../grade.entity.js';

/** So long what somebody goes on typing is one state with what they typed before, and nobody is told of it. */
export const ONE_STATE = `interval '5 minutes'`;

type State = Pick<Grade, 'marks' | 'comment' | 'rubric' | 'source' | 'markedBy' | 'reason'>;

/**
 * Whether a change goes on with a state instead of making another one: what somebody types, and words that
 * they add to what they have just marked. What its learner may have seen is a state of its own, unless
 * nothing of it is taken back.
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
  const [seen] = await manager.query<[Seen]>(SEEN, [before.id]);
  if (!seen.isRecent) return false;
  const keepsWords = (after.comment ?? '').startsWith(before.comment ?? '');
  return !seen.isShown || (isMore && (keepsWords || !seen.hasComments));
}

interface Seen {
  isRecent: boolean;
  isShown: boolean;
  hasComments: boolean;
}

/** By the database's clock. What was shown when it was new may be withdrawn by now. */
const SEEN = `
  SELECT g.graded_at > now() - ${ONE_STATE} AS "isRecent",
    (${SCORE_IS_SHOWN}) OR coalesce(r.withdrawn_at >= g.graded_at, false) AS "isShown",
    r.review_content = '${ReviewContent.KEY}' AS "hasComments"
  FROM grades g JOIN attempts a ON a.id = g.attempt_id JOIN candidates c ON c.id = a.candidate_id
    JOIN quizzes q ON q.id = a.quiz_id JOIN exam_rules r ON r.quiz_id = a.quiz_id
  WHERE g.id = $1`;

interface MarksLogged {
  attempt: LockedAttempt;
  isAnonymous: boolean;
  before: Grade;
  after: State;
  isSame: boolean;
}

/** First marks are counted; whoever changes marks that stood is written down with it. */
export async function logMarks(
  tx: Transaction,
  viewer: Viewer,
  { attempt, isAnonymous, before, after, isSame }: MarksLogged,
): Promise<void> {
  if (before.marks === after.marks) return;
  const { id, title } = await tx.manager.findOneByOrFail(Quiz, { id: attempt.quizId });
  const quiz = { id, title };
  if (before.marks === null) {
    await auditMany(tx, viewer, AuditAction.MARKED, quiz);
    return;
  }
  if (isSame && !(await stood(tx, before.id))) return;
  const [learner] = isAnonymous
    ? []
    : await tx.manager.query<{ name: string }[]>(
        `SELECT l.name FROM candidates c JOIN learners l ON l.id = c.learner_id WHERE c.id = $1`,
        [attempt.candidateId],
      );
  const place = attempt.arrangement.findIndex(({ questionId }) => questionId === before.questionId);
  await audit(tx, viewer, AuditAction.MARK_CHANGED, {
    quiz,
    about: learner?.name.slice(0, 254) ?? null,
    details: { from: before.marks, to: after.marks, question: place + 1 },
    reason: after.reason,
  });
}

/** Whether what somebody goes on typing takes the place of marks, and not of none: a pause in it ends nothing. */
async function stood({ manager }: Transaction, gradeId: string): Promise<boolean> {
  const [kept] = await manager.find(GradeChange, {
    where: { gradeId },
    order: { version: 'DESC' },
    take: 1,
  });
  return kept?.marks != null;
}

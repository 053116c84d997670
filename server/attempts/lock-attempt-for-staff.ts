import { authorize } from '../core/access/policy.js';
import type { Viewer } from '../core/access/viewer.js';
import type { Transaction } from '../core/database/unit-of-work.js';
import { isId } from '../core/errors/validation.js';
import { attemptErrors } from './attempt.errors.js';
import { lockAttemptOfExam, type LockedAttempt } from './attempt.queries.js';

/**
 * Locks an attempt in which staff intervene.
 * @throws ATTEMPT_NOT_FOUND, also for attempts at exams of other owners and for previews
 */
export async function lockAttemptForStaff(
  { manager }: Transaction,
  viewer: Viewer,
  id: string,
): Promise<LockedAttempt> {
  const [attempt = null] = isId(id) ? await lockAttemptOfExam(manager, { id }) : [];
  return authorize(viewer, attempt, 'exam.edit', attemptErrors.ATTEMPT_NOT_FOUND);
}

/** The same, of one that runs. @throws ATTEMPT_NOT_FOUND, ATTEMPT_ENDED */
export async function lockRunningAttemptForStaff(
  tx: Transaction,
  viewer: Viewer,
  id: string,
): Promise<LockedAttempt> {
  const attempt = await lockAttemptForStaff(tx, viewer, id);
  if (attempt.submittedAt) throw attemptErrors.ATTEMPT_ENDED();
  return attempt;
}

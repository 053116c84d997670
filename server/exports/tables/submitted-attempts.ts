/** Reads submitted attempts in the order of their submission. */
import type { EntityManager } from 'typeorm';
import { SUBMITTED_AT_EXAM } from '../../attempts/submitted-condition.js';
import { RESULT_COLUMNS, LEARNER_JOIN, type ResultRow } from '../../results/result-list.service.js';

export interface SubmittedAttempt extends ResultRow {
  revisionId: string;
  submittedAt: Date;
}

export async function countSubmitted(manager: EntityManager, quizId: string): Promise<number> {
  const [row] = await manager.query<{ count: number }[]>(
    `SELECT count(*)::int AS count FROM attempts a WHERE ${SUBMITTED_AT_EXAM}`,
    [quizId],
  );
  return row?.count ?? 0;
}

/** @param size of a batch; each starts after the last attempt of the one before */
export async function* submittedAttempts(
  manager: EntityManager,
  quizId: string,
  size: number,
): AsyncGenerator<SubmittedAttempt[]> {
  let after: (SubmittedAttempt & { exactly: string }) | undefined;
  for (;;) {
    const values = after ? [quizId, after.exactly, after.attemptId] : [quizId];
    const afterCondition = after ? 'AND (a.submitted_at, a.id) > ($2::timestamptz, $3::uuid)' : '';
    const part = await manager.query<(SubmittedAttempt & { exactly: string })[]>(
      // As text: JavaScript dates have no microseconds.
      `SELECT ${RESULT_COLUMNS}, a.revision_id AS "revisionId", a.submitted_at::text AS exactly
       FROM attempts a ${LEARNER_JOIN} WHERE ${SUBMITTED_AT_EXAM} ${afterCondition}
       ORDER BY a.submitted_at, a.id LIMIT ${size}`,
      values,
    );
    if (part.length > 0) yield part;
    if (part.length < size) return;
    after = part.at(-1);
  }
}

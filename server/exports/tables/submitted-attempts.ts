/** Reads submitted attempts in the order of their submission. */
import type { EntityManager } from 'typeorm';
import {
  listFirstSubmitted,
  listNextSubmitted,
  type SubmittedAttempt,
} from './exported-attempt.queries.js';

/** @param limit of a batch; each starts after the last attempt of the one before */
export async function* submittedAttempts(
  manager: EntityManager,
  quizId: string,
  limit: number,
): AsyncGenerator<SubmittedAttempt[]> {
  let part = await listFirstSubmitted(manager, { quizId, limit });
  for (;;) {
    const last = part.at(-1);
    if (last) yield part;
    if (!last || part.length < limit) return;
    const { exactly, attemptId } = last;
    part = await listNextSubmitted(manager, { quizId, limit, exactly, attemptId });
  }
}

import { IsNull, Not, type EntityManager } from 'typeorm';
import type { Transaction } from '../core/database/unit-of-work.js';
import { candidateErrors } from './candidate.errors.js';
import { findErasedCandidate } from './candidate.queries.js';
import { Learner } from './learner.entity.js';

/** Nobody takes an exam in the place of an erased learner. @throws LEARNER_ERASED */
export async function assertNotErased(
  { manager }: Pick<Transaction, 'manager'>,
  learnerId: string | null,
): Promise<void> {
  if (learnerId === null) return;
  const erased = { id: learnerId, erasedAt: Not(IsNull()) };
  if (await manager.existsBy(Learner, erased)) throw candidateErrors.LEARNER_ERASED();
}

/**
 * Whether the learner of a candidate was erased. Ask once the attempt or the candidate is locked: an erasure locks
 * both, so it is over by then, or waits until this transaction ends and removes what was written.
 */
export async function isErased(manager: EntityManager, candidateId: string): Promise<boolean> {
  return (await findErasedCandidate(manager, { candidateId })).length > 0;
}

import { IsNull, Not } from 'typeorm';
import type { Transaction } from '../core/database/unit-of-work.js';
import { candidateErrors } from './candidate.errors.js';
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

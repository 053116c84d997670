import { MoreThan, type EntityManager, type FindOptionsWhere } from 'typeorm';
import { PasswordReset } from './password-reset.entity.js';

/** The reset of an account that can be undone for longest, if any can: whoever reset it may not be its owner. */
export async function findUndoableReset(
  manager: EntityManager,
  where: FindOptionsWhere<PasswordReset>,
): Promise<PasswordReset | null> {
  return manager.findOne(PasswordReset, {
    where: { ...where, expiresAt: MoreThan(new Date()) },
    order: { expiresAt: 'DESC' },
  });
}

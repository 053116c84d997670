import { MoreThan, type EntityManager } from 'typeorm';
import { PasswordReset } from './password-reset.entity.js';
import type { User } from '../user.entity.js';

/**
 * The reset of an account that can be undone for longest, if any: the owner may not have made it.
 */
export async function findUndoableReset(
  manager: EntityManager,
  userId: string,
): Promise<PasswordReset | null> {
  return manager.findOne(PasswordReset, {
    where: { userId, expiresAt: MoreThan(new Date()) },
    order: { expiresAt: 'DESC' },
  });
}

/**
 * Whether the account's second factor, if any, was set up before the reset, that is, by the owner.
 */
export function hadTwoFactorAt(
  { hadTwoFactor, createdAt }: PasswordReset,
  { twoFactorSince }: User,
): boolean {
  return hadTwoFactor ?? (twoFactorSince !== null && twoFactorSince < createdAt);
}

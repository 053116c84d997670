import { MoreThan, type EntityManager } from 'typeorm';
import { PasswordReset } from './password-reset.entity.js';
import type { User } from '../user.entity.js';

/** The reset of an account that can be undone for longest, if any can: whoever reset it may not be its owner. */
export async function findUndoableReset(
  manager: EntityManager,
  userId: string,
): Promise<PasswordReset | null> {
  return manager.findOne(PasswordReset, {
    where: { userId, expiresAt: MoreThan(new Date()) },
    order: { expiresAt: 'DESC' },
  });
}

/** Whether the second factor that an account has, if it has one, was there before a reset: it is its owner's. */
export function hadTwoFactorAt(
  { hadTwoFactor, createdAt }: PasswordReset,
  { twoFactorSince }: User,
): boolean {
  return hadTwoFactor ?? (twoFactorSince !== null && twoFactorSince < createdAt);
}

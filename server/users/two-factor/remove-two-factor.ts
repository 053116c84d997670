import type { Transaction } from '../../core/database/unit-of-work.js';
import { User } from '../user.entity.js';
import { RecoveryCode } from './recovery-code.entity.js';
import { TwoFactor } from './two-factor.entity.js';

/**
 * Removes the second factor of an account, which the caller holds: from now on the password alone logs
 * in. Ending sessions and trusted browsers is the caller's part (SessionsService.endAll).
 */
export async function removeTwoFactor({ manager }: Transaction, userId: string): Promise<void> {
  await manager.update(User, userId, { twoFactorSince: null });
  await manager.delete(TwoFactor, { userId });
  await manager.delete(RecoveryCode, { userId });
}

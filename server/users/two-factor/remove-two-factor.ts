import { IsNull, Not } from 'typeorm';
import type { Transaction } from '../../core/database/unit-of-work.js';
import { recordSecurityEvent } from '../../core/security-events/record-security-event.js';
import { User } from '../user.entity.js';
import { RecoveryCode } from './recovery-code.entity.js';
import { TwoFactor } from './two-factor.entity.js';

/**
 * Removes the second factor of an account, which the caller holds: from now on the password alone logs
 * in. Ending sessions and trusted browsers is the caller's part (SessionsService.endAll).
 */
export async function removeTwoFactor(tx: Transaction, userId: string): Promise<void> {
  const { manager } = tx;
  const { affected } = await manager.update(
    User,
    { id: userId, twoFactorSince: Not(IsNull()) },
    { twoFactorSince: null },
  );
  await manager.delete(TwoFactor, { userId });
  await manager.delete(RecoveryCode, { userId });
  if (affected)
    tx.afterCommit(() => recordSecurityEvent('second_factor.off', { accountId: userId }));
}

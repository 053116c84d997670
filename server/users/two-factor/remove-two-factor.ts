import { IsNull, Not } from 'typeorm';
import type { Transaction } from '../../core/database/unit-of-work.js';
import { recordSecurityEvent } from '../../core/security-events/record-security-event.js';
import type {
  SecurityOrigin,
  SecuritySubject,
} from '../../core/security-events/security-events.js';
import { User } from '../user.entity.js';
import { RecoveryCode } from './recovery-code.entity.js';
import { TwoFactor } from './two-factor.entity.js';

/** The actor and their network address, where it was not the owner. */
export type SecurityActor = Pick<SecuritySubject & SecurityOrigin, 'actorId' | 'address'>;

/**
 * Removes the second factor of an account that the caller has locked: from now on the password
 * alone is enough. The caller ends sessions and trusted browsers (SessionsService.endAll).
 * @param by for the security event: empty for a scheduled task or a command
 */
export async function removeTwoFactor(
  tx: Transaction,
  userId: string,
  by: SecurityActor,
): Promise<void> {
  const { manager } = tx;
  const { affected } = await manager.update(
    User,
    { id: userId, twoFactorSince: Not(IsNull()) },
    { twoFactorSince: null },
  );
  await manager.delete(TwoFactor, { userId });
  await manager.delete(RecoveryCode, { userId });
  if (affected)
    tx.afterCommit(() => recordSecurityEvent('second_factor.off', { accountId: userId, ...by }));
}

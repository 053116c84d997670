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

/** Who did something to an account, where it was not its owner, and from where. */
export type DoneBy = Pick<SecuritySubject & SecurityOrigin, 'actorId' | 'address'>;

/**
 * Removes the second factor of an account, which the caller holds: from now on the password alone logs
 * in. Ending sessions and trusted browsers is the caller's part (SessionsService.endAll).
 * @param by for the security event: empty where a chore or a command does it
 */
export async function removeTwoFactor(tx: Transaction, userId: string, by: DoneBy): Promise<void> {
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

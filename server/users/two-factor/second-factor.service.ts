import { Inject, Injectable, Logger } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { Repository } from 'typeorm';
import { CONFIG } from '../../config/config.module.js';
import type { Config } from '../../config/env.js';
import type { Caller } from '../../core/access/parameters.js';
import { Secrets } from '../../core/access/secrets.js';
import type { Transaction } from '../../core/database/unit-of-work.js';
import { MailService, NOTICE_LIFETIME_MS } from '../../mail/mail.service.js';
import { Session } from '../sessions/session.entity.js';
import type { User } from '../user.entity.js';
import { RecoveryCodesService } from './recovery-codes.service.js';
import { SecondFactorLimits } from './second-factor-limits.js';
import { stepOf } from './totp.js';
import { TwoFactor } from './two-factor.entity.js';
import { twoFactorErrors } from '../two-factor.errors.js';

/** Checks a second factor: a code of the authenticator app, or a recovery code. */
@Injectable()
export class SecondFactorService {
  private readonly logger = new Logger(SecondFactorService.name);

  constructor(
    @InjectRepository(Session) private readonly sessions: Repository<Session>,
    private readonly secrets: Secrets,
    private readonly recoveryCodes: RecoveryCodesService,
    private readonly limits: SecondFactorLimits,
    private readonly mails: MailService,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  /**
   * Counts a try before the code is checked.
   * @throws TOO_MANY_REQUESTS
   */
  async admit(userId: string, caller: Caller): Promise<void> {
    const known = { userId, clientAddress: caller.address };
    await this.limits.admit(userId, caller, await this.sessions.existsBy(known));
  }

  /** Clears the counts, once the change is committed. */
  async succeed(userId: string, caller: Caller): Promise<void> {
    await this.limits.succeed(userId, caller);
  }

  /**
   * Uses a code up. The caller has locked the account.
   * @throws SECOND_FACTOR_WRONG
   */
  async spend(tx: Transaction, user: User, typed: string): Promise<void> {
    const code = typed.replace(/\s/g, '');
    const isRight = /^\d{6}$/.test(code)
      ? await this.spendStep(tx, user.id, code)
      : await this.spendRecoveryCode(tx, user, typed);
    if (!isRight) throw twoFactorErrors.SECOND_FACTOR_WRONG({ security: { accountId: user.id } });
  }

  /** Mails the owner a notice: recovery codes are for when the app is lost. */
  private async spendRecoveryCode(tx: Transaction, user: User, typed: string): Promise<boolean> {
    if (!(await this.recoveryCodes.spend(tx, user.id, typed))) return false;
    const left = await this.recoveryCodes.count(tx.manager, user.id);
    const values = { left, url: this.config.staffUrl };
    const expiresAt = new Date(Date.now() + NOTICE_LIFETIME_MS);
    const mail = { to: user.email, template: 'recovery-code-used', values } as const;
    await this.mails.send(tx, { ...mail, expiresAt });
    return true;
  }

  /** A code is accepted once: its time step must be later than that of the last one. */
  private async spendStep({ manager }: Transaction, userId: string, code: string) {
    const row = await manager.findOneBy(TwoFactor, { userId });
    const secret = row?.sealedSecret == null ? null : this.open(row.sealedSecret);
    const step = secret === null ? null : stepOf(secret, code);
    if (step === null) return false;
    const { affected } = await manager
      .createQueryBuilder()
      .update(TwoFactor)
      .set({ lastStep: step })
      .where('user_id = :userId AND (last_step IS NULL OR last_step < :step)', { userId, step })
      .execute();
    return affected === 1;
  }

  /** @returns null where the secret cannot be decrypted; recovery codes still work then */
  private open(sealed: string): string | null {
    try {
      return this.secrets.open('second-factor', sealed);
    } catch {
      this.logger.error(
        'The secret of an authenticator app cannot be decrypted: JWT_SECRET is not the one it was stored under. Recovery codes still work.',
      );
      return null;
    }
  }
}

import { Inject, Injectable } from '@nestjs/common';
import { MoreThan, type EntityManager } from 'typeorm';
import { CONFIG } from '../../config/config.module.js';
import type { Config } from '../../config/env.js';
import type { Caller } from '../../core/access/parameters.js';
import { Secrets } from '../../core/access/secrets.js';
import { requireSession, type Viewer } from '../../core/access/viewer.js';
import { OneTimeSecret } from '../../core/idempotency/one-time-secret.js';
import { UnitOfWork, type Transaction } from '../../core/database/unit-of-work.js';
import { validate } from '../../core/errors/validation.js';
import { recordSecurityEvent } from '../../core/security-events/record-security-event.js';
import { MailService, NOTICE_LIFETIME_MS } from '../../mail/mail.service.js';
import { lockOwnAccount } from '../sessions/lock-own-account.js';
import { Institute } from '../institute.entity.js';
import { SessionsService } from '../sessions/sessions.service.js';
import { findUndoableReset, hadTwoFactorAt } from '../passwords/undoable-reset.js';
import { User } from '../user.entity.js';
import { ReauthenticationService, type Credentials } from './reauthentication.service.js';
import { RecoveryCodesService } from './recovery-codes.service.js';
import { removeTwoFactor } from './remove-two-factor.js';
import { SecondFactorService } from './second-factor.service.js';
import { keyUri, newSecret, stepOf } from './totp.js';
import { TwoFactor } from './two-factor.entity.js';
import { twoFactorErrors } from '../two-factor.errors.js';
import { codeRule } from './two-factor.validation.js';

/** A set-up must be confirmed within this time. */
const SET_UP_MS = 15 * 60_000;
const WRONG_CODE = 'This code is wrong. Type the six digits that the new app shows now.';

export interface TwoFactorState {
  /** Null while it is off. */
  since: Date | null;
  /** Whether the institute requires it. */
  isRequired: boolean;
  recoveryCodesLeft: number;
}

/** What an authenticator app needs to know. */
export interface TwoFactorSetUp {
  /** In base32. */
  secret: string;
  /** As an `otpauth:` URI for a QR code. */
  uri: string;
}

/**
 * Two-factor log-in of the viewer's own account. To begin a set-up, to switch it off or to renew
 * codes takes the password and, where it is on, a code: a session and the password alone do not
 * replace the second factor. The owner gets a mail about each change.
 */
@Injectable()
export class TwoFactorService {
  constructor(
    private readonly work: UnitOfWork,
    private readonly reauthentication: ReauthenticationService,
    private readonly secrets: Secrets,
    private readonly secondFactor: SecondFactorService,
    private readonly recoveryCodes: RecoveryCodesService,
    private readonly sessions: SessionsService,
    private readonly mails: MailService,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  async state({ id: userId }: Pick<User, 'id'>): Promise<TwoFactorState> {
    const { manager } = this.work;
    const { instituteId: id, twoFactorSince } = await manager.findOneByOrFail(User, { id: userId });
    const institute = await manager.findOneByOrFail(Institute, { id });
    return {
      since: twoFactorSince,
      isRequired: institute.requiresTwoFactor,
      recoveryCodesLeft: await this.recoveryCodes.count(manager, userId),
    };
  }

  /**
   * Creates a secret for an authenticator app. Nothing changes before a code confirms it.
   * @throws VALIDATION, CURRENT_PASSWORD_WRONG, SECOND_FACTOR_WRONG, TWO_FACTOR_TOO_SOON,
   *   UNAUTHENTICATED, TOO_MANY_REQUESTS, BUSY
   */
  async begin(viewer: Viewer, credentials: Credentials, caller: Caller): Promise<TwoFactorSetUp> {
    const begun = await this.reauthentication.run(viewer, credentials, caller, async (tx, user) => {
      await assertNotTooSoon(tx, user);
      const secret = newSecret();
      const pendingSecret = this.secrets.seal('second-factor', secret);
      const pendingUntil = new Date(Date.now() + SET_UP_MS);
      await tx.manager.upsert(TwoFactor, { userId: user.id, pendingSecret, pendingUntil }, [
        'userId',
      ]);
      return { user, secret: new OneTimeSecret(secret) };
    });
    const { value: secret } = begun.secret;
    // A repetition with an Idempotency-Key shows the secret only as long as no code has confirmed it.
    const pending = await this.findPendingSecret(this.work.manager, viewer);
    if (this.secrets.open('second-factor', pending) !== secret)
      throw twoFactorErrors.TWO_FACTOR_NOT_BEGUN();
    return { secret, uri: keyUri(secret, begun.user.email) };
  }

  /**
   * Switches two-factor log-in on, or to another app, once a code shows that the app works. Ends
   * every other session and forgets every remembered and trusted browser: they needed the password
   * only.
   * @returns the recovery codes, shown only this once
   * @throws VALIDATION, TWO_FACTOR_NOT_BEGUN, TWO_FACTOR_TOO_SOON, SECOND_FACTOR_WRONG,
   *   UNAUTHENTICATED, TOO_MANY_REQUESTS
   */
  async confirm(viewer: Viewer, typed: string, caller: Caller): Promise<string[]> {
    const code = validate(codeRule, typed, 'code').replace(/\s/g, '');
    const earlier = await this.work.findAnswer();
    if (earlier) return (earlier.value as OneTimeSecret<string[]>).value;
    await this.findPendingSecret(this.work.manager, viewer);
    // An attacker who has copied the session, but not seen the secret, could guess.
    await this.secondFactor.admit(viewer.userId, caller);
    const codes = await this.work.runOnce(async (tx) => {
      const user = await lockOwnAccount(tx, viewer);
      await assertNotTooSoon(tx, user);
      const sealedSecret = await this.findPendingSecret(tx.manager, viewer);
      const step = stepOf(this.secrets.open('second-factor', sealedSecret), code);
      if (step === null) throw twoFactorErrors.SECOND_FACTOR_WRONG({ message: WRONG_CODE });
      const confirmed = { sealedSecret, lastStep: step };
      const done = { pendingSecret: null, pendingUntil: null };
      await tx.manager.update(TwoFactor, { userId: user.id }, { ...confirmed, ...done });
      await tx.manager.update(User, user.id, { twoFactorSince: new Date() });
      await this.sessions.endAll(tx, user.id, requireSession(viewer));
      await this.notify(tx, 'two-factor-on', user.email);
      tx.afterCommit(() =>
        recordSecurityEvent('second_factor.on', { accountId: user.id, address: caller.address }),
      );
      return new OneTimeSecret(await this.recoveryCodes.renew(tx, user.id));
    });
    await this.secondFactor.succeed(viewer.userId, caller);
    return codes.value;
  }

  /**
   * Ends every other session and forgets every remembered and trusted browser, too.
   * @throws VALIDATION, CURRENT_PASSWORD_WRONG, SECOND_FACTOR_WRONG, TWO_FACTOR_OFF, TWO_FACTOR_KEPT,
   *   UNAUTHENTICATED, TOO_MANY_REQUESTS, BUSY
   */
  async switchOff(viewer: Viewer, credentials: Credentials, caller: Caller): Promise<void> {
    await this.reauthentication.run(viewer, credentials, caller, async (tx, user) => {
      assertOn(user);
      const { instituteId: id } = user;
      if (await tx.manager.existsBy(Institute, { id, requiresTwoFactor: true }))
        throw twoFactorErrors.TWO_FACTOR_KEPT();
      await removeTwoFactor(tx, user.id, { address: caller.address });
      await this.sessions.endAll(tx, user.id, requireSession(viewer));
      await this.notify(tx, 'two-factor-off', user.email);
    });
  }

  /**
   * Replaces all recovery codes, used or not.
   * @throws VALIDATION, CURRENT_PASSWORD_WRONG, SECOND_FACTOR_WRONG, TWO_FACTOR_OFF, UNAUTHENTICATED,
   *   TOO_MANY_REQUESTS, BUSY
   */
  async renewRecoveryCodes(
    viewer: Viewer,
    credentials: Credentials,
    caller: Caller,
  ): Promise<string[]> {
    const codes = await this.reauthentication.run(viewer, credentials, caller, async (tx, user) => {
      assertOn(user);
      await this.notify(tx, 'recovery-codes-made', user.email);
      return new OneTimeSecret(await this.recoveryCodes.renew(tx, user.id));
    });
    return codes.value;
  }

  /**
   * The encrypted secret of the app that is being set up.
   * @throws TWO_FACTOR_NOT_BEGUN
   */
  private async findPendingSecret(manager: EntityManager, { userId }: Viewer): Promise<string> {
    const begun = { userId, pendingUntil: MoreThan(new Date()) };
    const row = await manager.findOneBy(TwoFactor, begun);
    if (!row?.pendingSecret) throw twoFactorErrors.TWO_FACTOR_NOT_BEGUN();
    return row.pendingSecret;
  }

  private async notify(
    tx: Transaction,
    template: 'two-factor-on' | 'two-factor-off' | 'recovery-codes-made',
    to: string,
  ): Promise<void> {
    const expiresAt = new Date(Date.now() + NOTICE_LIFETIME_MS);
    await this.mails.send(tx, { to, template, values: { url: this.config.staffUrl }, expiresAt });
  }
}

/** @throws TWO_FACTOR_OFF */
function assertOn({ twoFactorSince }: User): void {
  if (twoFactorSince === null) throw twoFactorErrors.TWO_FACTOR_OFF();
}

/**
 * Undoing a reset removes a second factor set up since, because it may be the attacker's. But it
 * may be the owner's, and then access to the mailbox would bypass it. So none can be set up while a
 * reset can be undone, unless the institute requires one.
 * @throws TWO_FACTOR_TOO_SOON
 */
async function assertNotTooSoon({ manager }: Transaction, user: User): Promise<void> {
  if (user.twoFactorSince !== null) return;
  const { id: userId, instituteId: id } = user;
  const undoable = await findUndoableReset(manager, userId);
  if (!undoable || hadTwoFactorAt(undoable, user)) return;
  if (!(await manager.existsBy(Institute, { id, requiresTwoFactor: true })))
    throw twoFactorErrors.TWO_FACTOR_TOO_SOON();
}

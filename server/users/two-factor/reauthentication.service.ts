import { Injectable } from '@nestjs/common';
import type { Caller } from '../../core/access/parameters.js';
import type { Viewer } from '../../core/access/viewer.js';
import { UnitOfWork, type Transaction } from '../../core/database/unit-of-work.js';
import { coreErrors } from '../../core/errors/domain-error.js';
import { validate } from '../../core/errors/validation.js';
import { PasswordCheck } from '../passwords/password-check.js';
import type { User } from '../user.entity.js';
import { SecondFactorService } from './second-factor.service.js';
import { codeRule } from './two-factor.validation.js';

const CODE_MISSING =
  'This account has two-factor log-in: send a code of its authenticator app, or a recovery code.';

/** What a user who is logged in types to authenticate again. */
export interface Credentials {
  password: string;
  /** A code of the authenticator app or a recovery code; required where two-factor log-in is on. */
  code?: string | null | undefined;
}

/**
 * Authenticates a user again before their two-factor log-in is changed: by password and, where
 * two-factor log-in is on, by a code. An open session and the password alone do not replace the
 * second factor.
 */
@Injectable()
export class ReauthenticationService {
  constructor(
    private readonly work: UnitOfWork,
    private readonly check: PasswordCheck,
    private readonly secondFactor: SecondFactorService,
  ) {}

  /**
   * @param work changes the viewer's account, which is locked
   * @throws SESSION_REQUIRED, VALIDATION, CURRENT_PASSWORD_WRONG, SECOND_FACTOR_WRONG,
   *   UNAUTHENTICATED, TOO_MANY_REQUESTS, BUSY
   */
  async run<T>(
    viewer: Viewer,
    { password, code }: Credentials,
    caller: Caller,
    work: (tx: Transaction, user: User) => Promise<T>,
  ): Promise<T> {
    // A code can be used only once, so the repetition of a request must not need it again.
    const earlier = await this.work.findAnswer();
    if (earlier) return earlier.value as T;
    const checked = await this.check.checkViewer(viewer, password, caller, 'password');
    const typed = checked.twoFactorSince === null ? null : codeOf(code);
    if (typed !== null) await this.spend(viewer, checked, typed, caller);
    return this.work.runOnce(async (tx) => {
      const user = await this.check.lockViewer(tx, viewer, checked);
      // Another request may have switched it on while the password was compared.
      if (user.twoFactorSince !== null && typed === null) throw codeMissing();
      return work(tx, user);
    });
  }

  /** In a transaction of its own: the code stays used even if the change fails. */
  private async spend(viewer: Viewer, checked: User, code: string, caller: Caller): Promise<void> {
    await this.secondFactor.admit(checked.id, caller);
    await this.work.run(async (tx) => {
      const user = await this.check.lockViewer(tx, viewer, checked);
      await this.secondFactor.spend(tx, user, code);
    });
    await this.secondFactor.succeed(checked.id, caller);
  }
}

/** @throws VALIDATION where it is missing */
function codeOf(typed: string | null | undefined): string {
  if (typed == null) throw codeMissing();
  return validate(codeRule, typed, 'code');
}

function codeMissing(): Error {
  return coreErrors.VALIDATION({ fields: [{ path: 'code', message: CODE_MISSING }] });
}

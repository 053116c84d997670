import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { Repository } from 'typeorm';
import type { Caller } from '../../core/access/parameters.js';
import { requireSession, type Viewer } from '../../core/access/viewer.js';
import { UnitOfWork, type Transaction } from '../../core/database/unit-of-work.js';
import { coreErrors } from '../../core/errors/domain-error.js';
import { emailRule, validate } from '../../core/errors/validation.js';
import { findAccountByEmail } from '../familiar-network.queries.js';
import { activeAccount } from '../lock-account.js';
import { lockOwnAccount } from '../sessions/lock-own-account.js';
import { LogInLimits } from '../log-in-limits.js';
import { Passwords, type PasswordInput } from './passwords.js';
import { User } from '../user.entity.js';
import { typedPasswordRule } from './password.validation.js';
import { userErrors } from '../users.errors.js';

/** Compares a typed password, with the same limits on every transport. */
@Injectable()
export class PasswordCheck {
  constructor(
    private readonly work: UnitOfWork,
    @InjectRepository(User) private readonly users: Repository<User>,
    private readonly passwords: Passwords,
    private readonly limits: LogInLimits,
  ) {}

  /**
   * The account with this address and password.
   * @throws VALIDATION, EMAIL_NOT_FOUND, WRONG_PASSWORD, TOO_MANY_REQUESTS, BUSY
   */
  async authenticate(address: string, typed: PasswordInput, caller: Caller): Promise<User> {
    const email = validate(emailRule, address, 'email');
    const password = validate(typedPasswordRule, typed, 'password');
    const { user, isFamiliar } = await this.find(email, caller);
    const isKnown = await this.limits.admit(email, caller.address, isFamiliar);
    if (!user) throw userErrors.EMAIL_NOT_FOUND();
    const refund = async (): Promise<void> => this.limits.refund(email, caller.address);
    if (!(await this.isRight(user, password, caller, isKnown, refund)))
      throw userErrors.WRONG_PASSWORD({ security: { accountId: user.id } });
    await this.limits.succeed(email, caller.address);
    return user;
  }

  /**
   * The viewer's account, after they have confirmed their password.
   * @param field name of the input in validation errors
   * @throws SESSION_REQUIRED, VALIDATION, CURRENT_PASSWORD_WRONG, TOO_MANY_REQUESTS, BUSY
   */
  async checkViewer(viewer: Viewer, typed: string, caller: Caller, field: string): Promise<User> {
    requireSession(viewer);
    const password = validate(typedPasswordRule, typed, field);
    const user = await this.users.findOneBy({ id: viewer.userId, ...activeAccount });
    if (!user) throw coreErrors.UNAUTHENTICATED();
    await this.limits.admitLoggedIn(user.email);
    const refund = async (): Promise<void> => this.limits.refundLoggedIn(user.email);
    if (!(await this.isRight(user, password, caller, true, refund)))
      throw userErrors.CURRENT_PASSWORD_WRONG();
    await this.limits.succeedLoggedIn(user.email);
    return user;
  }

  /**
   * Locks the viewer's account, whose password was compared before the transaction began.
   * @throws SESSION_REQUIRED; UNAUTHENTICATED when the session ended meanwhile,
   *   CURRENT_PASSWORD_WRONG when the password was changed
   */
  async lockViewer(tx: Transaction, viewer: Viewer, { passwordHash }: User): Promise<User> {
    const user = await lockOwnAccount(tx, viewer);
    if (user.passwordHash !== passwordHash) throw userErrors.CURRENT_PASSWORD_WRONG();
    return user;
  }

  private async isRight(
    { email: account, passwordHash }: User,
    password: PasswordInput,
    { address }: Caller,
    isKnown: boolean,
    refund: () => Promise<void>,
  ): Promise<boolean> {
    try {
      return await this.passwords.matches(passwordHash, password, { account, address, isKnown });
    } catch (error) {
      await refund();
      throw error;
    }
  }

  /** The account, and whether its owner has logged in from this address before. */
  private async find(
    email: string,
    { address }: Caller,
  ): Promise<{ user: User | null; isFamiliar: boolean }> {
    const [found] = await findAccountByEmail(this.work.manager, { email, address });
    return { user: found ?? null, isFamiliar: found?.isFamiliar ?? false };
  }
}

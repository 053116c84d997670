import { Injectable } from '@nestjs/common';
import type { Caller } from '../../core/access/parameters.js';
import { sessionOf, type Viewer } from '../../core/access/viewer.js';
import { columnsOf } from '../../core/database/columns.js';
import { UnitOfWork, type Transaction } from '../../core/database/unit-of-work.js';
import { coreErrors } from '../../core/errors/domain-error.js';
import { emailRule, validate } from '../../core/errors/validation.js';
import { hasComeFrom } from '../familiar-networks.js';
import { lockOwnAccount, isLiving, living } from '../lock-account.js';
import { LogInLimits } from '../log-in-limits.js';
import { Passwords, type GivenPassword } from './passwords.js';
import { User } from '../user.entity.js';
import { typedPasswordRule } from '../user.validation.js';
import { userErrors } from '../users.errors.js';

/** Compares a typed password, at every door under the same limits. */
@Injectable()
export class PasswordCheck {
  constructor(
    private readonly work: UnitOfWork,
    private readonly passwords: Passwords,
    private readonly limits: LogInLimits,
  ) {}

  /**
   * Who logs in with this address and password.
   * @throws VALIDATION, EMAIL_NOT_FOUND, WRONG_PASSWORD, TOO_MANY_REQUESTS, BUSY
   */
  async byEmail(address: string, typed: GivenPassword, caller: Caller): Promise<User> {
    const email = validate(emailRule, address, 'email');
    const password = validate(typedPasswordRule, typed, 'password');
    const { user, isFamiliar } = await this.find(email, caller);
    const isKnown = await this.limits.admit(email, caller.address, isFamiliar);
    if (!user) throw userErrors.EMAIL_NOT_FOUND();
    const takeBack = async (): Promise<void> => this.limits.takeBack(email, caller.address);
    if (!(await this.isRight(user, password, caller, isKnown, takeBack)))
      throw userErrors.WRONG_PASSWORD({ security: { accountId: user.id } });
    await this.limits.succeed(email, caller.address);
    return user;
  }

  /**
   * The viewer's account, once they have shown again who they are.
   * @param field how a problem calls the input
   * @throws SESSION_REQUIRED, VALIDATION, CURRENT_PASSWORD_WRONG, TOO_MANY_REQUESTS, BUSY
   */
  async ofViewer(viewer: Viewer, typed: string, caller: Caller, field: string): Promise<User> {
    sessionOf(viewer);
    const password = validate(typedPasswordRule, typed, field);
    const user = await this.work.manager.findOneBy(User, { id: viewer.userId, ...living });
    if (!user) throw coreErrors.UNAUTHENTICATED();
    await this.limits.admitAgain(user.email);
    const takeBack = async (): Promise<void> => this.limits.takeBackAgain(user.email);
    if (!(await this.isRight(user, password, caller, true, takeBack)))
      throw userErrors.CURRENT_PASSWORD_WRONG();
    await this.limits.succeedAgain(user.email);
    return user;
  }

  /**
   * Holds the viewer's account, whose password was compared before the transaction began.
   * @throws SESSION_REQUIRED; UNAUTHENTICATED when the log-in was ended meanwhile,
   *   CURRENT_PASSWORD_WRONG when the password was changed
   */
  async hold(tx: Transaction, viewer: Viewer, { passwordHash }: User): Promise<User> {
    const user = await lockOwnAccount(tx, viewer);
    if (user.passwordHash !== passwordHash) throw userErrors.CURRENT_PASSWORD_WRONG();
    return user;
  }

  private async isRight(
    { email: account, passwordHash }: User,
    password: GivenPassword,
    { address }: Caller,
    isKnown: boolean,
    takeBack: () => Promise<void>,
  ): Promise<boolean> {
    try {
      return await this.passwords.matches(passwordHash, password, { account, address, isKnown });
    } catch (error) {
      await takeBack();
      throw error;
    }
  }

  /** The account, and whether its owner has been let in from this address before. */
  private async find(
    email: string,
    { address }: Caller,
  ): Promise<{ user: User | null; isFamiliar: boolean }> {
    const { manager } = this.work;
    const [found] = await manager.query<(User & { isFamiliar: boolean })[]>(
      `SELECT ${columnsOf(manager, User, 'account')},
         ${hasComeFrom('account', '$2')} AS "isFamiliar"
       FROM users account
       WHERE email = $1 AND ${isLiving('account')}`,
      [email, address],
    );
    return { user: found ?? null, isFamiliar: found?.isFamiliar ?? false };
  }
}

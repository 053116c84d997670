import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { Repository } from 'typeorm';
import type { Caller } from '../../core/access/parameters.js';
import { UnitOfWork } from '../../core/database/unit-of-work.js';
import { validate } from '../../core/errors/validation.js';
import { lockAccount, activeAccount } from '../lock-account.js';
import { LogInService, type LogIn } from './log-in.service.js';
import { User } from '../user.entity.js';
import { Challenges, type Challenge } from '../two-factor/challenges.js';
import { SecondFactorService } from '../two-factor/second-factor.service.js';
import { TrustedBrowsersService } from '../sessions/trusted-browsers.service.js';
import { twoFactorErrors } from '../two-factor.errors.js';
import { codeRule } from '../two-factor/two-factor.validation.js';

export interface Confirmation {
  /** From the refused log-in. */
  challenge: string;
  code: string;
  trustBrowser: boolean;
}

export interface ConfirmedLogIn {
  logIn: LogIn;
  /** For later log-ins of this browser, where it asked for one. */
  trustedBrowserToken: string | null;
}

/** The second step of a log-in: a code after the password. */
@Injectable()
export class ConfirmedLogInsService {
  constructor(
    private readonly work: UnitOfWork,
    @InjectRepository(User) private readonly users: Repository<User>,
    private readonly challenges: Challenges,
    private readonly secondFactor: SecondFactorService,
    private readonly logIns: LogInService,
    private readonly browsers: TrustedBrowsersService,
  ) {}

  /** @throws VALIDATION, CHALLENGE_INVALID, SECOND_FACTOR_WRONG, TOO_MANY_REQUESTS */
  async confirm(
    { challenge, code, trustBrowser }: Confirmation,
    caller: Caller,
  ): Promise<ConfirmedLogIn> {
    const typed = validate(codeRule, code, 'code');
    const issued = this.challenges.read(challenge);
    if (!issued) throw twoFactorErrors.CHALLENGE_INVALID();
    const { userId, remember } = issued;
    // Checked first: a challenge from before a change of the password must not use up the owner's
    // tries.
    const account = { id: userId, ...activeAccount };
    this.check(issued, await this.users.findOneBy(account));
    await this.secondFactor.admit(userId, caller);
    const confirmed = await this.work.run(async (tx) => {
      const user = this.check(issued, await lockAccount(tx, { id: userId }));
      await this.secondFactor.spend(tx, user, typed);
      return {
        logIn: await this.logIns.open(tx, user, caller, remember),
        trustedBrowserToken: trustBrowser ? await this.browsers.trust(tx, userId, caller) : null,
      };
    });
    await this.secondFactor.succeed(userId, caller);
    return confirmed;
  }

  /**
   * @throws CHALLENGE_INVALID where password or second factor have changed, or the account is gone
   */
  private check({ stamp }: Challenge, user: User | null): User {
    if (!user || this.challenges.stamp(user) !== stamp) throw twoFactorErrors.CHALLENGE_INVALID();
    return user;
  }
}

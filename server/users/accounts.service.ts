import { Injectable } from '@nestjs/common';
import { In } from 'typeorm';
import type { Caller } from '../core/access/parameters.js';
import type { Viewer } from '../core/access/viewer.js';
import { isUniqueViolation } from '../core/database/unique-violation.js';
import { UnitOfWork } from '../core/database/unit-of-work.js';
import { emailRule, validate } from '../core/errors/validation.js';
import { CodePurpose } from './email-code.entity.js';
import { EmailCodesService } from './email-codes.service.js';
import { Institute } from './institute.entity.js';
import { Passwords } from './passwords.js';
import { SessionsService } from './sessions.service.js';
import { User } from './user.entity.js';
import { passwordRule, registrationRules, type Registration } from './user.rules.js';
import { userErrors } from './users.errors.js';

/** Accounts of staff: made with a proven address, recovered with one. */
@Injectable()
export class AccountsService {
  constructor(
    private readonly work: UnitOfWork,
    private readonly codes: EmailCodesService,
    private readonly passwords: Passwords,
    private readonly sessions: SessionsService,
  ) {}

  /**
   * Makes an institute and its first member, the owner.
   * @param proof from a code verified for REGISTER
   * @throws VALIDATION, EMAIL_NOT_VERIFIED, EMAIL_TAKEN
   */
  async register(input: Registration, proof: string): Promise<User> {
    const { email, firstName, lastName, instituteName, password, timeZone } = validate(
      registrationRules,
      input,
    );
    const proven = { email, purpose: CodePurpose.REGISTER, proof };
    await this.codes.check(this.work.manager, proven);
    const passwordHash = await this.passwords.hash(password);
    try {
      return await this.work.run(async (tx) => {
        await this.codes.spend(tx, proven);
        const institute = await tx.manager.save(Institute, { name: instituteName, timeZone });
        const owner = { instituteId: institute.id, email, firstName, lastName, passwordHash };
        return tx.manager.save(User, owner);
      });
    } catch (error) {
      if (isUniqueViolation(error, 'users_email')) throw userErrors.EMAIL_TAKEN();
      throw error;
    }
  }

  /**
   * Sets a new password and ends every session of the account.
   * @param proof from a code verified for RESET_PASSWORD
   * @throws VALIDATION, EMAIL_NOT_VERIFIED
   */
  async resetPassword(
    address: string,
    newPassword: string,
    proof: string,
    caller: Caller,
  ): Promise<void> {
    const email = validate(emailRule, address, 'email');
    const password = validate(passwordRule, newPassword, 'newPassword');
    const proven = { email, purpose: CodePurpose.RESET_PASSWORD, proof };
    await this.codes.check(this.work.manager, proven);
    const passwordHash = await this.passwords.hash(password);
    await this.work.run(async (tx) => {
      await this.codes.spend(tx, proven);
      const user = await tx.manager.findOneByOrFail(User, { email });
      await tx.manager.update(User, user.id, { passwordHash });
      await this.sessions.endAll(tx, user.id);
    });
    await this.sessions.prove(email, caller);
  }

  /** The account behind a viewer. */
  async me(viewer: Viewer): Promise<User> {
    return this.work.manager.findOneByOrFail(User, { id: viewer.userId });
  }

  async institute(id: string): Promise<Institute> {
    return this.work.manager.findOneByOrFail(Institute, { id });
  }

  /** Names to show beside what people made, by user id. */
  async names(ids: readonly string[]): Promise<Map<string, string>> {
    const users = await this.work.manager.findBy(User, { id: In([...ids]) });
    return new Map(users.map((user) => [user.id, fullName(user)]));
  }
}

export function fullName(user: Pick<User, 'firstName' | 'lastName'>): string {
  return `${user.firstName} ${user.lastName}`;
}

import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { Repository } from 'typeorm';
import type { Caller } from '../../core/access/parameters.js';
import type { Viewer } from '../../core/access/viewer.js';
import { isUniqueViolation } from '../../core/database/constraint-violations.js';
import { UnitOfWork } from '../../core/database/unit-of-work.js';
import { emailRule, validate } from '../../core/errors/validation.js';
import { RateLimits } from '../../core/http/rate-limits.js';
import { CodePurpose } from '../email-codes/email-code.entity.js';
import { EmailCodesService, type Proof } from '../email-codes/email-codes.service.js';
import { Institute } from '../institute.entity.js';
import { Passwords } from '../passwords/passwords.js';
import { fullName, User } from '../user.entity.js';
import { listUserNames } from '../user.queries.js';
import { registrationRules, type Registration } from './registration.validation.js';
import { userErrors } from '../users.errors.js';

/** Per network address: a whole staff signs up together. */
const ADDRESS_LOOKUPS = { name: 'addresses-looked-up', points: 300, seconds: 3_600 };

/** Accounts of staff. Registering takes a verified e-mail address. */
@Injectable()
export class AccountsService {
  constructor(
    private readonly work: UnitOfWork,
    @InjectRepository(User) private readonly users: Repository<User>,
    @InjectRepository(Institute) private readonly institutes: Repository<Institute>,
    private readonly codes: EmailCodesService,
    private readonly passwords: Passwords,
    private readonly limits: RateLimits,
  ) {}

  /**
   * Creates an institute and its first member, the owner.
   * @param proof of a code verified for REGISTER
   * @throws VALIDATION, EMAIL_NOT_VERIFIED, EMAIL_TAKEN, BUSY
   */
  async register(input: Registration, proof: Proof, { address }: Caller): Promise<User> {
    const { email, firstName, lastName, instituteName, password, timeZone } = validate(
      registrationRules,
      input,
    );
    const proven = { email, purpose: CodePurpose.REGISTER, ...proof };
    await this.codes.check(proven);
    const passwordHash = await this.passwords.hash(password, { account: email, address });
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
   * For routes that may disclose who is registered (docs/legacy-api.md). Limited per network
   * address, so that nobody tests a whole list.
   * @throws VALIDATION, EMAIL_TAKEN, TOO_MANY_REQUESTS
   */
  async assertNotRegistered(address: string, caller: Caller): Promise<void> {
    const email = validate(emailRule, address, 'email');
    await this.limits.consume(ADDRESS_LOOKUPS, caller.address);
    if (await this.users.existsBy({ email })) throw userErrors.EMAIL_TAKEN();
  }

  /** The viewer's own account. */
  async me(viewer: Viewer): Promise<User> {
    return this.users.findOneByOrFail({ id: viewer.userId });
  }

  async institute(id: string): Promise<Institute> {
    return this.institutes.findOneByOrFail({ id });
  }

  /** Full names by user id, to show beside what people made. */
  async findNames(ids: readonly string[]): Promise<Map<string, string>> {
    const users = await listUserNames(this.work.manager, { ids: [...new Set(ids)] });
    return new Map(users.map((user) => [user.id, fullName(user)]));
  }
}

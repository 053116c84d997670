import { Inject, Injectable } from '@nestjs/common';
import { CONFIG } from '../config/config.module.js';
import type { Config } from '../config/env.js';
import { UnitOfWork, type Transaction } from '../core/database/unit-of-work.js';
import { emailRule, validate } from '../core/errors/validation.js';
import { RateLimits } from '../core/http/rate-limits.js';
import { MailService } from '../mail/mail.service.js';
import { CodePurpose } from './email-code.entity.js';
import { LogInLimits } from './log-in-limits.js';
import {
  CODE_MINUTES,
  MailedCodes,
  type CodeKey as AnyCodeKey,
  type CodeRequest,
  type MadeCode,
  type ProofOf,
} from './mailed-codes.js';
import { User } from './user.entity.js';

export type { CodeRequest, Proof } from './mailed-codes.js';
export type CodeKey = AnyCodeKey<CodePurpose>;

/** How long a verified address may wait for what it was verified for (legacy-api.md). */
const PROOF_MINUTES = {
  [CodePurpose.REGISTER]: 30,
  [CodePurpose.RESET_PASSWORD]: 10,
  [CodePurpose.CHANGE_EMAIL]: 10,
};
/** Where the answer to a known address is that it is registered already. */
const TEMPLATES = {
  [CodePurpose.REGISTER]: 'registration-code',
  [CodePurpose.CHANGE_EMAIL]: 'email-change-code',
} as const;

/** Per network address: a staff room signs up together. */
const REQUESTS = { name: 'code-requests', points: 300, seconds: 3_600 };
/** Of one address, purpose and client, that were not good. */
const CLAIMS = { name: 'code-claims', points: 5, seconds: 600 };
const CHECKS = { name: 'code-checks', points: 600, seconds: 3_600 };

/** Codes for accounts of staff. */
@Injectable()
export class EmailCodesService {
  constructor(
    private readonly work: UnitOfWork,
    private readonly codes: MailedCodes,
    private readonly limits: RateLimits,
    private readonly logIns: LogInLimits,
    private readonly mails: MailService,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  /**
   * Makes a code, which ends the client's earlier one, and mails it. Whether the address is known is told
   * by the mail alone: this answers (and takes as long) the same.
   * @param address the network address it is asked from
   * @throws VALIDATION, TOO_MANY_REQUESTS
   */
  async request(asked: CodeKey, address: string): Promise<CodeRequest> {
    return this.codes.request(asked, address, { requests: REQUESTS }, async (tx, made) =>
      this.mail(tx, asked.purpose, made),
    );
  }

  /**
   * Exchanges the right code for a proof. Whoever has lost their password, or is kept waiting because
   * strangers try to guess it, can then log in from there with the one they have, too.
   * @throws INVALID_CODE, the same for wrong, expired, used and tried too often
   */
  async verify(asked: CodeKey, code: string, address: string): Promise<string> {
    const { purpose, email } = asked;
    const proof = await this.codes.verify(asked, code, address, CHECKS, PROOF_MINUTES[purpose]);
    if (purpose === CodePurpose.RESET_PASSWORD)
      await this.logIns.prove(validate(emailRule, email), address);
    return proof;
  }

  /**
   * Looks at a proof before anything is done for it. One that is not shown but known by its client can
   * be claimed by others who come from the same address: not often, or they would be first one day.
   * @throws EMAIL_NOT_VERIFIED unless the proof is good for this address and purpose, TOO_MANY_REQUESTS
   */
  async check(proof: ProofOf): Promise<void> {
    if ('proof' in proof) {
      await this.codes.find(this.work.manager, proof);
      return;
    }
    const claim = `${proof.purpose} ${proof.email} ${proof.client}`;
    await this.limits.consume(CLAIMS, claim);
    await this.codes.find(this.work.manager, proof);
    await this.limits.giveBack(CLAIMS, claim);
  }

  /** Uses a proof up (see MailedCodes). @throws EMAIL_NOT_VERIFIED */
  async spend(tx: Transaction, proof: ProofOf): Promise<void> {
    await this.codes.spend(tx, proof);
  }

  private async mail(
    tx: Transaction,
    purpose: CodePurpose,
    { email: to, code, expiresAt }: MadeCode,
  ): Promise<string> {
    const isKnown = await tx.manager.existsBy(User, { email: to });
    const values = { code, minutes: CODE_MINUTES };
    if (purpose === CodePurpose.RESET_PASSWORD) {
      const withheld = !isKnown;
      return this.mails.send(tx, { to, template: 'password-code', values, expiresAt, withheld });
    }
    if (!isKnown) {
      return this.mails.send(tx, { to, template: TEMPLATES[purpose], values, expiresAt });
    }
    const hint = { url: this.config.staffUrl };
    return this.mails.send(tx, { to, template: 'already-registered', values: hint, expiresAt });
  }
}

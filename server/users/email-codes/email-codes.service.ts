import { Inject, Injectable } from '@nestjs/common';
import { CONFIG } from '../../config/config.module.js';
import type { Config } from '../../config/env.js';
import type { Caller } from '../../core/access/parameters.js';
import { UnitOfWork, type Transaction } from '../../core/database/unit-of-work.js';
import { emailRule, validate } from '../../core/errors/validation.js';
import { MailService } from '../../mail/mail.service.js';
import { AddressProofs, toClientKey } from './address-proofs.js';
import { CodePurpose } from './email-code.entity.js';
import { findFamiliarAccount } from '../familiar-network.queries.js';
import { LogInLimits } from '../log-in-limits.js';
import {
  CODE_MINUTES,
  MailedCodes,
  type CodeKey as AnyCodeKey,
  type CodeRequest,
  type NewCode,
} from './mailed-codes.js';
import { User } from '../user.entity.js';

export type { CodeRequest } from './mailed-codes.js';
export type CodeKey = AnyCodeKey<CodePurpose>;

/**
 * What proves that a code came back: the proof that `verify` returned, or the caller who sent it
 * back.
 */
export type Proof = { proof: string } | { from: Caller };

type ProofOfCode = Proof & { email: string; purpose: CodePurpose };

/** How long a verified address may wait for the step it was verified for (docs/legacy-api.md). */
const PROOF_MINUTES = {
  [CodePurpose.REGISTER]: 30,
  [CodePurpose.RESET_PASSWORD]: 10,
  [CodePurpose.CHANGE_EMAIL]: 10,
};
/** The purposes where a known address gets the mail that it is registered already. */
const TEMPLATES = {
  [CodePurpose.REGISTER]: 'registration-code',
  [CodePurpose.CHANGE_EMAIL]: 'email-change-code',
} as const;

/** Per network address: a whole staff signs up together. */
const REQUESTS = { name: 'code-requests', points: 300, seconds: 3_600 };
const CHECKS = { name: 'code-checks', points: 600, seconds: 3_600 };
/**
 * Per e-mail address: five of each of the fifty codes below the daily limit, and 300 of shared
 * ones. Other purposes have no such limit: a guess there takes no account, and strangers could keep
 * people from signing up.
 */
const MAX_WRONG_RESETS_PER_DAY = 550;

/** E-mail codes for accounts of staff. */
@Injectable()
export class EmailCodesService {
  constructor(
    private readonly work: UnitOfWork,
    private readonly codes: MailedCodes,
    private readonly addresses: AddressProofs,
    private readonly logIns: LogInLimits,
    private readonly mails: MailService,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  /**
   * Creates a code, which replaces the client's earlier one, and mails it. Only the mail says
   * whether the address is known: response and timing are the same.
   * @throws VALIDATION, TOO_MANY_REQUESTS
   */
  async request(key: CodeKey, { address }: Caller): Promise<CodeRequest> {
    const { agent } = key;
    const { email } = validatedEmail(key);
    if (agent !== undefined) await this.addresses.recordRequest({ ...key, email, agent });
    const familiar = await findFamiliarAccount(this.work.manager, { email, address });
    const limits = { requests: REQUESTS, isFamiliar: familiar.length > 0 };
    return this.codes.request(key, address, limits, async (tx, code) =>
      this.mail(tx, key.purpose, code),
    );
  }

  /**
   * Exchanges the right code for a proof. An owner who resets the password, or is slowed down
   * because strangers try to guess it, can then also log in from there with the current one, unless
   * the network address alone identifies them.
   * @throws INVALID_CODE, the same for wrong, expired, used and tried too often; TOO_MANY_REQUESTS
   */
  async verify(key: CodeKey, code: string, caller: Caller): Promise<string> {
    const { purpose, agent } = key;
    const { address } = caller;
    const proofMinutes = PROOF_MINUTES[purpose];
    const proof = await this.codes.verify(key, code, address, {
      checks: CHECKS,
      ...(purpose === CodePurpose.RESET_PASSWORD && {
        maxWrongTriesPerDay: MAX_WRONG_RESETS_PER_DAY,
      }),
      proofMinutes,
      onVerified: async (tx, row) => {
        if (agent !== undefined) await this.addresses.assess(tx, row, caller, proofMinutes);
      },
    });
    // A network address is shared: a neighbour who tries to log in would see that the code came
    // back.
    if (purpose === CodePurpose.RESET_PASSWORD && agent === undefined)
      await this.logIns.recordProof(validatedEmail(key).email, address);
    return proof;
  }

  /**
   * Checks a proof before anything is done for it.
   * @throws EMAIL_NOT_VERIFIED unless the proof is valid for this address and purpose,
   *   TOO_MANY_REQUESTS
   */
  async check({ email, purpose, ...shown }: ProofOfCode): Promise<void> {
    if ('from' in shown) await this.addresses.claim({ email, purpose }, shown.from);
    else await this.codes.find(this.work.manager, { email, purpose, ...shown });
  }

  /**
   * Uses a proof up (see MailedCodes).
   * @throws EMAIL_NOT_VERIFIED
   */
  async spend(tx: Transaction, { email, purpose, ...shown }: ProofOfCode): Promise<void> {
    const proof = 'from' in shown ? toClientKey(shown.from) : shown;
    await this.codes.spend(tx, { email, purpose, ...proof });
  }

  /** Ends proofs that would allow another reset of the password. */
  async endResetProofs(tx: Transaction, email: string): Promise<void> {
    await this.codes.endProofs(tx, email, CodePurpose.RESET_PASSWORD);
  }

  private async mail(
    tx: Transaction,
    purpose: CodePurpose,
    { email: to, code, expiresAt }: NewCode,
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

/**
 * Normalizes the address as codes store it.
 * @throws VALIDATION
 */
function validatedEmail({ email }: CodeKey): { email: string } {
  return { email: validate(emailRule, email, 'email') };
}

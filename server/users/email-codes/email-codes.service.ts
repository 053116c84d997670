import { Inject, Injectable } from '@nestjs/common';
import { CONFIG } from '../../config/config.module.js';
import type { Config } from '../../config/env.js';
import type { Caller } from '../../core/access/parameters.js';
import { UnitOfWork, type Transaction } from '../../core/database/unit-of-work.js';
import { emailRule, validate } from '../../core/errors/validation.js';
import { MailService } from '../../mail/mail.service.js';
import { AddressProofs, clientOf } from './address-proofs.js';
import { CodePurpose } from './email-code.entity.js';
import { isFamiliar } from '../familiar-networks.js';
import { LogInLimits } from '../log-in-limits.js';
import {
  CODE_MINUTES,
  MailedCodes,
  type CodeKey as AnyCodeKey,
  type CodeRequest,
  type MadeCode,
} from './mailed-codes.js';
import { User } from '../user.entity.js';

export type { CodeRequest } from './mailed-codes.js';
export type CodeKey = AnyCodeKey<CodePurpose>;

/** What shows that a code came back: what `verify` gave for it, or else who sent it back. */
export type Proof = { proof: string } | { from: Caller };

type ProofOfCode = Proof & { email: string; purpose: CodePurpose };

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
const CHECKS = { name: 'code-checks', points: 600, seconds: 3_600 };
/**
 * Of one address: five of each of the fifty codes below the daily ceiling, and 300 of shared ones. Where no account can
 * be lost by a guess there is no such bound: strangers would keep people from signing up with it.
 */
const WRONG_RESETS_A_DAY = 550;

/** Codes for accounts of staff. */
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
   * Makes a code, which ends the client's earlier one, and mails it. Whether the address is known is told
   * by the mail alone: this answers (and takes as long) the same.
   * @throws VALIDATION, TOO_MANY_REQUESTS
   */
  async request(asked: CodeKey, { address }: Caller): Promise<CodeRequest> {
    const { agent } = asked;
    const { email } = checked(asked);
    if (agent !== undefined) await this.addresses.noteRequest({ ...asked, email, agent });
    const limits = {
      requests: REQUESTS,
      isFamiliar: await isFamiliar(this.work.manager, email, address),
    };
    return this.codes.request(asked, address, limits, async (tx, made) =>
      this.mail(tx, asked.purpose, made),
    );
  }

  /**
   * Exchanges the right code for a proof. Whoever has lost their password, or is kept waiting because
   * strangers try to guess it, can then log in from there with the one they have, too, unless they are
   * known by their address alone.
   * @throws INVALID_CODE, the same for wrong, expired, used and tried too often; TOO_MANY_REQUESTS
   */
  async verify(asked: CodeKey, code: string, caller: Caller): Promise<string> {
    const { purpose, agent } = asked;
    const { address } = caller;
    const proofMinutes = PROOF_MINUTES[purpose];
    const proof = await this.codes.verify(asked, code, address, {
      checks: CHECKS,
      ...(purpose === CodePurpose.RESET_PASSWORD && { wrongTriesADay: WRONG_RESETS_A_DAY }),
      proofMinutes,
      judge: async (tx, row) => {
        if (agent !== undefined) await this.addresses.judge(tx, row, caller, proofMinutes);
      },
    });
    // Whoever is known by their address shares it: a neighbour who tries to log in would see that the code came back.
    if (purpose === CodePurpose.RESET_PASSWORD && agent === undefined)
      await this.logIns.prove(checked(asked).email, address);
    return proof;
  }

  /**
   * Looks at a proof before anything is done for it.
   * @throws EMAIL_NOT_VERIFIED unless the proof is good for this address and purpose, TOO_MANY_REQUESTS
   */
  async check({ email, purpose, ...shown }: ProofOfCode): Promise<void> {
    if ('from' in shown) await this.addresses.claim({ email, purpose }, shown.from);
    else await this.codes.find(this.work.manager, { email, purpose, ...shown });
  }

  /** Uses a proof up (see MailedCodes). @throws EMAIL_NOT_VERIFIED */
  async spend(tx: Transaction, { email, purpose, ...shown }: ProofOfCode): Promise<void> {
    const proof = 'from' in shown ? clientOf(shown.from) : shown;
    await this.codes.spend(tx, { email, purpose, ...proof });
  }

  /** Ends what would let whoever has it reset the password again. */
  async endResets(tx: Transaction, email: string): Promise<void> {
    await this.codes.endProofs(tx, email, CodePurpose.RESET_PASSWORD);
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

/** As codes know it. @throws VALIDATION */
function checked({ email }: CodeKey): { email: string } {
  return { email: validate(emailRule, email, 'email') };
}

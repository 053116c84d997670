import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { Secrets } from '../core/access/secrets.js';
import type { Transaction } from '../core/database/unit-of-work.js';
import { JobQueues } from '../core/jobs/job-queues.js';
import { Mail } from './mail.entity.js';
import { sendMail } from './mail.jobs.js';
import type { MailTemplate, MailValues } from './templates/index.js';

/** Rows inserted by one statement. */
const INSERT_BATCH_SIZE = 1_000;
/** How long a notice is still sent: late if the mail server was down, but not lost. */
export const NOTICE_LIFETIME_MS = 7 * 86_400_000;

export interface MailRequest<T extends MailTemplate> {
  to: string;
  template: T;
  values: MailValues[T];
  /** If it is for a learner. */
  learnerId?: string;
  /** The mail is not sent after this. */
  expiresAt: Date;
  /**
   * Written and queued like any other mail, but never sent: the request must take the same time
   * whether or not an address is known.
   */
  withheld?: boolean;
}

/** Other modules send mail with this: it writes a row in their transaction, and a worker sends it later. */
@Injectable()
export class MailService {
  constructor(
    private readonly secrets: Secrets,
    private readonly queues: JobQueues,
  ) {}

  /** @returns the id of the mail's row */
  async send<T extends MailTemplate>(tx: Transaction, request: MailRequest<T>): Promise<string> {
    const mail = this.row(request);
    await tx.manager.insert(Mail, mail);
    this.queues.enqueueAfterCommit(tx, sendMail, mail.id);
    return mail.id;
  }

  /**
   * Sends many mails, after those that are sent one by one.
   * @returns the ids of the rows, in the same order
   */
  async sendAll<T extends MailTemplate>(
    tx: Transaction,
    requests: readonly MailRequest<T>[],
  ): Promise<string[]> {
    const mails = requests.map((request) => this.row(request));
    for (let from = 0; from < mails.length; from += INSERT_BATCH_SIZE)
      await tx.manager.insert(Mail, mails.slice(from, from + INSERT_BATCH_SIZE));
    const ids = mails.map(({ id }) => id);
    this.queues.enqueueAllAfterCommit(tx, sendMail, ids);
    return ids;
  }

  private row<T extends MailTemplate>({ to, template, values, ...request }: MailRequest<T>) {
    return {
      id: randomUUID(),
      recipient: to,
      learnerId: request.learnerId ?? null,
      template,
      sealedValues: this.secrets.seal('mail', JSON.stringify(values)),
      state: request.withheld ? ('WITHHELD' as const) : ('QUEUED' as const),
      expiresAt: request.expiresAt,
    };
  }
}

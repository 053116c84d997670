import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { Secrets } from '../core/access/secrets.js';
import type { Transaction } from '../core/database/unit-of-work.js';
import { JobQueues } from '../core/jobs/job-queues.js';
import { Mail } from './mail.entity.js';
import { sendMail } from './mail.jobs.js';
import type { MailTemplate, MailValues } from './templates/index.js';

/** Rows of one statement. */
const AT_ONCE = 1_000;
/** A notice of what was done comes late, if the mail server was away, but it comes. */
export const NOTICE_MS = 7 * 86_400_000;

export interface MailRequest<T extends MailTemplate> {
  to: string;
  template: T;
  values: MailValues[T];
  /** Not worth sending after this. */
  expiresAt: Date;
  /**
   * Written and queued like any other, never sent. For requests that must take the same time
   * whether or not an address is known.
   */
  withheld?: boolean;
}

/** How the other rooms send mail: a row in their transaction, delivered by a worker afterwards. */
@Injectable()
export class MailService {
  constructor(
    private readonly secrets: Secrets,
    private readonly queues: JobQueues,
  ) {}

  /** @returns the id of its row */
  async send<T extends MailTemplate>(tx: Transaction, request: MailRequest<T>): Promise<string> {
    const mail = this.row(request);
    await tx.manager.insert(Mail, mail);
    this.queues.enqueueAfter(tx, sendMail, mail.id);
    return mail.id;
  }

  /**
   * Sends many, after what is sent one by one.
   * @returns the ids of their rows, in the same order
   */
  async sendAll<T extends MailTemplate>(
    tx: Transaction,
    requests: readonly MailRequest<T>[],
  ): Promise<string[]> {
    const mails = requests.map((request) => this.row(request));
    for (let from = 0; from < mails.length; from += AT_ONCE)
      await tx.manager.insert(Mail, mails.slice(from, from + AT_ONCE));
    const ids = mails.map(({ id }) => id);
    this.queues.enqueueAllAfter(tx, sendMail, ids);
    return ids;
  }

  private row<T extends MailTemplate>({ to, template, values, ...request }: MailRequest<T>) {
    return {
      id: randomUUID(),
      recipient: to,
      template,
      sealedValues: this.secrets.seal('mail', JSON.stringify(values)),
      state: request.withheld ? ('WITHHELD' as const) : ('QUEUED' as const),
      expiresAt: request.expiresAt,
    };
  }
}

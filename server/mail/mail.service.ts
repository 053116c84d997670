import { Injectable } from '@nestjs/common';
import { Secrets } from '../core/access/secrets.js';
import type { Transaction } from '../core/database/unit-of-work.js';
import { JobQueues } from '../core/jobs/job-queues.js';
import { Mail } from './mail.entity.js';
import { sendMail } from './mail.jobs.js';
import type { MailTemplate, MailValues } from './templates/index.js';

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

  async send<T extends MailTemplate>(tx: Transaction, request: MailRequest<T>): Promise<void> {
    const mail = await tx.manager.save(Mail, {
      recipient: request.to,
      template: request.template,
      sealedValues: this.secrets.seal('mail', JSON.stringify(request.values)),
      state: request.withheld ? 'WITHHELD' : 'QUEUED',
      expiresAt: request.expiresAt,
    });
    this.queues.enqueueAfter(tx, sendMail, mail.id);
  }
}

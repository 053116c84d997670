import { Injectable, Logger } from '@nestjs/common';
import { In, IsNull, LessThan, Not } from 'typeorm';
import { Secrets } from '../core/access/secrets.js';
import { UnitOfWork } from '../core/database/unit-of-work.js';
import { defineJob } from '../core/jobs/define-job.js';
import { Scheduled, Handles, Recovers, type JobRun } from '../core/jobs/handlers.js';
import { Mail } from './mail.entity.js';
import { MailTransport } from './mail.transport.js';
import { renderMail, type MailTemplate, type MailValues } from './templates/index.js';

/** Eight attempts from 5 s on, doubling, reach over about ten minutes. */
export const sendMail = defineJob('mail.send', { attempts: 8, backoffMs: 5_000, concurrency: 5 });

const SWEEP_AFTER_MS = 5_000;
const KEEP_DAYS = 30;
const DAY_MS = 86_400_000;

/** Sends what stands in the table. A mail may go out twice after a crash, never not at all. */
@Injectable()
export class MailJobs {
  private readonly logger = new Logger(MailJobs.name);

  constructor(
    private readonly work: UnitOfWork,
    private readonly secrets: Secrets,
    private readonly transport: MailTransport,
  ) {}

  @Handles(sendMail)
  async send(id: string, run: JobRun): Promise<void> {
    const mail = await this.mails.findOneBy({ id, state: 'QUEUED' });
    if (!mail) return;
    if (mail.expiresAt < new Date()) return this.giveUp(mail, 'It expired before it could be sent');
    try {
      // A server that takes its time must not hold up the end of this process.
      await Promise.race([this.deliver(mail), calledOff(run.signal)]);
    } catch (error) {
      if (run.signal.aborted) throw error;
      const reason = error instanceof Error ? error.message : String(error);
      if (run.isLast || isPermanent(error)) return this.giveUp(mail, reason);
      await this.mails.update(id, { attempts: run.attempt, lastError: reason });
      throw error;
    }
    await this.mails.update(id, {
      state: 'SENT',
      sentAt: new Date(),
      attempts: run.attempt,
      sealedValues: null,
    });
  }

  @Recovers(sendMail)
  async leftBehind(): Promise<string[]> {
    const before = new Date(Date.now() - SWEEP_AFTER_MS);
    const rows = await this.mails.find({
      select: { id: true },
      where: { state: 'QUEUED', createdAt: LessThan(before) },
      order: { createdAt: 'ASC' },
      take: 500,
    });
    return rows.map((row) => row.id);
  }

  @Scheduled({ everyMinutes: 60 })
  async removeOldMails(): Promise<void> {
    const before = new Date(Date.now() - KEEP_DAYS * DAY_MS);
    await this.mails.delete({
      state: In(['SENT', 'FAILED', 'WITHHELD']),
      createdAt: LessThan(before),
    });
  }

  /** A code that was not sent can be sent again while it is good (failed-mails.ts), and then no more. */
  @Scheduled({ everyMinutes: 5 })
  async forgetExpiredValues(): Promise<void> {
    const unsent = { state: In(['FAILED', 'WITHHELD']), sealedValues: Not(IsNull()) };
    const expired = { ...unsent, expiresAt: LessThan(new Date()) };
    await this.mails.update(expired, { sealedValues: null });
  }

  private get mails() {
    return this.work.manager.getRepository(Mail);
  }

  private async deliver(mail: Mail): Promise<void> {
    const template = mail.template as MailTemplate;
    const values = this.secrets.open('mail', mail.sealedValues ?? '');
    const content = renderMail(template, JSON.parse(values) as MailValues[MailTemplate]);
    await this.transport.deliver({ id: mail.id, to: mail.recipient, ...content });
  }

  private async giveUp(mail: Mail, reason: string): Promise<void> {
    this.logger.error(`Mail ${mail.id} (${mail.template}) was not sent: ${reason}`);
    await this.mails.update(mail.id, { state: 'FAILED', lastError: reason });
  }
}

/** Rejects when the signal aborts; never resolves. */
async function calledOff(signal: AbortSignal): Promise<never> {
  return new Promise((_, reject) => {
    const callOff = (): void => reject(new Error('Called off'));
    if (signal.aborted) callOff();
    else signal.addEventListener('abort', callOff, { once: true });
  });
}

/**
 * The server said no for good (SMTP 5xx): asking again would only be a nuisance. That it does not
 * let us in (53x) says something about our settings and nothing about the mail.
 */
function isPermanent(error: unknown): boolean {
  const code = (error as { responseCode?: number } | null)?.responseCode ?? 0;
  return code >= 500 && code < 600 && !(code >= 530 && code < 540);
}

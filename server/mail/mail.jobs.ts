import { Injectable, Logger } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { In, IsNull, LessThan, Not, Repository } from 'typeorm';
import { Secrets } from '../core/access/secrets.js';
import { defineJob } from '../core/jobs/define-job.js';
import { Scheduled, Handles, Recovers, type JobRun } from '../core/jobs/handlers.js';
import { Mail } from './mail.entity.js';
import { MailTransport } from './mail.transport.js';
import { renderMail, type MailTemplate, type MailValues } from './templates/index.js';

/** Eight attempts, with delays from 5 s that double, take about ten minutes. */
export const sendMail = defineJob('mail.send', { attempts: 8, backoffMs: 5_000, concurrency: 5 });

const RECOVER_AFTER_MS = 5_000;
const KEEP_DAYS = 30;
/** Mails with codes, which are valid for minutes, and mails that are never sent. */
const KEEP_SHORT_DAYS = 1;
const DAY_MS = 86_400_000;

/** Sends the mails in the table. After a crash a mail may be sent twice, but is never lost. */
@Injectable()
export class MailJobs {
  private readonly logger = new Logger(MailJobs.name);

  constructor(
    @InjectRepository(Mail) private readonly mails: Repository<Mail>,
    private readonly secrets: Secrets,
    private readonly transport: MailTransport,
  ) {}

  @Handles(sendMail)
  async send(id: string, run: JobRun): Promise<void> {
    const mail = await this.mails.findOneBy({ id, state: 'QUEUED' });
    if (!mail) return;
    if (mail.expiresAt < new Date()) return this.giveUp(mail, 'It expired before it could be sent');
    try {
      // A slow mail server must not delay the shutdown of this process.
      await Promise.race([this.deliver(mail), rejectOnAbort(run.signal)]);
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
  async findUnsent(): Promise<string[]> {
    const before = new Date(Date.now() - RECOVER_AFTER_MS);
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
    const ended = In(['SENT', 'FAILED', 'WITHHELD']);
    const old = LessThan(new Date(Date.now() - KEEP_DAYS * DAY_MS));
    await this.mails.delete({ state: ended, createdAt: old });
    const yesterday = LessThan(new Date(Date.now() - KEEP_SHORT_DAYS * DAY_MS));
    await this.mails.delete({ state: ended, template: 'exam-code', createdAt: yesterday });
    await this.mails.delete({ state: 'WITHHELD', createdAt: yesterday });
  }

  /** Removes values that can no longer be sent. Until they expire, a retry can use them (failed-mails.ts). */
  @Scheduled({ everyMinutes: 5 })
  async forgetExpiredValues(): Promise<void> {
    const unsent = { state: In(['FAILED', 'WITHHELD']), sealedValues: Not(IsNull()) };
    const expired = { ...unsent, expiresAt: LessThan(new Date()) };
    await this.mails.update(expired, { sealedValues: null });
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
async function rejectOnAbort(signal: AbortSignal): Promise<never> {
  return new Promise((_, reject) => {
    const abort = (): void => reject(new Error('Aborted'));
    if (signal.aborted) abort();
    else signal.addEventListener('abort', abort, { once: true });
  });
}

/**
 * Whether the server rejected the mail for good (SMTP 5xx), so that retries are useless. Failed authentication
 * (53x) is a problem of our settings, not of the mail.
 */
function isPermanent(error: unknown): boolean {
  const code = (error as { responseCode?: number } | null)?.responseCode ?? 0;
  return code >= 500 && code < 600 && !(code >= 530 && code < 540);
}

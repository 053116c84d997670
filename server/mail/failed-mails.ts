import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { IsNull, MoreThan, Not, Repository } from 'typeorm';
import { UnitOfWork } from '../core/database/unit-of-work.js';
import { isId } from '../core/errors/validation.js';
import { FailedRowsOf, FailedRows, type FailedRow } from '../core/jobs/failed-rows.js';
import { JobQueues } from '../core/jobs/job-queues.js';
import { Mail } from './mail.entity.js';
import { sendMail } from './mail.jobs.js';

/** Mails that could not be sent. Their values are kept until they expire, so that a retry can succeed. */
@FailedRowsOf(sendMail)
@Injectable()
export class FailedMails extends FailedRows {
  constructor(
    private readonly work: UnitOfWork,
    @InjectRepository(Mail) private readonly mails: Repository<Mail>,
    private readonly queues: JobQueues,
  ) {
    super();
  }

  override async list(limit: number): Promise<FailedRow[]> {
    const where = { state: 'FAILED' } as const;
    const rows = await this.mails.find({ where, order: { createdAt: 'DESC' }, take: limit });
    return rows.map(toFailedRow);
  }

  override async find(id: string): Promise<FailedRow | null> {
    const row = isId(id) ? await this.mails.findOneBy({ id, state: 'FAILED' }) : null;
    return row && toFailedRow(row);
  }

  override async retry(id: string): Promise<boolean> {
    return this.work.run(async (tx) => {
      const sendable = { expiresAt: MoreThan(new Date()), sealedValues: Not(IsNull()) };
      const failed = { id, state: 'FAILED' as const, ...sendable };
      const { affected } = await tx.manager.update(Mail, failed, { state: 'QUEUED', attempts: 0 });
      if (affected !== 1) return false;
      this.queues.enqueueAfterCommit(tx, sendMail, id);
      return true;
    });
  }
}

function toFailedRow({ id, createdAt, ...mail }: Mail): FailedRow {
  const isExpired = mail.expiresAt <= new Date() || mail.sealedValues === null;
  return {
    id,
    createdAt,
    description: `${mail.template} to ${mail.recipient}`,
    error: mail.lastError ?? '',
    noRetryReason: isExpired ? `it expired at ${mail.expiresAt.toISOString()}` : null,
  };
}

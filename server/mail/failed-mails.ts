import { Injectable } from '@nestjs/common';
import { IsNull, MoreThan, Not } from 'typeorm';
import { UnitOfWork } from '../core/database/unit-of-work.js';
import { isId } from '../core/errors/validation.js';
import { Failed, FailedRows, type FailedRow } from '../core/jobs/failed.js';
import { JobQueues } from '../core/jobs/job-queues.js';
import { Mail } from './mail.entity.js';
import { sendMail } from './mail.jobs.js';

/** Mails that were given up. What they say is kept until they expire, so that they can still go. */
@Failed(sendMail)
@Injectable()
export class FailedMails extends FailedRows {
  constructor(
    private readonly work: UnitOfWork,
    private readonly queues: JobQueues,
  ) {
    super();
  }

  override async list(most: number): Promise<FailedRow[]> {
    const where = { state: 'FAILED' } as const;
    const rows = await this.mails.find({ where, order: { createdAt: 'DESC' }, take: most });
    return rows.map(toFailedRow);
  }

  override async find(id: string): Promise<FailedRow | null> {
    const row = isId(id) ? await this.mails.findOneBy({ id, state: 'FAILED' }) : null;
    return row && toFailedRow(row);
  }

  override async retry(id: string): Promise<boolean> {
    return this.work.run(async (tx) => {
      const hopeful = { expiresAt: MoreThan(new Date()), sealedValues: Not(IsNull()) };
      const failed = { id, state: 'FAILED' as const, ...hopeful };
      const { affected } = await tx.manager.update(Mail, failed, { state: 'QUEUED', attempts: 0 });
      if (affected !== 1) return false;
      this.queues.enqueueAfter(tx, sendMail, id);
      return true;
    });
  }

  private get mails() {
    return this.work.manager.getRepository(Mail);
  }
}

function toFailedRow({ id, createdAt, ...mail }: Mail): FailedRow {
  const isOver = mail.expiresAt <= new Date() || mail.sealedValues === null;
  return {
    id,
    createdAt,
    what: `${mail.template} to ${mail.recipient}`,
    why: mail.lastError ?? '',
    hopeless: isOver ? `it expired at ${mail.expiresAt.toISOString()}` : null,
  };
}

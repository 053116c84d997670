import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { UnitOfWork } from '../core/database/unit-of-work.js';
import { Contact, Feedback, NewsletterAddress } from './enquiry.entity.js';

/** What visitors leave, as whoever runs this calls it. */
export const enquiryKinds = ['contact', 'feedback', 'newsletter'] as const;
export type EnquiryKind = (typeof enquiryKinds)[number];

export interface EnquiryRecord {
  kind: EnquiryKind;
  createdAt: Date;
  /** Empty where none is asked for. */
  name: string;
  email: string;
  /** The phone number, or the feedback; empty where there is neither. */
  said: string;
}

interface Range {
  /** All of them, unless said. */
  kinds?: readonly EnquiryKind[];
  /** Not before that. */
  since?: Date | null;
}

/** Each kind as the same columns, so that all of them are one list. */
const READ: Record<EnquiryKind, string> = {
  contact: `SELECT 'contact' AS kind, created_at, id::text AS place, name, email, contact AS said FROM contacts`,
  feedback: `SELECT 'feedback' AS kind, created_at, id::text AS place, name, email, description AS said FROM feedback`,
  newsletter: `SELECT 'newsletter' AS kind, created_at, email AS place, '' AS name, email, '' AS said FROM newsletter_addresses`,
};
/** Read at once, however many there are. */
const PORTION = 1_000;

/** What visitors have left, for whoever runs this: `npm run enquiries`. */
@Injectable()
export class EnquiryRecords {
  constructor(private readonly work: UnitOfWork) {}

  /** Newest first. @param skip how many of the newest to leave out */
  async list(range: Range, limit: number, skip = 0): Promise<EnquiryRecord[]> {
    const { sql, values } = newestFirst(range);
    const rows = await this.work.manager.query<EnquiryRow[]>(`${sql} LIMIT $2 OFFSET $3`, [
      ...values,
      limit,
      skip,
    ]);
    return rows.map(toRecord);
  }

  /**
   * All of them as they were at one moment, newest first, a portion at a time: there may be millions.
   * @param use is done with a portion before the next one is read
   */
  async read(range: Range, use: (records: EnquiryRecord[]) => Promise<void>): Promise<void> {
    const { sql, values } = newestFirst(range);
    await this.work.run(async ({ manager }) => {
      await manager.query(`DECLARE enquiries NO SCROLL CURSOR FOR ${sql}`, values);
      for (;;) {
        const rows = await manager.query<EnquiryRow[]>(`FETCH ${PORTION} FROM enquiries`);
        if (rows.length === 0) return;
        await use(rows.map(toRecord));
      }
    });
  }

  /** Removes for good all that was left under an address. @returns how much of each kind */
  async remove(address: string): Promise<Record<EnquiryKind, number>> {
    const email = address.trim().toLowerCase();
    return this.work.run(async ({ manager }) => ({
      contact: await removed(manager, Contact, email),
      feedback: await removed(manager, Feedback, email),
      newsletter: await removed(manager, NewsletterAddress, email),
    }));
  }
}

interface EnquiryRow {
  kind: EnquiryKind;
  created_at: Date;
  name: string;
  email: string;
  said: string;
}

function newestFirst({ kinds = enquiryKinds, since = null }: Range) {
  const parts = kinds.map(
    (kind) => `(${READ[kind]} WHERE $1::timestamptz IS NULL OR created_at >= $1::timestamptz)`,
  );
  const sql = `SELECT * FROM (${parts.join(' UNION ALL ')}) AS enquiries
    ORDER BY created_at DESC, place DESC`;
  return { sql, values: [since?.toISOString() ?? null] };
}

function toRecord({ created_at: createdAt, kind, name, email, said }: EnquiryRow): EnquiryRecord {
  return { kind, createdAt, name, email, said };
}

async function removed(
  manager: EntityManager,
  kind: typeof Contact | typeof Feedback | typeof NewsletterAddress,
  email: string,
): Promise<number> {
  const { affected } = await manager.delete(kind, { email });
  return affected ?? 0;
}

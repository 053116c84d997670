import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { UnitOfWork } from '../core/database/unit-of-work.js';
import { Contact, Feedback, NewsletterAddress } from './enquiry.entity.js';

/** The kinds of enquiries, as the command names them. */
export const enquiryKinds = ['contact', 'feedback', 'newsletter'] as const;
export type EnquiryKind = (typeof enquiryKinds)[number];

export interface EnquiryRecord {
  kind: EnquiryKind;
  createdAt: Date;
  /** Empty for newsletter subscriptions. */
  name: string;
  email: string;
  /** The phone number or the feedback; empty for newsletter subscriptions. */
  text: string;
}

interface EnquiryFilter {
  /** All kinds by default. */
  kinds?: readonly EnquiryKind[];
  /** Only enquiries from this time on. */
  since?: Date | null;
}

/** Selects each kind with the same columns, for one combined list. */
const SELECTS: Record<EnquiryKind, string> = {
  contact: `SELECT 'contact' AS kind, created_at, id::text AS sort_key, name, email, contact AS text FROM contacts`,
  feedback: `SELECT 'feedback' AS kind, created_at, id::text AS sort_key, name, email, description AS text FROM feedback`,
  newsletter: `SELECT 'newsletter' AS kind, created_at, email AS sort_key, '' AS name, email, '' AS text FROM newsletter_addresses`,
};
/** Rows fetched at once. */
const FETCH_SIZE = 1_000;

/** Enquiries of visitors, for the operator's command `npm run enquiries`. */
@Injectable()
export class EnquiryRecords {
  constructor(private readonly work: UnitOfWork) {}

  /** Newest first. @param skip how many of the newest to leave out */
  async list(range: EnquiryFilter, limit: number, skip = 0): Promise<EnquiryRecord[]> {
    const { sql, values } = newestFirst(range);
    const rows = await this.work.manager.query<EnquiryRow[]>(`${sql} LIMIT $2 OFFSET $3`, [
      ...values,
      limit,
      skip,
    ]);
    return rows.map(toRecord);
  }

  /**
   * All enquiries in one consistent snapshot, newest first, in portions, because there may be millions.
   * @param use awaited for each portion before the next one is read
   */
  async read(
    range: EnquiryFilter,
    use: (records: EnquiryRecord[]) => Promise<void>,
  ): Promise<void> {
    const { sql, values } = newestFirst(range);
    await this.work.run(async ({ manager }) => {
      await manager.query(`DECLARE enquiries NO SCROLL CURSOR FOR ${sql}`, values);
      for (;;) {
        const rows = await manager.query<EnquiryRow[]>(`FETCH ${FETCH_SIZE} FROM enquiries`);
        if (rows.length === 0) return;
        await use(rows.map(toRecord));
      }
    });
  }

  /** Deletes all enquiries with an e-mail address. @returns the number of each kind */
  async remove(address: string): Promise<Record<EnquiryKind, number>> {
    const email = address.trim().toLowerCase();
    return this.work.run(async ({ manager }) => ({
      contact: await deleteByEmail(manager, Contact, email),
      feedback: await deleteByEmail(manager, Feedback, email),
      newsletter: await deleteByEmail(manager, NewsletterAddress, email),
    }));
  }
}

interface EnquiryRow {
  kind: EnquiryKind;
  created_at: Date;
  name: string;
  email: string;
  text: string;
}

function newestFirst({ kinds = enquiryKinds, since = null }: EnquiryFilter) {
  const parts = kinds.map(
    (kind) => `(${SELECTS[kind]} WHERE $1::timestamptz IS NULL OR created_at >= $1::timestamptz)`,
  );
  const sql = `SELECT * FROM (${parts.join(' UNION ALL ')}) AS enquiries
    ORDER BY created_at DESC, sort_key DESC`;
  return { sql, values: [since?.toISOString() ?? null] };
}

function toRecord({ created_at: createdAt, kind, name, email, text }: EnquiryRow): EnquiryRecord {
  return { kind, createdAt, name, email, text };
}

async function deleteByEmail(
  manager: EntityManager,
  kind: typeof Contact | typeof Feedback | typeof NewsletterAddress,
  email: string,
): Promise<number> {
  const { affected } = await manager.delete(kind, { email });
  return affected ?? 0;
}

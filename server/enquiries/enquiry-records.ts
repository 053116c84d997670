import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { UnitOfWork } from '../core/database/unit-of-work.js';
import { Contact, Feedback, NewsletterAddress } from './enquiry.entity.js';
import {
  enquiryKinds,
  fetchEnquiries,
  listEnquiries,
  openEnquiries,
  type EnquiryKind,
  type EnquiryRow,
} from './enquiry.queries.js';

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

/** Rows fetched at once. */
const FETCH_SIZE = 1_000;

/** Enquiries of visitors, for the operator's command `npm run enquiries`. */
@Injectable()
export class EnquiryRecords {
  constructor(private readonly work: UnitOfWork) {}

  /** Newest first. @param skip how many of the newest to leave out */
  async list(range: EnquiryFilter, limit: number, skip = 0): Promise<EnquiryRecord[]> {
    const { kinds, since } = withDefaults(range);
    const part = { since, take: limit, skip };
    const rows = await listEnquiries(this.work.manager, { kinds }, part);
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
    const { kinds, since } = withDefaults(range);
    await this.work.run(async ({ manager }) => {
      await openEnquiries(manager, { kinds }, { since });
      for (;;) {
        const rows = await fetchEnquiries(manager, { count: FETCH_SIZE });
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

function withDefaults({ kinds = enquiryKinds, since = null }: EnquiryFilter) {
  return { kinds, since: since?.toISOString() ?? null };
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

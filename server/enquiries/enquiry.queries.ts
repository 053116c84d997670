import { defineCommand, defineQueryVariants } from '../core/database/define-query.js';
import type { Contact, Feedback } from './enquiry.entity.js';

/** The kinds of enquiries, as the command names them. */
export const enquiryKinds = ['contact', 'feedback', 'newsletter'] as const;
export type EnquiryKind = (typeof enquiryKinds)[number];

export interface EnquiryRow {
  kind: EnquiryKind;
  created_at: Date;
  /** Empty for newsletter subscriptions. */
  name: string;
  email: string;
  /** The phone number or the feedback; empty for newsletter subscriptions. */
  text: string;
}

interface Kinds {
  kinds: readonly EnquiryKind[];
}

interface Since {
  /** The earliest time in ISO 8601; null for all enquiries. */
  since: string | null;
}

/** Selects each kind with the same columns, for one combined list. */
const SELECTS: Record<EnquiryKind, string> = {
  contact: `SELECT 'contact' AS kind, created_at, id::text AS sort_key, name, email, contact AS text FROM contacts`,
  feedback: `SELECT 'feedback' AS kind, created_at, id::text AS sort_key, name, email, description AS text FROM feedback`,
  newsletter: `SELECT 'newsletter' AS kind, created_at, email AS sort_key, '' AS name, email, '' AS text FROM newsletter_addresses`,
};

function newestFirst({ kinds }: Kinds): string {
  const parts = kinds.map(
    (kind) =>
      `(${SELECTS[kind]} WHERE $since::timestamptz IS NULL OR created_at >= $since::timestamptz)`,
  );
  return `
  SELECT * FROM (
    ${parts.join(' UNION ALL\n    ')}
  ) AS enquiries
  ORDER BY created_at DESC, sort_key DESC`;
}

/** A part of all enquiries, the newest first. */
export const listEnquiries = defineQueryVariants<
  Kinds,
  Since & { take: number; skip: number },
  EnquiryRow
>([{ kinds: enquiryKinds }], (options) => `${newestFirst(options)} LIMIT $take OFFSET $skip`);

// PostgreSQL prepares neither DECLARE nor FETCH, so the next two have no examples. Their select is that of listEnquiries.

/** Opens a cursor over all enquiries, the newest first, until the transaction ends. */
export const openEnquiries = defineQueryVariants<Kinds, Since, never>(
  [],
  (options) => `DECLARE enquiries NO SCROLL CURSOR FOR ${newestFirst(options)}`,
);

/** The next enquiries of the cursor; no row at its end. The number is part of the text: FETCH takes no parameters. */
export const fetchEnquiries = defineQueryVariants<{ count: number }, object, EnquiryRow>(
  [],
  ({ count }) => `FETCH ${count} FROM enquiries`,
);

/** Stores a visitor's request to be called, unless an identical one was stored in the last ten minutes. */
export const insertContact = defineCommand<Pick<Contact, 'name' | 'email' | 'contact'>>(`
  INSERT INTO contacts (name, email, contact)
  SELECT $name::varchar, $email::varchar, $contact::varchar
  WHERE NOT EXISTS (SELECT FROM contacts
    WHERE name = $name::varchar AND email = $email::varchar AND contact = $contact::varchar
      AND created_at > now() - interval '10 minutes')`);

/** The same for feedback. */
export const insertFeedback = defineCommand<Pick<Feedback, 'name' | 'email' | 'description'>>(`
  INSERT INTO feedback (name, email, description)
  SELECT $name::varchar, $email::varchar, $description::varchar
  WHERE NOT EXISTS (SELECT FROM feedback
    WHERE name = $name::varchar AND email = $email::varchar AND description = $description::varchar
      AND created_at > now() - interval '10 minutes')`);

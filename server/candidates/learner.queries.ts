import { defineQuery } from '../core/database/define-query.js';

/**
 * A learner `l` whose name or address matches `$pattern`, of `learnerSearchPattern`. It does not
 * depend on the locale of the database.
 */
export const LEARNER_MATCHES = `(lower(l.name COLLATE "und-x-icu") LIKE $pattern OR l.email LIKE $pattern)`;

/** A learner with an address, as stored. */
export interface LearnerWithEmail {
  id: string;
  name: string;
  email: string;
}

/**
 * Inserts learners or finds them by address. An existing name stays, unless staff give another: they know
 * their learners better than somebody who fills in a form. Sorted by address, so that two statements with the
 * same addresses cannot deadlock.
 */
export const upsertLearners = defineQuery<
  {
    instituteId: string;
    createdBy: string;
    /** Null where only the address is known. */
    names: (string | null)[];
    /** Of the same people, each address once. */
    emails: string[];
    isByStaff: boolean;
  },
  LearnerWithEmail
>(`
  INSERT INTO learners (institute_id, created_by, name, email)
  SELECT $instituteId, $createdBy, coalesce(given.name, given.email), given.email
  FROM unnest($names::text[], $emails::text[]) AS given(name, email) ORDER BY given.email
  ON CONFLICT (institute_id, email) WHERE email IS NOT NULL
  DO UPDATE SET name = CASE WHEN $isByStaff AND EXCLUDED.name <> EXCLUDED.email
    THEN EXCLUDED.name ELSE learners.name END
  RETURNING id, name, email`);

import { defineCommand, defineQuery, defineRowQuery } from '../core/database/define-query.js';
import type { Learner } from './learner.entity.js';

/**
 * A learner `l` whose name, address, roll number or external id matches `$pattern`, of `learnerSearchPattern`. It does
 * not depend on the locale of the database.
 */
export const LEARNER_MATCHES = `(lower(l.name COLLATE "und-x-icu") LIKE $pattern OR l.email LIKE $pattern
    OR lower(l.roll_number COLLATE "und-x-icu") LIKE $pattern
    OR lower(l.external_id COLLATE "und-x-icu") LIKE $pattern)`;

/** Who a learner is. */
export type LearnerIdentity = Pick<Learner, 'id' | 'name' | 'email' | 'externalId' | 'rollNumber'>;

/** The columns of a `LearnerIdentity`; `l` is the learner. */
export const LEARNER_IDENTITY = `l.id, l.name, l.email, l.external_id AS "externalId", l.roll_number AS "rollNumber"`;

/** A learner as the API shows them. */
export type ListedLearner = LearnerIdentity & Pick<Learner, 'erasedAt' | 'updatedAt'>;

/** The columns of a `ListedLearner`. */
export const LISTED_LEARNER = `${LEARNER_IDENTITY}, l.erased_at AS "erasedAt", l.updated_at AS "updatedAt"`;

/** Columns of several learners, element by element. */
interface LearnerColumns {
  ids: string[];
  names: string[];
  emails: (string | null)[];
  externalIds: (string | null)[];
  rollNumbers: (string | null)[];
}

const GIVEN = `unnest($ids::uuid[], $names::text[], $emails::text[], $externalIds::text[], $rollNumbers::text[])
    AS given(id, name, email, external_id, roll_number)`;

/** Inserts somebody who registers, or finds them by their address. An existing name stays. */
export const registerLearner = defineRowQuery<
  Pick<Learner, 'instituteId' | 'createdBy' | 'name'> & { email: string },
  { id: string }
>(`
  INSERT INTO learners (institute_id, created_by, name, email)
  VALUES ($instituteId, $createdBy, $name, $email)
  ON CONFLICT (institute_id, email) WHERE email IS NOT NULL DO UPDATE SET name = learners.name
  RETURNING id`);

/** Locks the learners with given external ids, addresses or ids; in the order of their ids, against deadlocks. */
export const lockLearners = defineQuery<
  { instituteId: string; externalIds: string[]; emails: string[]; ids: string[] },
  LearnerIdentity
>(`
  SELECT ${LEARNER_IDENTITY} FROM learners l WHERE id IN (
    SELECT id FROM learners WHERE institute_id = $instituteId AND external_id = ANY($externalIds::text[])
    UNION SELECT id FROM learners WHERE institute_id = $instituteId AND email = ANY($emails::text[])
    UNION SELECT unnest($ids::uuid[]))
  ORDER BY id FOR NO KEY UPDATE`);

/**
 * Inserts learners. Who has registered with the same address meanwhile is that learner, with another id; staff know
 * the name better than somebody who fills in a form.
 */
export const insertLearners = defineQuery<
  Pick<Learner, 'instituteId' | 'createdBy'> & LearnerColumns,
  { id: string; email: string | null }
>(`
  INSERT INTO learners (id, institute_id, created_by, name, email, external_id, roll_number)
  SELECT given.id, $instituteId, $createdBy, given.name, given.email, given.external_id, given.roll_number
  FROM ${GIVEN} ORDER BY given.email, given.id
  ON CONFLICT (institute_id, email) WHERE email IS NOT NULL DO UPDATE SET
    name = CASE WHEN EXCLUDED.name <> EXCLUDED.email THEN EXCLUDED.name ELSE learners.name END,
    external_id = coalesce(EXCLUDED.external_id, learners.external_id),
    roll_number = coalesce(EXCLUDED.roll_number, learners.roll_number)
  RETURNING id, email`);

/** Writes what has changed of learners that are locked. */
export const updateLearners = defineCommand<LearnerColumns>(`
  UPDATE learners l SET name = given.name, email = given.email, external_id = given.external_id,
    roll_number = given.roll_number
  FROM ${GIVEN} WHERE l.id = given.id`);

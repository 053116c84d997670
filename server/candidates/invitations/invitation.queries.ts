import { defineCommand, defineQuery, defineRowQuery } from '../../core/database/define-query.js';
import { closingClockSql } from '../../exams/pauses/open-pause.queries.js';
import type { Candidate } from '../candidate.entity.js';

/** Counts the addresses that are not candidates of an exam yet: those given, and those of learners with given external ids. */
export const countNewAddresses = defineRowQuery<
  { quizId: string; instituteId: string; emails: string[]; externalIds: string[] },
  { count: number }
>(`
  SELECT count(*)::int AS count FROM (
    SELECT unnest($emails::text[]) AS email
    UNION SELECT email FROM learners
      WHERE institute_id = $instituteId AND external_id = ANY($externalIds::text[]) AND email IS NOT NULL
  ) given
  WHERE given.email NOT IN
    (SELECT l.email FROM candidates c JOIN learners l ON l.id = c.learner_id
     WHERE c.quiz_id = $quizId AND l.email IS NOT NULL)`);

/** The learners with some roll numbers among the candidates of an exam. */
export const listCandidatesByRollNumber = defineQuery<
  { quizId: string; rollNumbers: string[] },
  { id: string }
>(`
  SELECT l.id FROM candidates c JOIN learners l ON l.id = c.learner_id
  WHERE c.quiz_id = $quizId AND l.roll_number = ANY($rollNumbers::text[])`);

/** A candidate with what their link is made of. */
export interface LinkedCandidate extends Pick<Candidate, 'id' | 'linkVersion' | 'revokedAt'> {
  learnerId: string;
}

/** The candidates of learners. */
export const listLinkedCandidates = defineQuery<
  { quizId: string; learnerIds: readonly string[] },
  LinkedCandidate
>(`
  SELECT id, link_version AS "linkVersion", revoked_at AS "revokedAt", learner_id AS "learnerId"
  FROM candidates WHERE quiz_id = $quizId AND learner_id = ANY($learnerIds::uuid[])`);

/** Condition: the candidate `c` of the exam `$quizId` has not started and still can, by its rules `r`: neither revoked nor closed. */
export const CAN_STILL_START = `(c.started_at IS NULL AND c.revoked_at IS NULL
    AND (coalesce(c.closes_at, r.closes_at) IS NULL
      OR coalesce(c.closes_at, r.closes_at) > ${closingClockSql('$quizId')}))`;

const NOT_STARTED = `
  FROM candidates c JOIN exam_rules r ON r.quiz_id = c.quiz_id JOIN learners l ON l.id = c.learner_id
  WHERE c.quiz_id = $quizId AND c.origin <> 'PREVIEW' AND ${CAN_STILL_START}`;

/** Those who can be reminded: not within the hour, and with an address. A reminder takes them out of this selection. */
const REMINDABLE = `${NOT_STARTED}
    AND (c.reminded_at IS NULL OR c.reminded_at < now() - interval '1 hour')
    AND l.email IS NOT NULL`;

/** Counts the candidates who can be reminded. */
export const countRemindable = defineRowQuery<{ quizId: string }, { count: number }>(
  `SELECT count(*)::int AS count ${REMINDABLE}`,
);

/** Counts those who have not started and cannot be reminded, because they have no address. */
export const countWithoutAddress = defineRowQuery<{ quizId: string }, { count: number }>(
  `SELECT count(*)::int AS count ${NOT_STARTED} AND l.email IS NULL`,
);

/** Counts those who have not started, still can, and have an address: also those who were reminded just now. */
export const countReachable = defineRowQuery<{ quizId: string }, { count: number }>(
  `SELECT count(*)::int AS count ${NOT_STARTED} AND l.email IS NOT NULL`,
);

/** Whom the exam's times concern, and who has an address: with a window of their own on both sides they do not. */
const CONCERNED = '(l.email IS NOT NULL AND (c.opens_at IS NULL OR c.closes_at IS NULL))';

/** Counts those who can be mailed the exam's times. */
export const countConcerned = defineRowQuery<{ quizId: string }, { count: number }>(
  `SELECT count(*)::int AS count ${NOT_STARTED} AND ${CONCERNED}`,
);

/** Not mailed yet by the call `$callId`. */
const IS_LEFT = 'c.times_mailing_id IS DISTINCT FROM $callId::uuid';

/** How far the call `$callId` has come that mails the exam's times. */
export interface TimesProgress {
  /** Those whom it has mailed, also if they have started since. */
  mailed: number;
  /** Those whom it has still to mail. */
  left: number;
  /** Those who can start and get no mail: without an address, or with a window of their own. */
  skipped: number;
}

export const findTimesProgress = defineRowQuery<{ quizId: string; callId: string }, TimesProgress>(`
  SELECT (SELECT count(*)::int FROM candidates
      WHERE quiz_id = $quizId AND times_mailing_id = $callId::uuid) AS mailed,
    count(*) FILTER (WHERE ${CONCERNED} AND ${IS_LEFT})::int AS left,
    count(*) FILTER (WHERE NOT ${CONCERNED} AND ${IS_LEFT})::int AS skipped ${NOT_STARTED}`);

/** The next whom the call `$callId` has to mail the exam's times, after the candidate `$after`; at most `$limit`. */
export const listConcerned = defineQuery<
  { quizId: string; callId: string; after: string; limit: number },
  { id: string; learnerId: string }
>(`
  SELECT c.id, c.learner_id AS "learnerId"
  ${NOT_STARTED} AND ${CONCERNED} AND ${IS_LEFT} AND c.id > $after
  ORDER BY c.id LIMIT $limit`);

/** Marks candidates as mailed the exam's times by the call `$callId`. */
export const updateTimesMailed = defineCommand<{ ids: string[]; callId: string }>(
  'UPDATE candidates SET times_mailing_id = $callId::uuid WHERE id = ANY($ids::uuid[])',
);

/** The learners of some who can be reminded, at most `$limit`. */
export const listRemindable = defineQuery<{ quizId: string; limit: number }, { learnerId: string }>(
  `SELECT c.learner_id AS "learnerId" ${REMINDABLE} ORDER BY c.id LIMIT $limit`,
);

/** A candidate with an address, with the values for the mail. */
export interface Recipient extends Pick<
  Candidate,
  'id' | 'linkVersion' | 'opensAt' | 'closesAt' | 'extraTimePercent'
> {
  learnerId: string;
  name: string;
  email: string;
}

/**
 * Locks the candidates of learners, without those who are revoked or have no address: an erasure waits, and deletes their
 * mails.
 */
export const lockRecipients = defineQuery<
  { quizId: string; learnerIds: readonly string[] },
  Recipient
>(`
  SELECT c.id, c.link_version AS "linkVersion", l.id AS "learnerId", l.name, l.email,
    c.opens_at AS "opensAt", c.closes_at AS "closesAt",
    c.extra_time_percent AS "extraTimePercent"
  FROM candidates c JOIN learners l ON l.id = c.learner_id
  WHERE c.quiz_id = $quizId AND c.learner_id = ANY($learnerIds::uuid[]) AND l.email IS NOT NULL
    AND c.revoked_at IS NULL
  ORDER BY c.id FOR NO KEY UPDATE OF c`);

/** Records which mail was sent to each candidate now: `$mailIds` are in the order of `$ids`. */
export const updateMailed = defineCommand<{
  ids: string[];
  mailIds: string[];
  isReminder: boolean;
}>(`
  UPDATE candidates c SET mailed_at = now(), mail_id = sent.mail_id,
    reminded_at = CASE WHEN $isReminder THEN now() ELSE c.reminded_at END
  FROM unnest($ids::uuid[], $mailIds::uuid[]) AS sent(id, mail_id) WHERE c.id = sent.id`);

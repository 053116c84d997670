import { defineCommand, defineQuery, defineRowQuery } from '../../core/database/define-query.js';
import type { Candidate } from '../candidate.entity.js';

/** Counts the addresses that are not candidates of an exam yet. */
export const countNewAddresses = defineRowQuery<
  { quizId: string; emails: string[] },
  { count: number }
>(`
  SELECT count(*)::int AS count FROM unnest($emails::text[]) AS given(email)
  WHERE given.email NOT IN
    (SELECT l.email FROM candidates c JOIN learners l ON l.id = c.learner_id
     WHERE c.quiz_id = $quizId AND l.email IS NOT NULL)`);

/**
 * Candidates who can be reminded: not started, not revoked, not reminded within the hour, with an open window
 * and an address. A reminder takes them out of this selection.
 */
const REMINDABLE = `
  FROM candidates c JOIN exam_rules r ON r.quiz_id = c.quiz_id JOIN learners l ON l.id = c.learner_id
  WHERE c.quiz_id = $quizId AND c.origin <> 'PREVIEW' AND c.started_at IS NULL AND c.revoked_at IS NULL
    AND (c.reminded_at IS NULL OR c.reminded_at < now() - interval '1 hour')
    AND (coalesce(c.closes_at, r.closes_at) IS NULL OR coalesce(c.closes_at, r.closes_at) > now())
    AND l.email IS NOT NULL`;

/** Counts the candidates who can be reminded. */
export const countRemindable = defineRowQuery<{ quizId: string }, { count: number }>(
  `SELECT count(*)::int AS count ${REMINDABLE}`,
);

/** The learners of some of them, at most `$limit`. */
export const listRemindable = defineQuery<{ quizId: string; limit: number }, { learnerId: string }>(
  `SELECT c.learner_id AS "learnerId" ${REMINDABLE} ORDER BY c.id LIMIT $limit`,
);

/** A candidate with an address, with the values for the mail. */
export interface Recipient extends Pick<
  Candidate,
  'id' | 'linkVersion' | 'opensAt' | 'closesAt' | 'extraTimePercent'
> {
  name: string;
  email: string;
}

/** The candidates of learners, without those who are revoked or have no address. */
export const listRecipients = defineQuery<
  { quizId: string; learnerIds: readonly string[] },
  Recipient
>(`
  SELECT c.id, c.link_version AS "linkVersion", l.name, l.email,
    c.opens_at AS "opensAt", c.closes_at AS "closesAt",
    c.extra_time_percent AS "extraTimePercent"
  FROM candidates c JOIN learners l ON l.id = c.learner_id
  WHERE c.quiz_id = $quizId AND c.learner_id = ANY($learnerIds::uuid[]) AND l.email IS NOT NULL
    AND c.revoked_at IS NULL`);

/** Records which mail was sent to each candidate now: `$mailIds` are in the order of `$ids`. */
export const updateMailed = defineCommand<{
  ids: string[];
  mailIds: string[];
  isReminder: boolean;
}>(`
  UPDATE candidates c SET mailed_at = now(), mail_id = sent.mail_id,
    reminded_at = CASE WHEN $isReminder THEN now() ELSE c.reminded_at END
  FROM unnest($ids::uuid[], $mailIds::uuid[]) AS sent(id, mail_id) WHERE c.id = sent.id`);

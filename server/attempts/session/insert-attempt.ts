import { selectColumns } from '../../core/database/select-columns.js';
import type { Transaction } from '../../core/database/unit-of-work.js';
import { Attempt, type OrderedQuestion, type AttemptRules } from '../attempt.entity.js';
import { BASE_DEADLINE } from './deadlines.js';
import type { ExamStatus } from './exam-status.js';

/** The values of a new attempt. */
export interface NewAttempt {
  /** The page that starts it. */
  client: string;
  /** Fingerprint of its browser (see NetworkFingerprints). */
  browser: string | null;
  seed: number;
  arrangement: OrderedQuestion[];
}

/**
 * Inserts an attempt with the rules and the order that apply to it. Times come from the database's clock. The
 * first attempt sets `startedAt` of the candidate, which lists of candidates filter by.
 * @param status of a candidate whom the transaction has locked
 */
export async function insertAttempt(
  { manager }: Transaction,
  status: ExamStatus,
  { client, browser, seed, arrangement }: NewAttempt,
): Promise<Attempt> {
  const { candidateId, quizId, instituteId, createdBy, revisionId, isPreview } = status;
  const owner = [instituteId, createdBy, quizId, revisionId, candidateId, isPreview];
  // The same expression as recomputes deadlines, so that recomputing changes nothing by itself. Previews have
  // no window.
  const [attempt] = await manager.query<Attempt[]>(
    `WITH first AS (UPDATE candidates SET started_at = now() WHERE id = $5 AND started_at IS NULL)
     INSERT INTO attempts AS a (institute_id, created_by, quiz_id, revision_id, candidate_id,
       is_preview, number, rules, seed, arrangement, lease_holder, lease_browser, started_at,
       deadline_at)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, now(),
       (SELECT ${BASE_DEADLINE} FROM (VALUES (now(), $8::jsonb)) AS a (started_at, rules),
         candidates c LEFT JOIN exam_rules r ON r.quiz_id = c.quiz_id AND NOT $6
        WHERE c.id = $5))
     RETURNING ${selectColumns(Attempt, 'a')}`,
    [
      ...owner,
      status.attemptsMade + 1,
      JSON.stringify(toAttemptRules(status)),
      seed,
      JSON.stringify(arrangement),
      client,
      browser,
    ],
  );
  if (!attempt) throw new Error('The INSERT of an attempt returned no row');
  return attempt;
}

function toAttemptRules({ rules, durationMinutes }: ExamStatus): AttemptRules {
  const { marksPerQuestion, penaltyPercent, passMark, layout, navigation } = rules;
  return { durationMinutes, marksPerQuestion, penaltyPercent, passMark, layout, navigation };
}

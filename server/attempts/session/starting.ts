import { columnsOf } from '../../core/database/columns.js';
import type { Transaction } from '../../core/database/unit-of-work.js';
import { Attempt, type OrderedQuestion, type AttemptRules } from '../attempt.entity.js';
import { BASE } from './deadlines.js';
import type { ExamStatus } from './exam-status.js';

/** What is made for a new attempt. */
export interface NewAttempt {
  /** The page that starts it. */
  client: string;
  /** The mark of its browser (see NetworkMarks). */
  browser: string | null;
  seed: number;
  arrangement: OrderedQuestion[];
}

/**
 * Writes a new attempt: what it is given by now never changes for it. Its times are the database's. Lists
 * of candidates are narrowed by who has one, so the first is noted there.
 * @param standing of a candidate who is held by the transaction
 */
export async function insertAttempt(
  { manager }: Transaction,
  standing: ExamStatus,
  { client, browser, seed, arrangement }: NewAttempt,
): Promise<Attempt> {
  const { candidateId, quizId, instituteId, createdBy, revisionId, isPreview } = standing;
  const owner = [instituteId, createdBy, quizId, revisionId, candidateId, isPreview];
  // The same expression as makes deadlines anew, so that a change of something else moves none of them. A
  // preview has no window.
  const [attempt] = await manager.query<Attempt[]>(
    `WITH first AS (UPDATE candidates SET started_at = now() WHERE id = $5 AND started_at IS NULL)
     INSERT INTO attempts AS a (institute_id, created_by, quiz_id, revision_id, candidate_id,
       is_preview, number, rules, seed, arrangement, lease_holder, lease_browser, started_at,
       deadline_at)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, now(),
       (SELECT ${BASE} FROM (VALUES (now(), $8::jsonb)) AS a (started_at, rules),
         candidates c LEFT JOIN exam_rules r ON r.quiz_id = c.quiz_id AND NOT $6
        WHERE c.id = $5))
     RETURNING ${columnsOf(manager, Attempt, 'a')}`,
    [
      ...owner,
      standing.attemptsMade + 1,
      JSON.stringify(frozenRules(standing)),
      seed,
      JSON.stringify(arrangement),
      client,
      browser,
    ],
  );
  if (!attempt) throw new Error('An attempt was written and did not come back');
  return attempt;
}

function frozenRules({ rules, durationMinutes }: ExamStatus): AttemptRules {
  const { marksPerQuestion, penaltyPercent, passMark, layout, navigation } = rules;
  return { durationMinutes, marksPerQuestion, penaltyPercent, passMark, layout, navigation };
}

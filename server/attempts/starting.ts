import { columnsOf } from '../core/database/columns.js';
import type { Transaction } from '../core/database/unit-of-work.js';
import { Attempt, type ArrangedQuestion, type AttemptRules } from './attempt.entity.js';
import type { ExamStanding } from './exam-standing.js';

const SECONDS_A_MINUTE = 60;

/** What is made for a new attempt. */
export interface NewAttempt {
  /** The page that starts it. */
  client: string;
  seed: number;
  arrangement: ArrangedQuestion[];
}

/**
 * Writes a new attempt: what it is given by now never changes for it. Its times are the database's. Lists
 * of candidates are narrowed by who has one, so the first is noted there.
 * @param standing of a candidate who is held by the transaction
 */
export async function insertAttempt(
  { manager }: Transaction,
  standing: ExamStanding,
  { client, seed, arrangement }: NewAttempt,
): Promise<Attempt> {
  const { candidateId, quizId, instituteId, createdBy, revisionId, isPreview } = standing;
  const owner = [instituteId, createdBy, quizId, revisionId, candidateId, isPreview];
  // LEAST passes over what is null: no limit on that side.
  const [attempt] = await manager.query<Attempt[]>(
    `WITH first AS (UPDATE candidates SET started_at = now() WHERE id = $5 AND started_at IS NULL)
     INSERT INTO attempts AS a (institute_id, created_by, quiz_id, revision_id, candidate_id,
       is_preview, number, rules, seed, arrangement, lease_holder, started_at, deadline_at)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, now(),
       least(now() + make_interval(secs => $12::float8), $13::timestamptz))
     RETURNING ${columnsOf(manager, Attempt, 'a')}`,
    [
      ...owner,
      standing.attemptsMade + 1,
      JSON.stringify(frozenRules(standing)),
      seed,
      JSON.stringify(arrangement),
      client,
      secondsOf(standing),
      // A preview has no window.
      isPreview ? null : standing.closesAt,
    ],
  );
  if (!attempt) throw new Error('An attempt was written and did not come back');
  return attempt;
}

/** Minutes as a candidate has them, with their extra time; null: no limit. */
export function minutesOf({ durationMinutes, extraTimePercent }: ExamStanding): number | null {
  return durationMinutes === null ? null : (durationMinutes * (100 + extraTimePercent)) / 100;
}

function secondsOf(standing: ExamStanding): number | null {
  const minutes = minutesOf(standing);
  return minutes === null ? null : minutes * SECONDS_A_MINUTE;
}

function frozenRules({ rules, durationMinutes }: ExamStanding): AttemptRules {
  const { marksPerQuestion, penaltyPercent, passMark, layout, navigation } = rules;
  return { durationMinutes, marksPerQuestion, penaltyPercent, passMark, layout, navigation };
}

import { Injectable } from '@nestjs/common';
import type { z } from 'zod';
import type { AuthenticatedCandidate } from '../../core/access/authenticated-candidate.js';
import { UnitOfWork, type Transaction } from '../../core/database/unit-of-work.js';
import { validate } from '../../core/errors/validation.js';
import type { Receipt } from '../attempt.entity.js';
import { attemptErrors } from '../attempt.errors.js';
import { AttemptCache } from '../attempt-cache.js';
import { pageEventRules, type PageEventInput, type PageEventsAnswer } from './page-event.schema.js';

/** Events of one attempt: a candidate who leaves the page all the time must not fill the log. */
const MAX_RECORDED = 500;
/** Events that were on their way are accepted for this long after the end. */
const ACCEPTED_AFTER_END_SECONDS = 600;

interface RecordingState {
  receipt: Receipt | null;
  isAccepting: boolean;
  recordedCount: number;
}

/** Records events of candidates' pages: the candidate left and came back, or the connection was lost. */
@Injectable()
export class PageEventsService {
  constructor(
    private readonly work: UnitOfWork,
    private readonly attemptCache: AttemptCache,
  ) {}

  /**
   * Records new events up to the limit. Times outside the attempt are moved into it.
   * @throws VALIDATION, ATTEMPT_NOT_FOUND, ATTEMPT_ENDED with the receipt if it ended too long ago
   */
  async record(
    candidate: AuthenticatedCandidate,
    attemptId: string,
    input: z.input<typeof pageEventRules>,
  ): Promise<PageEventsAnswer> {
    const { id } = await this.attemptCache.get(candidate, attemptId);
    const { facts: events } = validate(pageEventRules, input);
    return this.work.run(async (tx) => {
      const state = await lockForRecording(tx, id);
      if (!state.isAccepting)
        throw attemptErrors.ATTEMPT_ENDED({ current: state.receipt ?? undefined });
      await insertPageEvents(tx, id, events, MAX_RECORDED - state.recordedCount);
      return { kept: await countRecorded(tx, id, events) };
    });
  }
}

/** Locks the attempt, so that concurrent calls cannot exceed the limit. */
async function lockForRecording({ manager }: Transaction, id: string): Promise<RecordingState> {
  await manager.query('SELECT FROM attempts WHERE id = $1 FOR NO KEY UPDATE', [id]);
  const [state] = await manager.query<RecordingState[]>(
    `SELECT receipt,
       coalesce(submitted_at > now() - make_interval(secs => $2), true) AS "isAccepting",
       (SELECT count(*)::int FROM exam_events
        WHERE attempt_id = $1 AND fact_id IS NOT NULL) AS "recordedCount"
     FROM attempts WHERE id = $1`,
    [id, ACCEPTED_AFTER_END_SECONDS],
  );
  if (!state) throw attemptErrors.ATTEMPT_NOT_FOUND();
  return state;
}

async function insertPageEvents(
  { manager }: Transaction,
  id: string,
  events: readonly PageEventInput[],
  limit: number,
): Promise<void> {
  await manager.query(
    `INSERT INTO exam_events (quiz_id, candidate_id, attempt_id, kind, fact_id, details, at)
     SELECT a.quiz_id, a.candidate_id, a.id, f.kind, f.id,
       CASE WHEN f.seconds IS NULL THEN '{}' ELSE jsonb_build_object('seconds', f.seconds) END,
       greatest(a.started_at, least(f.at, a.submitted_at, now()))
     FROM attempts a, ROWS FROM (
       jsonb_to_recordset($2::jsonb) AS (id uuid, kind text, at timestamptz, seconds int)
     ) WITH ORDINALITY AS f (id, kind, at, seconds, place)
     WHERE a.id = $1
       AND NOT EXISTS (SELECT FROM exam_events e WHERE e.attempt_id = $1 AND e.fact_id = f.id)
     ORDER BY f.place LIMIT $3
     ON CONFLICT (attempt_id, fact_id) WHERE fact_id IS NOT NULL DO NOTHING`,
    [id, JSON.stringify(events), Math.max(0, limit)],
  );
}

async function countRecorded(
  { manager }: Transaction,
  id: string,
  events: readonly PageEventInput[],
): Promise<number> {
  const [counted] = await manager.query<[{ count: number }]>(
    `SELECT count(*)::int AS count FROM exam_events WHERE attempt_id = $1 AND fact_id = ANY($2)`,
    [id, events.map((event) => event.id)],
  );
  return counted.count;
}

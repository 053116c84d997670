import { Injectable } from '@nestjs/common';
import type { z } from 'zod';
import type { AuthenticatedCandidate } from '../../core/access/candidate-authenticator.port.js';
import { UnitOfWork, type Transaction } from '../../core/database/unit-of-work.js';
import { validate } from '../../core/errors/validation.js';
import type { Receipt } from '../attempt.entity.js';
import { attemptErrors } from '../attempt.errors.js';
import { AttemptCache } from '../attempt-cache.js';
import { pageEventRules, type PageEventInput, type PageEventsAnswer } from './page-event.schema.js';

/** Of one attempt: whoever looks away all the time fills no log. */
const MAX_KEPT = 500;
/** For so long after the end what was on its way is still taken. */
const AFTER_SECONDS = 600;

interface Told {
  receipt: Receipt | null;
  isTaking: boolean;
  kept: number;
}

/** What learners' pages tell of themselves: that somebody left them and came back, that the line was down. */
@Injectable()
export class PageEventsService {
  constructor(
    private readonly work: UnitOfWork,
    private readonly statics: AttemptCache,
  ) {}

  /**
   * Writes down what is new of it, as far as there is room; no time lies outside of the attempt.
   * @throws VALIDATION, ATTEMPT_NOT_FOUND, ATTEMPT_ENDED with the receipt when that is too long ago
   */
  async tell(
    candidate: AuthenticatedCandidate,
    attemptId: string,
    input: z.input<typeof pageEventRules>,
  ): Promise<PageEventsAnswer> {
    const { id } = await this.statics.get(candidate, attemptId);
    const { facts } = validate(pageEventRules, input);
    return this.work.run(async (tx) => {
      const told = await hold(tx, id);
      if (!told.isTaking) throw attemptErrors.ATTEMPT_ENDED({ current: told.receipt ?? undefined });
      await keep(tx, id, facts, MAX_KEPT - told.kept);
      return { kept: await countOf(tx, id, facts) };
    });
  }
}

/** Two calls at once do not both find the last room. */
async function hold({ manager }: Transaction, id: string): Promise<Told> {
  await manager.query('SELECT FROM attempts WHERE id = $1 FOR NO KEY UPDATE', [id]);
  const [told] = await manager.query<Told[]>(
    `SELECT receipt,
       coalesce(submitted_at > now() - make_interval(secs => $2), true) AS "isTaking",
       (SELECT count(*)::int FROM exam_events WHERE attempt_id = $1 AND fact_id IS NOT NULL) AS kept
     FROM attempts WHERE id = $1`,
    [id, AFTER_SECONDS],
  );
  if (!told) throw attemptErrors.ATTEMPT_NOT_FOUND();
  return told;
}

async function keep(
  { manager }: Transaction,
  id: string,
  facts: readonly PageEventInput[],
  room: number,
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
    [id, JSON.stringify(facts), Math.max(0, room)],
  );
}

async function countOf(
  { manager }: Transaction,
  id: string,
  facts: readonly PageEventInput[],
): Promise<number> {
  const [counted] = await manager.query<[{ count: number }]>(
    `SELECT count(*)::int AS count FROM exam_events WHERE attempt_id = $1 AND fact_id = ANY($2)`,
    [id, facts.map((fact) => fact.id)],
  );
  return counted.count;
}

import type { EntityManager } from 'typeorm';

/** What a decision came to: rows that say so now and did not before, and answers that are others now. */
export interface Decided {
  decided: number;
  /** To which questions; each once. */
  questionIds: string[];
  written: number;
}

const DECIDED = `(SELECT count(*)::int FROM marked) AS decided,
    (SELECT coalesce(json_agg(DISTINCT question_id), '[]') FROM marked) AS "questionIds"`;

/**
 * One statement: all of it reads what was stored before it. What is written keeps the lease and the
 * sequence it was typed under, so that whatever is saved after a reopening holds against it. What it takes
 * the place of is kept with it; of an answer that was accepted before, that is the row of that one. Such a
 * row may hold a later one by now, which came in anew: within a lease nothing is saved after a decision
 * (whoever is let go on gets another lease), so what is stored of an earlier sequence is what was accepted.
 */
const ACCEPT = `
  WITH chosen AS (
    SELECT k.*, r.response IS DISTINCT FROM k.response AS is_other,
      CASE WHEN r.question_id IS NULL OR EXISTS (SELECT FROM late_responses o
          WHERE o.attempt_id = $1 AND o.question_id = k.question_id AND o.epoch = r.epoch
            AND (o.sequence = r.sequence AND o.decision = 'ACCEPTED'
              OR o.sequence > r.sequence AND o.replaced IS NOT NULL))
        THEN k.replaced
        ELSE jsonb_build_object('response', r.response, 'isFlagged', r.is_flagged,
          'epoch', r.epoch, 'sequence', r.sequence, 'savedAt', r.saved_at) END AS before
    FROM late_responses k
    LEFT JOIN responses r ON r.attempt_id = $1 AND r.question_id = k.question_id
    WHERE k.attempt_id = $1 AND k.id = ANY($2)
  ), changed AS (
    SELECT * FROM chosen WHERE is_other OR decision IS DISTINCT FROM 'ACCEPTED'
  ), written AS (
    INSERT INTO responses AS r
      (attempt_id, question_id, response, is_flagged, epoch, sequence, saved_at)
    SELECT $1, question_id, response, is_flagged, epoch, sequence, arrived_at
    FROM changed WHERE is_other
    ON CONFLICT (attempt_id, question_id) DO UPDATE SET response = excluded.response,
      is_flagged = excluded.is_flagged, epoch = excluded.epoch, sequence = excluded.sequence,
      saved_at = excluded.saved_at
    RETURNING r.question_id
  ), marked AS (
    UPDATE late_responses k SET decision = 'ACCEPTED', decided_at = now(), decided_by = $3,
      replaced = CASE WHEN c.is_other THEN c.before ELSE k.replaced END
    FROM changed c WHERE k.id = c.id
    RETURNING k.question_id
  )
  SELECT ${DECIDED},
    (SELECT count(*)::int FROM written) AS written`;

const REFUSE = `
  WITH marked AS (
    UPDATE late_responses SET decision = 'REFUSED', decided_at = now(), decided_by = $3
    WHERE attempt_id = $1 AND id = ANY($2) AND decision IS NULL
    RETURNING question_id
  )
  SELECT ${DECIDED}, 0 AS written`;

/**
 * Lets late answers take the place of what is stored.
 * @param attemptId of an attempt that the transaction holds
 * @param ids of late answers of it, at most one a question
 */
export async function accept(
  manager: EntityManager,
  attemptId: string,
  ids: readonly string[],
  userId: string,
): Promise<Decided> {
  const [decided] = await manager.query<[Decided]>(ACCEPT, [attemptId, ids, userId]);
  return decided;
}

/** Marks those that nobody has decided on as refused. */
export async function refuse(
  manager: EntityManager,
  attemptId: string,
  ids: readonly string[],
  userId: string,
): Promise<Decided> {
  const [decided] = await manager.query<[Decided]>(REFUSE, [attemptId, ids, userId]);
  return decided;
}

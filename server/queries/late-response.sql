-- From server/attempts/responses/late-response.queries.ts.

-- storeLateResponses: $1 entries, $2 attemptId, $3 quizId, $4 leaseEpoch
WITH entry AS (
  SELECT * FROM ROWS FROM (
    jsonb_to_recordset($1::jsonb) AS ("questionId" uuid, epoch int, sequence int, response jsonb,
      "isFlagged" boolean, "typedAt" timestamptz)
  ) WITH ORDINALITY AS e ("questionId", epoch, sequence, response, "isFlagged", "typedAt", place)
), compared AS (
  SELECT e.*, k.id IS NOT NULL AS "hasLate", coalesce(k.sequence >= e.sequence, false) AS "isLate",
    CASE WHEN k.id IS NOT NULL THEN jsonb_build_object('epoch', k.epoch, 'sequence', k.sequence, 'response', k.response,
  'isFlagged', k.is_flagged) END AS late,
    CASE WHEN r.question_id IS NOT NULL THEN jsonb_build_object('epoch', r.epoch, 'sequence', r.sequence, 'response', r.response,
  'isFlagged', r.is_flagged) END AS stored,
    r.response IS NOT DISTINCT FROM e.response
      OR coalesce(r.epoch = e.epoch AND r.sequence >= e.sequence, false) AS "isInPlace",
    (SELECT l.replaced FROM late_responses l
      WHERE l.attempt_id = $2 AND l.question_id = e."questionId"
        AND (l.replaced ->> 'epoch')::int = e.epoch
        AND (l.replaced ->> 'sequence')::int >= e.sequence LIMIT 1) AS replaced
  FROM entry e
  LEFT JOIN responses r ON r.attempt_id = $2 AND r.question_id = e."questionId"
  LEFT JOIN late_responses k
    ON k.attempt_id = $2 AND k.question_id = e."questionId" AND k.epoch = e.epoch
), checked AS (
  SELECT *, "isInPlace" OR replaced IS NOT NULL AS "isStored" FROM compared
), capacity AS (
  SELECT NOT EXISTS (SELECT FROM checked WHERE NOT "isStored" AND NOT "isLate")
    OR (SELECT count(*) < 3000
          AND coalesce(sum(octet_length(response::text)), 0) < 16777216
        FROM late_responses WHERE attempt_id = $2) AS "isEnough"
), written AS (
  INSERT INTO late_responses AS l (attempt_id, quiz_id, question_id, epoch, sequence, response, is_flagged,
    typed_at, arrived_at, cause)
  SELECT $2, $3, t."questionId", t.epoch, t.sequence, t.response, t."isFlagged",
    CASE WHEN t."typedAt" > now() THEN now() ELSE t."typedAt" END, now(),
    CASE WHEN t.epoch < $4 THEN 'TAKEN_OVER' ELSE 'ENDED' END
  FROM checked t, capacity WHERE capacity."isEnough" AND (NOT t."isStored" OR t."hasLate")
  ON CONFLICT (attempt_id, question_id, epoch) DO UPDATE SET sequence = excluded.sequence,
    response = excluded.response, is_flagged = excluded.is_flagged, typed_at = excluded.typed_at,
    arrived_at = excluded.arrived_at, cause = excluded.cause,
    decision = CASE WHEN l.response IS NOT DISTINCT FROM excluded.response THEN l.decision END,
    decided_at = CASE WHEN l.response IS NOT DISTINCT FROM excluded.response THEN l.decided_at END,
    decided_by = CASE WHEN l.response IS NOT DISTINCT FROM excluded.response THEN l.decided_by END
  WHERE l.sequence < excluded.sequence
  RETURNING l.question_id, l.epoch, jsonb_build_object('epoch', l.epoch, 'sequence', l.sequence, 'response', l.response,
  'isFlagged', l.is_flagged) AS late
)
SELECT t."questionId", t.epoch, t.sequence,
  CASE WHEN t."isStored" THEN 'STORED' ELSE 'KEPT' END AS outcome,
  CASE WHEN t."isInPlace" THEN t.stored WHEN t."isStored" THEN t.replaced
    ELSE coalesce(w.late, t.late) END AS answer
FROM capacity, checked t LEFT JOIN written w ON w.question_id = t."questionId" AND w.epoch = t.epoch
WHERE capacity."isEnough" ORDER BY t.place;

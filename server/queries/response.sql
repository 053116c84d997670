-- From server/attempts/responses/response.queries.ts.

-- saveResponses: $1 attemptId, $2 epoch, $3 entries, $4 reached, $5 place
WITH locked AS (
  SELECT id, reached FROM attempts
  WHERE id = $1 AND lease_epoch = $2 AND submitted_at IS NULL
    AND (deadline_at IS NULL OR coalesce(attempts.paused_at, now()) <= deadline_at + interval '10 seconds')
  FOR NO KEY UPDATE
), entry AS (
  SELECT * FROM jsonb_to_recordset($3::jsonb) AS e
    ("questionId" uuid, response jsonb, "isFlagged" boolean, sequence int, place int)
), touched AS (
  UPDATE attempts a SET last_saved_at = now(), reached = greatest(a.reached,
    CASE WHEN a.paused_at IS NULL THEN $4 ELSE 0 END,
    (SELECT max(e.place) FROM entry e WHERE e.place >= a.reached)),
    place = coalesce($5::int, a.place)
  FROM locked WHERE a.id = locked.id
  RETURNING a.deadline_at, a.paused_at
), stored AS (
  INSERT INTO responses AS r
    (attempt_id, question_id, response, is_flagged, epoch, sequence, saved_at)
  SELECT locked.id, e."questionId", e.response, e."isFlagged", $2, e.sequence, now()
  FROM locked, entry e
  WHERE e.place >= locked.reached
  ON CONFLICT (attempt_id, question_id) DO UPDATE SET response = excluded.response,
    is_flagged = excluded.is_flagged, epoch = excluded.epoch, sequence = excluded.sequence,
    saved_at = excluded.saved_at
  WHERE (r.epoch, r.sequence) < (excluded.epoch, excluded.sequence)
  RETURNING r.question_id, r.epoch, r.sequence
)
SELECT now() AS "savedAt", touched.deadline_at AS "deadlineAt", touched.paused_at AS "pausedAt",
  (SELECT coalesce(jsonb_agg(jsonb_build_object(
    'questionId', question_id, 'epoch', epoch, 'sequence', sequence)), '[]') FROM stored) AS receipts
FROM touched;

-- listStoredSince: $1 entries, $2 attemptId, $3 epoch
SELECT r.question_id AS "questionId", r.epoch, r.sequence, r.response,
  r.is_flagged AS "isFlagged"
FROM responses r JOIN jsonb_to_recordset($1::jsonb) AS e ("questionId" uuid, sequence int)
  ON r.question_id = e."questionId"
WHERE r.attempt_id = $2 AND (r.epoch, r.sequence) >= ($3, e.sequence);

-- listSavedResponses: $1 attemptId
SELECT question_id AS "questionId", response, is_flagged AS "isFlagged", epoch, sequence,
  saved_at AS "savedAt"
FROM responses WHERE attempt_id = $1 ORDER BY question_id;

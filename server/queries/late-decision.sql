-- From server/attempts/late-responses/late-decision.queries.ts.

-- acceptLateAnswers: $1 attemptId, $2 ids, $3 userId
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
SELECT (SELECT count(*)::int FROM marked) AS decided,
  (SELECT coalesce(json_agg(DISTINCT question_id), '[]') FROM marked) AS "questionIds",
  (SELECT count(*)::int FROM written) AS written;

-- refuseLateAnswers: $1 userId, $2 attemptId, $3 ids
WITH marked AS (
  UPDATE late_responses SET decision = 'REFUSED', decided_at = now(), decided_by = $1
  WHERE attempt_id = $2 AND id = ANY($3) AND decision IS NULL
  RETURNING question_id
)
SELECT (SELECT count(*)::int FROM marked) AS decided,
  (SELECT coalesce(json_agg(DISTINCT question_id), '[]') FROM marked) AS "questionIds", 0 AS written;

-- From server/attempts/late-responses/late-list.queries.ts.

-- listLateAnswers: $1 attemptId
SELECT k.id, k.question_id AS "questionId", k.epoch, k.sequence, k.response,
  k.is_flagged AS "isFlagged", k.typed_at AS "typedAt", k.arrived_at AS "arrivedAt", k.cause,
  k.decision, k.decided_at AS "decidedAt", u.first_name || ' ' || u.last_name AS "decidedBy",
  k.replaced, k.response IS NOT DISTINCT FROM r.response AS "isStored",
  coalesce(r.epoch > k.epoch AND r.saved_at > coalesce(k.typed_at, k.arrived_at), false) AS "isAnsweredAgain"
FROM late_responses k LEFT JOIN responses r ON r.attempt_id = k.attempt_id AND r.question_id = k.question_id LEFT JOIN users u ON u.id = k.decided_by
WHERE k.attempt_id = $1 ORDER BY k.epoch, k.question_id;

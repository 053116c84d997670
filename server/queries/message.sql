-- From server/attempts/messages/message.queries.ts.

-- countMessages: $1 quizId
SELECT count(*)::int AS count FROM exam_messages WHERE quiz_id = $1;

-- insertMessage: $1 quizId, $2 attemptId, $3 kind, $4 actorId, $5 reason
WITH recipient AS MATERIALIZED (
  SELECT id, candidate_id, '{}'::jsonb AS details FROM attempts
  WHERE quiz_id = $1 AND submitted_at IS NULL AND NOT is_preview
    AND ($2::uuid IS NULL OR id = $2)
), logged AS (
  INSERT INTO exam_events (quiz_id, candidate_id, attempt_id, kind, actor_id, reason, details)
  SELECT $1, candidate_id, id, $3, $4, $5, details FROM recipient
)
INSERT INTO exam_messages (quiz_id, attempt_id, text, sent_at, recipients, sent_by)
SELECT $1, $2, $5, clock_timestamp(), count(*)::int, $4
FROM recipient HAVING count(*) > 0
RETURNING recipients AS count;

-- listMessages: $1 quizId, $2 take, $3 skip
SELECT m.id, m.text, m.sent_at AS "sentAt", m.recipients, m.attempt_id AS "attemptId",
  CASE WHEN m.attempt_id IS NOT NULL THEN coalesce(l.name, '') END AS "candidateName",
  u.first_name || ' ' || u.last_name AS "senderName"
FROM exam_messages m
  LEFT JOIN attempts a ON a.id = m.attempt_id
  LEFT JOIN candidates c ON c.id = a.candidate_id
  LEFT JOIN learners l ON l.id = c.learner_id
  LEFT JOIN users u ON u.id = m.sent_by
WHERE m.quiz_id = $1 ORDER BY m.id DESC LIMIT $2 OFFSET $3;

-- From server/attempts/events/exam-event.queries.ts.

-- listExamEvents {"source":null,"isOfAttempt":false,"isGrouped":true}: $1 quizId, $2 take, $3 skip
SELECT e.id, e.kind, e.attempt_id AS "attemptId", e.candidate_id AS "candidateId",
  coalesce(l.name, '') AS "candidateName", u.first_name || ' ' || u.last_name AS "actorName",
  e.reason, (e.details->>'minutes')::int AS minutes,
  coalesce((SELECT max((f.details->>'seconds')::int) FROM exam_events f WHERE f.quiz_id = e.quiz_id AND f.at = e.at AND f.kind = e.kind
  AND f.kind IN ('EXTENDED', 'PAUSED', 'RESUMED', 'MESSAGE_SENT') AND f.kind NOT IN ('FOCUS_LOST', 'FOCUS_REGAINED', 'RECONNECTED', 'ADDRESS_CHANGED', 'STARTED', 'TAKEN_OVER', 'SUBMITTED', 'RETURNED_BY_CODE') AND f.reason IS NOT DISTINCT FROM e.reason
  AND (f.details = e.details OR f.kind = 'RESUMED')), (e.details->>'seconds')::int) AS seconds,
  greatest(1, (SELECT count(*)::int FROM exam_events f WHERE f.quiz_id = e.quiz_id AND f.at = e.at AND f.kind = e.kind
  AND f.kind IN ('EXTENDED', 'PAUSED', 'RESUMED', 'MESSAGE_SENT') AND f.kind NOT IN ('FOCUS_LOST', 'FOCUS_REGAINED', 'RECONNECTED', 'ADDRESS_CHANGED', 'STARTED', 'TAKEN_OVER', 'SUBMITTED', 'RETURNED_BY_CODE') AND f.reason IS NOT DISTINCT FROM e.reason
  AND (f.details = e.details OR f.kind = 'RESUMED'))) AS "attemptCount", e.details->>'from' AS "takenFrom",
  e.details->>'by' AS "submittedBy", coalesce(e.details->'questions', '[]') AS questions, e.at
FROM exam_events e JOIN candidates c ON c.id = e.candidate_id AND c.learner_id IS NOT NULL
  JOIN learners l ON l.id = c.learner_id
  LEFT JOIN users u ON u.id = e.actor_id
WHERE e.quiz_id = $1
  AND (e.kind NOT IN ('EXTENDED', 'PAUSED', 'RESUMED', 'MESSAGE_SENT')
    OR e.id = (SELECT f.id FROM exam_events f WHERE f.quiz_id = e.quiz_id AND f.at = e.at AND f.kind = e.kind
  AND f.kind IN ('EXTENDED', 'PAUSED', 'RESUMED', 'MESSAGE_SENT') AND f.kind NOT IN ('FOCUS_LOST', 'FOCUS_REGAINED', 'RECONNECTED', 'ADDRESS_CHANGED', 'STARTED', 'TAKEN_OVER', 'SUBMITTED', 'RETURNED_BY_CODE') AND f.reason IS NOT DISTINCT FROM e.reason
  AND (f.details = e.details OR f.kind = 'RESUMED') ORDER BY f.id LIMIT 1))
ORDER BY e.at DESC, e.id DESC LIMIT $2 OFFSET $3;

-- listExamEvents {"source":"STAFF","isOfAttempt":false,"isGrouped":false}: $1 quizId, $2 take, $3 skip
SELECT e.id, e.kind, e.attempt_id AS "attemptId", e.candidate_id AS "candidateId",
  coalesce(l.name, '') AS "candidateName", u.first_name || ' ' || u.last_name AS "actorName",
  e.reason, (e.details->>'minutes')::int AS minutes,
  (e.details->>'seconds')::int AS seconds,
  1 AS "attemptCount", e.details->>'from' AS "takenFrom",
  e.details->>'by' AS "submittedBy", coalesce(e.details->'questions', '[]') AS questions, e.at
FROM exam_events e JOIN candidates c ON c.id = e.candidate_id AND c.learner_id IS NOT NULL
  JOIN learners l ON l.id = c.learner_id
  LEFT JOIN users u ON u.id = e.actor_id
WHERE e.quiz_id = $1
  AND e.kind NOT IN ('FOCUS_LOST', 'FOCUS_REGAINED', 'RECONNECTED', 'ADDRESS_CHANGED', 'STARTED', 'TAKEN_OVER', 'SUBMITTED', 'RETURNED_BY_CODE')
ORDER BY e.at DESC, e.id DESC LIMIT $2 OFFSET $3;

-- listExamEvents {"source":"PAGE","isOfAttempt":true,"isGrouped":false}: $1 quizId, $2 attemptId, $3 take, $4 skip
SELECT e.id, e.kind, e.attempt_id AS "attemptId", e.candidate_id AS "candidateId",
  coalesce(l.name, '') AS "candidateName", u.first_name || ' ' || u.last_name AS "actorName",
  e.reason, (e.details->>'minutes')::int AS minutes,
  (e.details->>'seconds')::int AS seconds,
  1 AS "attemptCount", e.details->>'from' AS "takenFrom",
  e.details->>'by' AS "submittedBy", coalesce(e.details->'questions', '[]') AS questions, e.at
FROM exam_events e JOIN candidates c ON c.id = e.candidate_id AND c.learner_id IS NOT NULL
  JOIN learners l ON l.id = c.learner_id
  LEFT JOIN users u ON u.id = e.actor_id
WHERE e.quiz_id = $1
  AND e.attempt_id = $2
  AND e.kind IN ('FOCUS_LOST', 'FOCUS_REGAINED', 'RECONNECTED', 'ADDRESS_CHANGED', 'TAKEN_OVER', 'RETURN_CONFIRMED', 'RETURNED_BY_CODE')
ORDER BY e.at DESC, e.id DESC LIMIT $3 OFFSET $4;

-- countExamEvents {"source":null,"isOfAttempt":false,"isGrouped":true}: $1 quizId
SELECT count(*)::int AS count
FROM exam_events e JOIN candidates c ON c.id = e.candidate_id AND c.learner_id IS NOT NULL
WHERE e.quiz_id = $1
  AND (e.kind NOT IN ('EXTENDED', 'PAUSED', 'RESUMED', 'MESSAGE_SENT')
    OR e.id = (SELECT f.id FROM exam_events f WHERE f.quiz_id = e.quiz_id AND f.at = e.at AND f.kind = e.kind
  AND f.kind IN ('EXTENDED', 'PAUSED', 'RESUMED', 'MESSAGE_SENT') AND f.kind NOT IN ('FOCUS_LOST', 'FOCUS_REGAINED', 'RECONNECTED', 'ADDRESS_CHANGED', 'STARTED', 'TAKEN_OVER', 'SUBMITTED', 'RETURNED_BY_CODE') AND f.reason IS NOT DISTINCT FROM e.reason
  AND (f.details = e.details OR f.kind = 'RESUMED') ORDER BY f.id LIMIT 1));

-- countExamEvents {"source":"STAFF","isOfAttempt":false,"isGrouped":false}: $1 quizId
SELECT count(*)::int AS count
FROM exam_events e JOIN candidates c ON c.id = e.candidate_id AND c.learner_id IS NOT NULL
WHERE e.quiz_id = $1
  AND e.kind NOT IN ('FOCUS_LOST', 'FOCUS_REGAINED', 'RECONNECTED', 'ADDRESS_CHANGED', 'STARTED', 'TAKEN_OVER', 'SUBMITTED', 'RETURNED_BY_CODE');

-- countExamEvents {"source":"PAGE","isOfAttempt":true,"isGrouped":false}: $1 quizId, $2 attemptId
SELECT count(*)::int AS count
FROM exam_events e JOIN candidates c ON c.id = e.candidate_id AND c.learner_id IS NOT NULL
WHERE e.quiz_id = $1
  AND e.attempt_id = $2
  AND e.kind IN ('FOCUS_LOST', 'FOCUS_REGAINED', 'RECONNECTED', 'ADDRESS_CHANGED', 'TAKEN_OVER', 'RETURN_CONFIRMED', 'RETURNED_BY_CODE');

-- From server/attempts/returns/return.queries.ts.

-- findActivity: $1 quizId
SELECT ((SELECT true FROM attempts o WHERE o.quiz_id = q.id AND o.submitted_at IS NULL AND NOT o.is_preview LIMIT 1) IS NOT NULL) AS "isRunning", EXISTS (SELECT FROM candidates
    WHERE quiz_id = q.id AND closes_at > coalesce((SELECT p.started_at FROM exam_pauses p  WHERE p.quiz_id = q.id AND p.ended_at IS NULL), now()) AND revoked_at IS NULL
      AND origin <> 'PREVIEW') AS "hasLaterWindows"
FROM quizzes q WHERE q.id = $1;

-- findByReturnCode: $1 quizId, $2 returnCode
SELECT c.id, c.link_version AS "linkVersion", l.name
FROM candidates c JOIN learners l ON l.id = c.learner_id
WHERE c.quiz_id = $1 AND c.return_code = $2 AND c.revoked_at IS NULL
  AND c.origin = 'LINK';

-- insertReturnRequest: $1 quizId, $2 name, $3 rollNumber, $4 secretHash
INSERT INTO return_requests (quiz_id, name, roll_number, secret_hash, number)
SELECT $1, $2, $3, $4, n FROM generate_series(100, 999) n
WHERE (SELECT count(*) FROM return_requests WHERE quiz_id = $1 AND state = 'WAITING' AND requested_at > now() - interval '1 hour') < 500
  AND n NOT IN (SELECT number FROM return_requests
    WHERE quiz_id = $1 AND state = 'WAITING')
ORDER BY random() LIMIT 1
RETURNING id, number;

-- findReturnAnswer: $1 id, $2 quizId, $3 secretHash
SELECT r.state, CASE WHEN c.id IS NOT NULL
  THEN json_build_object('id', c.id, 'linkVersion', c.link_version, 'name', l.name) END AS candidate
FROM return_requests r
  LEFT JOIN candidates c ON c.id = r.candidate_id AND c.link_version = r.link_version
    AND c.revoked_at IS NULL
  LEFT JOIN learners l ON l.id = c.learner_id
WHERE r.id = $1 AND r.quiz_id = $2 AND r.secret_hash = $3 AND r.requested_at > now() - interval '1 hour';

-- deleteReturnRequest: $1 id, $2 quizId, $3 secretHash
DELETE FROM return_requests
WHERE id = $1 AND quiz_id = $2 AND secret_hash = $3 AND requested_at > now() - interval '1 hour'
RETURNING state;

-- listWaitingReturns: $1 quizId
SELECT id, number, name, roll_number AS "rollNumber", requested_at AS "requestedAt"
FROM return_requests WHERE quiz_id = $1 AND state = 'WAITING' AND requested_at > now() - interval '1 hour'
ORDER BY requested_at, id LIMIT 500;

-- findReturnRequest: $1 id
SELECT r.id, r.quiz_id AS "quizId", r.number, r.name, r.roll_number AS "rollNumber", r.state,
  r.candidate_id AS "candidateId", r.link_version AS "linkVersion",
  q.institute_id AS "instituteId", q.created_by AS "createdBy"
FROM return_requests r JOIN quizzes q ON q.id = r.quiz_id AND q.deleted_at IS NULL
WHERE r.id = $1 AND r.requested_at > now() - interval '1 hour';

-- lockReturnRequest: $1 id
SELECT r.id, r.quiz_id AS "quizId", r.number, r.name, r.roll_number AS "rollNumber", r.state,
  r.candidate_id AS "candidateId", r.link_version AS "linkVersion",
  q.institute_id AS "instituteId", q.created_by AS "createdBy"
FROM return_requests r JOIN quizzes q ON q.id = r.quiz_id AND q.deleted_at IS NULL
WHERE r.id = $1 AND r.requested_at > now() - interval '1 hour' FOR NO KEY UPDATE OF r;

-- decideReturn: $1 state, $2 candidateId, $3 linkVersion, $4 userId, $5 id
UPDATE return_requests SET state = $1, candidate_id = $2, link_version = $3,
  decided_by = $4, decided_at = now()
WHERE id = $5;

-- refuseWaitingReturns: $1 userId, $2 quizId
UPDATE return_requests SET state = 'REFUSED', decided_by = $1, decided_at = now()
WHERE quiz_id = $2 AND state = 'WAITING' AND requested_at > now() - interval '1 hour';

-- logReturnByCode: $1 candidateId, $2 limit
INSERT INTO exam_events (quiz_id, candidate_id, attempt_id, kind)
SELECT a."quizId", a."candidateId", a.id, 'RETURNED_BY_CODE' FROM (
SELECT id, quiz_id AS "quizId", candidate_id AS "candidateId" FROM attempts
WHERE candidate_id = $1 ORDER BY number DESC LIMIT 1) a
WHERE $2 > (SELECT count(*) FROM exam_events e
  WHERE e.attempt_id = a.id AND e.kind = 'RETURNED_BY_CODE');

-- findLatestAttempt: $1 candidateId
SELECT id, quiz_id AS "quizId", candidate_id AS "candidateId" FROM attempts
WHERE candidate_id = $1 ORDER BY number DESC LIMIT 1;

-- deleteExpiredReturns
DELETE FROM return_requests WHERE id IN (
  SELECT id FROM return_requests WHERE true AND NOT (requested_at > now() - interval '1 hour') ORDER BY id FOR UPDATE);

-- deleteExpiredReturnsOf: $1 quizId
DELETE FROM return_requests WHERE id IN (
  SELECT id FROM return_requests WHERE quiz_id = $1 AND NOT (requested_at > now() - interval '1 hour') ORDER BY id FOR UPDATE);

-- From server/attempts/bubble-sheet/bubble-sheet.queries.ts.

-- findSheetTime: $1 quizId
SELECT now() AS now,
  least(now(), (SELECT min(xact_start) FROM pg_stat_activity
    WHERE datname = current_database() AND pid <> pg_backend_pid()
      AND backend_type = 'client backend' AND state IS DISTINCT FROM 'idle'
      AND xact_start > now() - interval '120 seconds'))
    - interval '1 seconds' AS at,
  coalesce((SELECT question_count FROM paper_revisions
    WHERE quiz_id = $1 AND number IS NOT NULL ORDER BY number DESC LIMIT 1), 0) AS "questionCount";

-- countSheetRows: $1 quizId, $2 search
SELECT count(*)::int AS "rowCount" FROM attempts a
WHERE a.quiz_id = $1 AND NOT a.is_preview AND ($2::text IS NULL OR EXISTS (
  SELECT FROM candidates c JOIN learners l ON l.id = c.learner_id
  WHERE c.id = a.candidate_id AND (position(lower(normalize($2::text, NFC)) IN lower(normalize(l.name, NFC))) > 0
    OR lower(normalize(l.roll_number, NFC)) = lower(normalize($2::text, NFC)))));

-- listSheetRows: $1 quizId, $2 search, $3 since
WITH waiting AS MATERIALIZED (
  SELECT lower(normalize(name, NFC)) AS name, lower(normalize(roll_number, NFC)) AS number
  FROM return_requests WHERE quiz_id = $1 AND state = 'WAITING' AND requested_at > now() - interval '1 hour'
)
SELECT a.id AS "attemptId", a.candidate_id AS "candidateId", a.revision_id AS "revisionId", l.name, l.roll_number AS "rollNumber",
  a.number, a.started_at AS "startedAt", a.deadline_at AS "deadlineAt", a.paused_at AS "pausedAt",
  a.individually_paused_at AS "individuallyPausedAt",
  a.last_saved_at AS "lastSavedAt", a.submitted_at AS "submittedAt", a.submitted_by AS "submittedBy",
  greatest(a.started_at, a.last_saved_at, p.last_seen_at) AS "lastSeenAt",
  p.away_since AS "awaySince", coalesce(p.leave_count, 0) AS "leaveCount",
  a.submitted_at IS NULL AND (lower(normalize(l.name, NFC)) IN (SELECT name FROM waiting) OR coalesce(
    lower(normalize(l.roll_number, NFC)) IN (SELECT number FROM waiting WHERE number IS NOT NULL), false))
    AS "isReturnWaiting",
  greatest(a.updated_at, a.last_saved_at, p.last_seen_at, l.updated_at) AS "changedAt",
  concat_ws(' ', a.last_saved_at, a.updated_at, l.updated_at) AS "answersVersion"
FROM attempts a JOIN candidates c ON c.id = a.candidate_id JOIN learners l ON l.id = c.learner_id
  LEFT JOIN attempt_presence p ON p.attempt_id = a.id
WHERE a.quiz_id = $1 AND NOT a.is_preview AND ($2::text IS NULL OR (position(lower(normalize($2::text, NFC)) IN lower(normalize(l.name, NFC))) > 0
    OR lower(normalize(l.roll_number, NFC)) = lower(normalize($2::text, NFC))))
  AND ($3::timestamptz IS NULL OR a.submitted_at IS NULL OR a.updated_at >= $3 OR a.last_saved_at >= $3
    OR a.submitted_at >= $3 - interval '900 seconds'
    OR a.candidate_id IN (SELECT renamed.id FROM candidates renamed JOIN learners n ON n.id = renamed.learner_id
      WHERE renamed.quiz_id = $1 AND n.updated_at >= $3))
ORDER BY a.submitted_at IS NOT NULL,
  greatest(a.started_at, a.last_saved_at, p.last_seen_at) > now() - interval '45 seconds',
  CASE WHEN a.submitted_at IS NULL THEN a.deadline_at END, a.submitted_at DESC, "lastSeenAt", a.id
LIMIT CASE WHEN $3::timestamptz IS NULL THEN 5000 ELSE 20000 END;

-- listAnswered: $1 attemptIds
SELECT r.attempt_id AS "attemptId", encode(string_agg(uuid_send(r.question_id), ''), 'hex') AS answered
FROM responses r WHERE r.attempt_id = ANY($1) AND r.response IS NOT NULL AND coalesce(r.response->>'text', '-') ~ '[^\s\u00a0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u3000\ufeff]' GROUP BY r.attempt_id;

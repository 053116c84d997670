-- From server/attempts/session/sitting.queries.ts.

-- lockCandidate: $1 id
SELECT FROM candidates WHERE id = $1 FOR NO KEY UPDATE;

-- findClockTime
SELECT clock_timestamp() AS now;

-- findOpeningTime: $1 after, $2 id
SELECT clock_timestamp() AS now, (
SELECT coalesce(jsonb_agg(jsonb_build_object('id', m.id::text, 'text', m.text, 'sentAt', m.sent_at)
  ORDER BY m.id), '[]')
FROM (
  SELECT id, text, sent_at FROM exam_messages
  WHERE quiz_id = a.quiz_id AND id > $1::bigint AND sent_at >= a.started_at
    AND sent_at <= coalesce(a.submitted_at, 'infinity')
    AND (attempt_id IS NULL OR attempt_id = a.id)
  ORDER BY id DESC LIMIT 50
) m) AS messages FROM attempts a WHERE a.id = $2;

-- insertStartedAttempt: $1 candidateId, $2 instituteId, $3 createdBy, $4 quizId, $5 revisionId, $6 isPreview, $7 number, $8 rules, $9 seed, $10 arrangement, $11 leaseHolder, $12 leaseBrowser
WITH first AS (
  UPDATE candidates SET started_at = now() WHERE id = $1 AND started_at IS NULL
), started AS (
INSERT INTO attempts AS a (institute_id, created_by, quiz_id, revision_id, candidate_id,
  is_preview, number, rules, seed, arrangement, lease_holder, lease_browser, started_at,
  deadline_at)
VALUES ($2, $3, $4, $5, $1,
  $6, $7, $8, $9, $10, $11, $12, now(),
  (SELECT least(
a.started_at + make_interval(secs => 0 +
  (a.rules->>'durationMinutes')::numeric * 60 * (100 + c.extra_time_percent) / 100),
coalesce(c.closes_at, r.closes_at) + make_interval(secs => 0)) FROM (VALUES (now(), $8::jsonb)) AS a (started_at, rules),
    candidates c LEFT JOIN exam_rules r ON r.quiz_id = c.quiz_id AND NOT $6
   WHERE c.id = $1))
RETURNING a.*
), seen AS (INSERT INTO attempt_presence (attempt_id, last_seen_at) SELECT id, now() FROM started)
SELECT a.id AS "id", a.institute_id AS "instituteId", a.created_by AS "createdBy", a.quiz_id AS "quizId", a.revision_id AS "revisionId", a.candidate_id AS "candidateId", a.number AS "number", a.is_preview AS "isPreview", a.rules AS "rules", a.base_rules AS "baseRules", a.seed AS "seed", a.arrangement AS "arrangement", a.reached AS "reached", a.place AS "place", a.lease_epoch AS "leaseEpoch", a.lease_holder AS "leaseHolder", a.lease_browser AS "leaseBrowser", a.network_mark AS "networkMark", a.started_at AS "startedAt", a.deadline_at AS "deadlineAt", a.extension_seconds AS "extensionSeconds", a.reopened_until AS "reopenedUntil", a.paused_at AS "pausedAt", a.individually_paused_at AS "individuallyPausedAt", a.paused_seconds AS "pausedSeconds", a.individually_paused_seconds AS "individualSeconds", a.last_saved_at AS "lastSavedAt", a.updated_at AS "updatedAt", a.submitted_at AS "submittedAt", a.submitted_by AS "submittedBy", a.receipt AS "receipt", a.score::float8 AS "score", a.max_score::float8 AS "maxScore", a.exact_score AS "exactScore", a.exact_max_score AS "exactMaxScore", a.adjustment_marks AS "adjustmentMarks", a.adjusted_version AS "adjustedVersion", a.waiting_count AS "waitingCount", a.marked_answers AS "markedAnswers", a.settles_at AS "settlesAt", a.told_release AS "notifiedRelease" FROM started a;

-- updateStart: $1 minutes, $2 id
WITH moved AS (
  UPDATE attempts SET started_at = started_at - make_interval(secs => 60 * $1::float),
    deadline_at = deadline_at - make_interval(secs => 60 * $1::float)
  WHERE id = $2 RETURNING id, candidate_id, started_at
), logged AS (
  UPDATE exam_events e SET at = m.started_at FROM moved m
  WHERE e.attempt_id = m.id AND e.kind = 'STARTED'
)
UPDATE candidates c SET started_at = m.started_at FROM moved m WHERE c.id = m.candidate_id;

-- findClock: $1 after, $2 id
SELECT now() AS now, a.deadline_at AS "deadlineAt", a.paused_at AS "pausedAt", a.lease_epoch AS epoch,
  a.submitted_at AS "submittedAt", a.receipt, coalesce(a.deadline_at + interval '10 seconds' < coalesce(a.paused_at, now()), false) AS "isOver",
  a.lease_holder AS "leaseHolder", a.network_mark AS "networkMark",
  (SELECT greatest(p.last_seen_at, a.last_saved_at)
    < now() - interval '10 seconds'
  FROM attempt_presence p WHERE p.attempt_id = a.id) AS "isPollDue", (
  SELECT coalesce(jsonb_agg(jsonb_build_object('id', m.id::text, 'text', m.text, 'sentAt', m.sent_at)
    ORDER BY m.id), '[]')
  FROM (
    SELECT id, text, sent_at FROM exam_messages
    WHERE quiz_id = a.quiz_id AND id > $1::bigint AND sent_at >= a.started_at
      AND sent_at <= coalesce(a.submitted_at, 'infinity')
      AND (attempt_id IS NULL OR attempt_id = a.id)
    ORDER BY id DESC LIMIT 50
  ) m) AS messages
FROM attempts a WHERE a.id = $2;

-- findShownState: $1 place, $2 id
SELECT a.revision_id AS "revisionId", a.rules, a.reached, a.paused_at AS "pausedAt", a.arrangement -> $1::int AS arranged,
  a.arrangement -> a.reached ->> 'questionId' AS "reachedId",
  (SELECT r.response FROM responses r WHERE r.attempt_id = a.id
    AND r.question_id = (a.arrangement -> a.reached ->> 'questionId')::uuid) AS "reachedResponse",
  a.submitted_at IS NOT NULL OR coalesce(a.deadline_at + interval '10 seconds' < coalesce(a.paused_at, now()), false) AS "hasEnded"
FROM attempts a WHERE a.id = $2;

-- updateNetworkMark: $1 id, $2 client, $3 mark, $4 kind, $5 limit
WITH locked AS (
  SELECT id, network_mark FROM attempts
  WHERE id = $1 AND lease_holder = $2 AND submitted_at IS NULL
  FOR NO KEY UPDATE
), marked AS (
  UPDATE attempts a SET network_mark = $3::text
  FROM locked WHERE a.id = locked.id AND locked.network_mark IS DISTINCT FROM $3::text
  RETURNING a.id, a.quiz_id, a.candidate_id, locked.network_mark AS before
)
INSERT INTO exam_events (quiz_id, candidate_id, attempt_id, kind)
SELECT quiz_id, candidate_id, id, $4::text FROM marked
WHERE before IS NOT NULL AND $5 >
  (SELECT count(*) FROM exam_events e WHERE e.attempt_id = $1 AND e.kind = $4::text);

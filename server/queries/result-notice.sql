-- From server/results/notices/result-notice.queries.ts.

-- lockUnnotifiedAttempts: $1 limit
SELECT a.id AS "attemptId", a.quiz_id AS "quizId", a.revision_id AS "revisionId",
  r.release_number AS "releaseNumber", c.id AS "candidateId", c.link_version AS "linkVersion",
  i.name AS institute, l.name, l.email
FROM exam_rules r
  JOIN quizzes q ON q.id = r.quiz_id AND q.deleted_at IS NULL
  JOIN institutes i ON i.id = q.institute_id
  JOIN attempts a ON a.quiz_id = r.quiz_id AND a.told_release < r.release_number
    AND a.submitted_at IS NOT NULL AND NOT a.is_preview
  JOIN candidates c ON c.id = a.candidate_id AND c.revoked_at IS NULL
  JOIN learners l ON l.id = c.learner_id
WHERE r.mails_results AND r.review_time <> 'AT_ONCE' AND r.review_content <> 'NOTHING' AND CASE r.review_time
WHEN 'AT_ONCE' THEN true
WHEN 'AFTER_CLOSING' THEN CASE WHEN r.closes_at IS NULL
  THEN NOT (q.is_completed AND q.status = 'ACTIVE' AND q.deleted_at IS NULL) AND NOT EXISTS (SELECT FROM attempts o
WHERE o.quiz_id = a.quiz_id AND o.submitted_at IS NULL AND NOT o.is_preview)
  ELSE greatest(r.closes_at, c.closes_at) + interval '10 seconds' <= now() END
ELSE r.released_at IS NOT NULL OR r.withdrawn_at IS NULL AND CASE r.review_time
  WHEN 'ON_DATE' THEN coalesce(r.releases_at <= now(), false)
  WHEN 'AFTER_MARKING' THEN a.waiting_count = 0 AND coalesce(a.settles_at <= now(), true)
  ELSE false END
END
ORDER BY a.quiz_id, a.told_release LIMIT $1
FOR SHARE OF r SKIP LOCKED FOR UPDATE OF a SKIP LOCKED;

-- insertNotices: $1 attemptIds, $2 releaseNumbers, $3 quizIds, $4 mailIds
INSERT INTO result_notices (attempt_id, release_number, quiz_id, mail_id)
SELECT * FROM unnest($1::uuid[], $2::int[], $3::uuid[], $4::uuid[]);

-- updateNotifiedAttempts: $1 attemptIds, $2 releaseNumbers
UPDATE attempts a SET told_release = notified.release_number
FROM unnest($1::uuid[], $2::int[]) AS notified (id, release_number)
WHERE a.id = notified.id;

-- From server/results/notices/result-notice.queries.ts.

-- lockUnnotifiedAttempts: $1 limit
SELECT a.id AS "attemptId", a.quiz_id AS "quizId", a.revision_id AS "revisionId",
  r.release_number AS "releaseNumber", c.id AS "candidateId", c.link_version AS "linkVersion",
  i.name AS institute, l.id AS "learnerId", l.name, l.email
FROM exam_rules r
  JOIN quizzes q ON q.id = r.quiz_id AND q.deleted_at IS NULL
  JOIN institutes i ON i.id = q.institute_id
  JOIN attempts a ON a.quiz_id = r.quiz_id AND a.told_release < r.release_number
    AND a.submitted_at IS NOT NULL AND NOT a.is_preview
  JOIN candidates c ON c.id = a.candidate_id AND c.revoked_at IS NULL
  JOIN learners l ON l.id = c.learner_id
WHERE r.mails_results AND r.review_time <> 'AT_ONCE' AND (NOT r.review_content = 'NOTHING'
AND (r.review_time = 'AT_ONCE'
  OR (r.review_time = 'AFTER_CLOSING'
    AND (coalesce(CASE WHEN r.closes_at IS NOT NULL
        THEN greatest(r.closes_at + greatest(interval '0', now() - greatest(coalesce((SELECT p.started_at FROM exam_pauses p  WHERE p.quiz_id = r.quiz_id AND p.ended_at IS NULL), now()), r.opens_at)),
          c.closes_at + greatest(interval '0', now() - greatest(coalesce((SELECT p.started_at FROM exam_pauses p  WHERE p.quiz_id = r.quiz_id AND p.ended_at IS NULL), now()), coalesce(c.opens_at, r.opens_at)))) + interval '10 seconds' END <= now(), false)
      OR (CASE WHEN r.closes_at IS NOT NULL
          THEN greatest(r.closes_at + greatest(interval '0', now() - greatest(coalesce((SELECT p.started_at FROM exam_pauses p  WHERE p.quiz_id = r.quiz_id AND p.ended_at IS NULL), now()), r.opens_at)),
            c.closes_at + greatest(interval '0', now() - greatest(coalesce((SELECT p.started_at FROM exam_pauses p  WHERE p.quiz_id = r.quiz_id AND p.ended_at IS NULL), now()), coalesce(c.opens_at, r.opens_at)))) + interval '10 seconds' END IS NULL
        AND NOT (q.is_completed AND q.status = 'ACTIVE' AND q.deleted_at IS NULL)
        AND NOT ((SELECT true FROM attempts o WHERE o.quiz_id = q.id AND o.submitted_at IS NULL AND NOT o.is_preview LIMIT 1) IS NOT NULL))))
  OR (r.review_time = 'ON_RELEASE' AND NOT r.released_at IS NULL)
  OR (r.review_time = 'ON_DATE'
    AND (NOT r.released_at IS NULL
      OR ((r.released_at IS NULL AND r.withdrawn_at IS NULL) AND coalesce(r.releases_at <= now(), false))))
  OR (r.review_time = 'AFTER_MARKING'
    AND (NOT r.released_at IS NULL OR (r.released_at IS NULL AND r.withdrawn_at IS NULL))
    AND (NOT r.released_at IS NULL
      OR (coalesce(a.waiting_count = 0, false)
        AND (a.settles_at IS NULL OR coalesce(a.settles_at <= now(), false)))))))
ORDER BY a.quiz_id, a.told_release LIMIT $1
FOR SHARE OF r, c SKIP LOCKED FOR UPDATE OF a SKIP LOCKED;

-- insertNotices: $1 attemptIds, $2 releaseNumbers, $3 quizIds, $4 mailIds
INSERT INTO result_notices (attempt_id, release_number, quiz_id, mail_id)
SELECT * FROM unnest($1::uuid[], $2::int[], $3::uuid[], $4::uuid[]);

-- updateNotifiedAttempts: $1 attemptIds, $2 releaseNumbers
UPDATE attempts a SET told_release = notified.release_number
FROM unnest($1::uuid[], $2::int[]) AS notified (id, release_number)
WHERE a.id = notified.id;

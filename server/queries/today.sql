-- From server/overview/today.queries.ts.

-- listRunningExams: $1 instituteId
SELECT q.id AS "quizId", q.title, page.running AS "runningCount",
  (SELECT count(*)::int FROM candidates c
  WHERE c.quiz_id = q.id AND c.started_at IS NOT NULL AND c.origin <> 'PREVIEW'
  AND (c.revoked_at IS NULL OR c.started_at IS NOT NULL)) AS "startedCount", (SELECT count(*)::int FROM candidates c
  WHERE c.quiz_id = q.id AND c.origin <> 'PREVIEW'
  AND (c.revoked_at IS NULL OR c.started_at IS NOT NULL)) AS "learnerCount",
  page.next_end AS "nextEndAt", r.closes_at AS "closesAt",
  (SELECT p.started_at FROM exam_pauses p  WHERE p.quiz_id = q.id AND p.ended_at IS NULL) AS "pausedAt", page.total
FROM (
  SELECT listed.*, (count(*) OVER ())::int AS total FROM (
    SELECT q.id, count(*)::int AS running,
      min(a.deadline_at) FILTER (WHERE a.paused_at IS NULL) AS next_end
    FROM quizzes q JOIN attempts a ON a.quiz_id = q.id
    WHERE q.institute_id = $1 AND q.deleted_at IS NULL AND a.submitted_at IS NULL AND NOT a.is_preview
    GROUP BY q.id
    UNION ALL
    SELECT q.id, 0, NULL FROM quizzes q JOIN exam_rules r ON r.quiz_id = q.id
    WHERE q.institute_id = $1 AND q.deleted_at IS NULL AND NOT ((SELECT true FROM attempts o WHERE o.quiz_id = q.id AND o.submitted_at IS NULL AND NOT o.is_preview LIMIT 1) IS NOT NULL) AND ((q.is_completed AND q.status = 'ACTIVE' AND q.deleted_at IS NULL)
AND r.is_ready
AND coalesce((SELECT p.question_count FROM paper_revisions p
    WHERE p.quiz_id = q.id AND p.number IS NOT NULL ORDER BY p.number DESC LIMIT 1) <= 1000, false))
    AND coalesce(r.opens_at <= now(), true) AND coalesce(r.closes_at > now(), true)
    AND (r.opens_at > now() - interval '1 day' OR r.closes_at < now() + interval '1 day')
    AND EXISTS (SELECT FROM candidates c
      WHERE c.quiz_id = q.id AND c.started_at IS NULL AND c.origin <> 'PREVIEW'
  AND (c.revoked_at IS NULL OR c.started_at IS NOT NULL))
  ) listed
  ORDER BY running = 0, next_end NULLS LAST, id LIMIT 20
) page JOIN quizzes q ON q.id = page.id LEFT JOIN exam_rules r ON r.quiz_id = q.id
ORDER BY page.running = 0, page.next_end NULLS LAST, q.id;

-- listUpcomingExams: $1 instituteId
SELECT page.*,
  (SELECT count(*)::int FROM candidates c WHERE c.quiz_id = page."quizId"
    AND c.origin = 'INVITED' AND c.revoked_at IS NULL) AS "invitedCount"
FROM (
  SELECT q.id AS "quizId", q.title, r.opens_at AS "opensAt",
    q.question_count AS "questionCount", (count(*) OVER ())::int AS total
  FROM quizzes q JOIN exam_rules r ON r.quiz_id = q.id
  WHERE q.institute_id = $1 AND q.deleted_at IS NULL AND r.opens_at > now() AND ((q.is_completed AND q.status = 'ACTIVE' AND q.deleted_at IS NULL)
AND r.is_ready
AND coalesce((SELECT p.question_count FROM paper_revisions p
    WHERE p.quiz_id = q.id AND p.number IS NOT NULL ORDER BY p.number DESC LIMIT 1) <= 1000, false))
    AND NOT ((SELECT true FROM attempts o WHERE o.quiz_id = q.id AND o.submitted_at IS NULL AND NOT o.is_preview LIMIT 1) IS NOT NULL)
  ORDER BY r.opens_at, q.id LIMIT 20
) page
ORDER BY page."opensAt", page."quizId";

-- listDrafts: $1 instituteId
SELECT q.id AS "quizId", q.title, q.question_count AS "questionCount",
  q.is_completed AS "isSubmitted", q.updated_at AS "updatedAt", (count(*) OVER ())::int AS total
FROM quizzes q LEFT JOIN exam_rules r ON r.quiz_id = q.id
WHERE q.institute_id = $1 AND q.deleted_at IS NULL AND q.status = 'ACTIVE'
  AND NOT (q.is_completed AND coalesce(r.is_ready, false)) AND NOT ((SELECT true FROM attempts o WHERE o.quiz_id = q.id AND o.submitted_at IS NULL AND NOT o.is_preview LIMIT 1) IS NOT NULL)
ORDER BY q.updated_at DESC, q.id LIMIT 20;

-- findInstituteFacts: $1 instituteId
SELECT now() AS at,
  (SELECT coalesce(sum(t.count), 0)::int FROM quiz_tallies t
    WHERE t.institute_id = $1) AS "quizCount",
  EXISTS (SELECT FROM quizzes q WHERE q.institute_id = $1 AND q.deleted_at IS NULL AND q.is_sample) AS "hasSample",
  EXISTS (SELECT FROM quizzes q WHERE q.institute_id = $1 AND q.deleted_at IS NULL AND NOT q.is_sample AND q.question_count > 0
    AND (q.is_completed OR q.status = 'ACTIVE')) AS "hasQuestions",
  EXISTS (SELECT FROM quizzes q WHERE q.institute_id = $1 AND q.deleted_at IS NULL AND NOT q.is_sample
    AND q.is_completed) AS "hasSubmitted",
  EXISTS (SELECT FROM quizzes q JOIN candidates c ON c.quiz_id = q.id
    WHERE q.institute_id = $1 AND q.deleted_at IS NULL AND NOT q.is_sample AND c.origin <> 'PREVIEW'
  AND (c.revoked_at IS NULL OR c.started_at IS NOT NULL)) AS "hasLearners";

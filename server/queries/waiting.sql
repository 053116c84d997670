-- From server/overview/waiting.queries.ts.

-- listWaiting {"kind":"RETURN"}: $1 instituteId
SELECT page.quiz_id AS "quizId", q.title, page.count, page.since,
  page.import_id AS "importId", page.total
FROM (
  SELECT found.*, (count(*) OVER ())::int AS total FROM (
    SELECT q.id AS quiz_id, count(*)::int AS count, min(w.requested_at) AS since,
      NULL::uuid AS import_id
    FROM quizzes q JOIN return_requests w ON w.quiz_id = q.id
    WHERE q.institute_id = $1 AND q.deleted_at IS NULL AND state = 'WAITING' AND requested_at > now() - interval '1 hour' GROUP BY q.id
  ) found ORDER BY since ASC, quiz_id, import_id LIMIT 20
) page JOIN quizzes q ON q.id = page.quiz_id
ORDER BY since ASC, quiz_id, import_id;

-- listWaiting {"kind":"LATE"}: $1 instituteId
SELECT page.quiz_id AS "quizId", q.title, page.count, page.since,
  page.import_id AS "importId", page.total
FROM (
  SELECT found.*, (count(*) OVER ())::int AS total FROM (
    SELECT q.id AS quiz_id, count(*)::int AS count, min(k.arrived_at) AS since,
      NULL::uuid AS import_id
    FROM quizzes q JOIN (late_responses k JOIN attempts a ON a.id = k.attempt_id
LEFT JOIN responses r ON r.attempt_id = k.attempt_id AND r.question_id = k.question_id) ON k.quiz_id = q.id
    WHERE q.institute_id = $1 AND q.deleted_at IS NULL AND k.decision IS NULL AND k.response IS DISTINCT FROM r.response AND NOT coalesce(r.epoch > k.epoch AND r.saved_at > coalesce(k.typed_at, k.arrived_at), false) AND a.submitted_at IS NOT NULL AND NOT a.is_preview GROUP BY q.id
  ) found ORDER BY since ASC, quiz_id, import_id LIMIT 20
) page JOIN quizzes q ON q.id = page.quiz_id
ORDER BY since ASC, quiz_id, import_id;

-- listWaiting {"kind":"TO_MARK"}: $1 assigneeId, $2 instituteId
SELECT page.quiz_id AS "quizId", q.title, page.count, page.since,
  page.import_id AS "importId", page.total
FROM (
  SELECT found.*, (count(*) OVER ())::int AS total FROM (
    SELECT quiz_id, sum(waiting)::int AS count, min(submitted_at) AS since, NULL::uuid AS import_id
    FROM (SELECT q.id AS quiz_id, a.submitted_at, (CASE WHEN $1::uuid IS NULL
  OR NOT EXISTS (SELECT FROM marking_assignments s WHERE s.quiz_id = a.quiz_id) THEN a.waiting_count
ELSE (SELECT count(*)::int FROM grades g
  WHERE g.attempt_id = a.id AND g.outcome = 'WAITING' AND ($1::uuid IS NULL OR EXISTS (SELECT FROM marking_assignments s
WHERE s.user_id = $1 AND s.quiz_id = g.quiz_id
  AND (s.question_ids IS NULL OR g.question_id = ANY(s.question_ids))
  AND (s.candidate_ids IS NULL OR a.candidate_id = ANY(s.candidate_ids))))) END) AS waiting
      FROM quizzes q JOIN attempts a ON a.quiz_id = q.id
      WHERE q.institute_id = $2 AND q.deleted_at IS NULL AND a.institute_id = $2 AND a.submitted_at IS NOT NULL AND NOT a.is_preview
        AND a.waiting_count > 0) marked
    WHERE waiting > 0 GROUP BY quiz_id
  ) found ORDER BY since ASC, quiz_id, import_id LIMIT 20
) page JOIN quizzes q ON q.id = page.quiz_id
ORDER BY since ASC, quiz_id, import_id;

-- listWaiting {"kind":"UNRELEASED"}: $1 instituteId
SELECT page.quiz_id AS "quizId", q.title, page.count, page.since,
  page.import_id AS "importId", page.total
FROM (
  SELECT found.*, (count(*) OVER ())::int AS total FROM (
    SELECT q.id AS quiz_id,
      (SELECT count(*)::int FROM attempts a WHERE a.quiz_id = q.id AND a.submitted_at IS NOT NULL AND NOT a.is_preview) AS count,
      coalesce(r.closes_at, (SELECT max(a.submitted_at) FROM attempts a
        WHERE a.quiz_id = q.id AND a.submitted_at IS NOT NULL AND NOT a.is_preview)) AS since, NULL::uuid AS import_id
    FROM quizzes q JOIN exam_rules r ON r.quiz_id = q.id
    WHERE q.institute_id = $1 AND q.deleted_at IS NULL AND (q.is_completed
AND NOT ((SELECT true FROM attempts o WHERE o.quiz_id = q.id AND o.submitted_at IS NULL AND NOT o.is_preview LIMIT 1) IS NOT NULL)
AND (NOT ((q.is_completed AND q.status = 'ACTIVE' AND q.deleted_at IS NULL)
    AND r.is_ready
    AND coalesce((SELECT p.question_count FROM paper_revisions p
        WHERE p.quiz_id = q.id AND p.number IS NOT NULL ORDER BY p.number DESC LIMIT 1) <= 1000, false))
  OR ((coalesce(r.closes_at <= coalesce((SELECT p.started_at FROM exam_pauses p  WHERE p.quiz_id = q.id AND p.ended_at IS NULL), now()), false)
      OR (r.closes_at IS NULL
        AND (r.opens_at IS NULL
          OR coalesce(r.opens_at <= coalesce((SELECT p.started_at FROM exam_pauses p  WHERE p.quiz_id = q.id AND p.ended_at IS NULL), now()), false))))
    AND NOT EXISTS (SELECT FROM candidates c
        WHERE c.quiz_id = q.id AND c.started_at IS NULL AND c.revoked_at IS NULL
          AND c.origin <> 'PREVIEW' AND c.closes_at > coalesce((SELECT p.started_at FROM exam_pauses p  WHERE p.quiz_id = q.id AND p.ended_at IS NULL), now()))))
AND NOT r.review_content = 'NOTHING'
AND ((r.review_time = 'ON_RELEASE' AND NOT NOT r.released_at IS NULL)
  OR (r.review_time = 'ON_DATE'
    AND (r.released_at IS NULL AND r.withdrawn_at IS NULL)
    AND r.releases_at IS NULL))
AND NOT coalesce((SELECT count(*) FROM (
    SELECT FROM attempts a WHERE a.quiz_id = q.id AND a.submitted_at IS NOT NULL AND NOT a.is_preview LIMIT 1) one) = 0, false)
AND coalesce((SELECT count(*) FROM (
    SELECT FROM attempts a WHERE a.quiz_id = q.id AND a.submitted_at IS NOT NULL AND NOT a.is_preview AND a.institute_id = $1 AND a.waiting_count > 0 LIMIT 1) one) = 0, false))
  ) found ORDER BY since DESC, quiz_id, import_id LIMIT 20
) page JOIN quizzes q ON q.id = page.quiz_id
ORDER BY since DESC, quiz_id, import_id;

-- listWaiting {"kind":"FAILED_IMPORT"}: $1 instituteId
SELECT page.quiz_id AS "quizId", q.title, page.count, page.since,
  page.import_id AS "importId", page.total
FROM (
  SELECT found.*, (count(*) OVER ())::int AS total FROM (
    SELECT q.id AS quiz_id, i.refused_row_count AS count, i.created_at AS since,
      i.id AS import_id
    FROM quizzes q JOIN imports i ON i.quiz_id = q.id
    WHERE q.institute_id = $1 AND q.deleted_at IS NULL AND i.institute_id = $1 AND i.state IN ('FAILED', 'REFUSED')
      AND i.created_at > now() - interval '30 days' AND NOT EXISTS (SELECT FROM imports later WHERE later.corrects = i.id
      AND later.state IN ('SUCCEEDED', 'QUEUED', 'RUNNING'))
    AND NOT EXISTS (SELECT FROM imports later WHERE later.quiz_id = i.quiz_id
      AND later.kind = i.kind AND later.created_at > i.created_at
      AND later.state IN ('SUCCEEDED', 'QUEUED', 'RUNNING'))
  ) found ORDER BY since DESC, quiz_id, import_id LIMIT 20
) page JOIN quizzes q ON q.id = page.quiz_id
ORDER BY since DESC, quiz_id, import_id;

-- From server/overview/quiz-progress.queries.ts.

-- listQuizProgress: $1 assigneeId, $2 instituteId, $3 ids
SELECT q.id, q.status, q.is_completed AS "isCompleted", q.deleted_at AS "deletedAt",
  coalesce(r.is_ready, false) AS "isReady", r.opens_at AS "opensAt", r.closes_at AS "closesAt",
  coalesce(r.review_content, 'SCORE') AS "reviewContent",
  coalesce(r.review_time, 'AT_ONCE') AS "reviewTime",
  r.releases_at AS "releasesAt", r.released_at AS "releasedAt",
  r.withdrawn_at AS "withdrawnAt", (SELECT p.question_count FROM paper_revisions p
  WHERE p.quiz_id = q.id AND p.number IS NOT NULL ORDER BY p.number DESC LIMIT 1) AS "revisionQuestionCount",
  (SELECT p.started_at FROM exam_pauses p  WHERE p.quiz_id = q.id AND p.ended_at IS NULL) AS "pausedAt", (SELECT count(*)::int FROM candidates c
  WHERE c.quiz_id = q.id AND c.origin <> 'PREVIEW'
  AND (c.revoked_at IS NULL OR c.started_at IS NOT NULL)) AS "learnerCount",
  (SELECT count(*)::int FROM attempts a
    WHERE a.quiz_id = q.id AND a.submitted_at IS NULL AND NOT a.is_preview) AS "runningCount",
  (SELECT count(*)::int FROM attempts a
    WHERE a.quiz_id = q.id AND a.submitted_at IS NOT NULL AND NOT a.is_preview) AS "submittedCount",
  marking."waitingCount", marking."toMarkCount",
  (SELECT count(*)::int FROM late_responses k JOIN attempts a ON a.id = k.attempt_id
LEFT JOIN responses r ON r.attempt_id = k.attempt_id AND r.question_id = k.question_id WHERE k.quiz_id = q.id AND k.decision IS NULL AND k.response IS DISTINCT FROM r.response AND NOT coalesce(r.epoch > k.epoch AND r.saved_at > coalesce(k.typed_at, k.arrived_at), false) AND a.submitted_at IS NOT NULL AND NOT a.is_preview) AS "lateCount", ($1::uuid IS NOT NULL
  AND EXISTS (SELECT FROM marking_assignments s WHERE s.quiz_id = q.id)
  AND NOT EXISTS (SELECT FROM marking_assignments s WHERE s.quiz_id = q.id
    AND s.user_id = $1 AND s.question_ids IS NULL AND s.candidate_ids IS NULL)) AS "isNarrowed",
  EXISTS (SELECT FROM candidates c
  WHERE c.quiz_id = q.id AND c.started_at IS NULL AND c.revoked_at IS NULL
    AND c.origin <> 'PREVIEW' AND c.closes_at > coalesce((SELECT p.started_at FROM exam_pauses p  WHERE p.quiz_id = q.id AND p.ended_at IS NULL), now())) AS "awaitsLearners", now() AS now
FROM quizzes q LEFT JOIN exam_rules r ON r.quiz_id = q.id
  CROSS JOIN LATERAL (SELECT coalesce(sum(a.waiting_count), 0)::int AS "waitingCount",
      coalesce(sum((CASE WHEN $1::uuid IS NULL
  OR NOT EXISTS (SELECT FROM marking_assignments s WHERE s.quiz_id = a.quiz_id) THEN a.waiting_count
ELSE (SELECT count(*)::int FROM grades g
  WHERE g.attempt_id = a.id AND g.outcome = 'WAITING' AND ($1::uuid IS NULL OR EXISTS (SELECT FROM marking_assignments s
WHERE s.user_id = $1 AND s.quiz_id = g.quiz_id
  AND (s.question_ids IS NULL OR g.question_id = ANY(s.question_ids))
  AND (s.candidate_ids IS NULL OR a.candidate_id = ANY(s.candidate_ids))))) END)), 0)::int AS "toMarkCount"
    FROM attempts a WHERE a.institute_id = $2 AND a.quiz_id = q.id
      AND a.waiting_count > 0 AND a.submitted_at IS NOT NULL AND NOT a.is_preview) marking
WHERE q.id = ANY($3::uuid[]) AND q.institute_id = $2;

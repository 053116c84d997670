-- From server/personal-data/retention/retention.queries.ts.

-- countInactiveLearners: $1 instituteId, $2 months
SELECT count(*) FILTER (WHERE NOT EXISTS (
  SELECT FROM candidates c JOIN attempts a ON a.candidate_id = c.id
  WHERE c.learner_id = l.id
    AND (a.submitted_at IS NULL OR a.waiting_count > 0
      OR EXISTS (SELECT FROM late_responses t WHERE t.attempt_id = a.id AND t.decision IS NULL))))::int AS due,
  count(*) FILTER (WHERE EXISTS (
  SELECT FROM candidates c JOIN attempts a ON a.candidate_id = c.id
  WHERE c.learner_id = l.id
    AND (a.submitted_at IS NULL OR a.waiting_count > 0
      OR EXISTS (SELECT FROM late_responses t WHERE t.attempt_id = a.id AND t.decision IS NULL))))::int AS unfinished
FROM learners l WHERE l.institute_id = $1 AND l.erased_at IS NULL AND l.created_at < now() - make_interval(months => $2::int)
AND NOT EXISTS (
  SELECT FROM candidates c LEFT JOIN exam_rules r ON r.quiz_id = c.quiz_id
  WHERE c.learner_id = l.id AND (
    greatest(c.created_at, c.mailed_at, c.reminded_at, c.started_at) >= now() - make_interval(months => $2::int)
    OR c.started_at IS NULL AND c.revoked_at IS NULL
      AND greatest(coalesce(c.opens_at, r.opens_at), coalesce(c.closes_at, r.closes_at)) > now()
    OR EXISTS (SELECT FROM attempts a WHERE a.candidate_id = c.id
      AND greatest(a.started_at, a.submitted_at, a.reopened_until) >= now() - make_interval(months => $2::int))));

-- lockInactiveLearners: $1 instituteId, $2 months, $3 limit
SELECT l.id FROM learners l WHERE l.institute_id = $1 AND l.erased_at IS NULL AND l.created_at < now() - make_interval(months => $2::int)
AND NOT EXISTS (
  SELECT FROM candidates c LEFT JOIN exam_rules r ON r.quiz_id = c.quiz_id
  WHERE c.learner_id = l.id AND (
    greatest(c.created_at, c.mailed_at, c.reminded_at, c.started_at) >= now() - make_interval(months => $2::int)
    OR c.started_at IS NULL AND c.revoked_at IS NULL
      AND greatest(coalesce(c.opens_at, r.opens_at), coalesce(c.closes_at, r.closes_at)) > now()
    OR EXISTS (SELECT FROM attempts a WHERE a.candidate_id = c.id
      AND greatest(a.started_at, a.submitted_at, a.reopened_until) >= now() - make_interval(months => $2::int)))) AND NOT EXISTS (
  SELECT FROM candidates c JOIN attempts a ON a.candidate_id = c.id
  WHERE c.learner_id = l.id
    AND (a.submitted_at IS NULL OR a.waiting_count > 0
      OR EXISTS (SELECT FROM late_responses t WHERE t.attempt_id = a.id AND t.decision IS NULL)))
ORDER BY l.id LIMIT $3 FOR UPDATE OF l SKIP LOCKED;

-- listRetentions
SELECT id AS "instituteId", learner_retention_months AS months FROM institutes
WHERE learner_retention_months IS NOT NULL ORDER BY id;

-- From server/personal-data/retention/retention.queries.ts.

-- countInactiveLearners: $1 instituteId, $2 months
SELECT count(*) FILTER (WHERE NOT EXISTS (SELECT FROM candidates c JOIN attempts a ON a.candidate_id = c.id
  WHERE c.learner_id = l.id AND (a.submitted_at IS NULL OR a.waiting_count > 0 OR (SELECT count(*)::int FROM late_responses k LEFT JOIN responses r ON r.attempt_id = k.attempt_id AND r.question_id = k.question_id
WHERE k.attempt_id = a.id AND k.decision IS NULL AND k.response IS DISTINCT FROM r.response AND NOT coalesce(r.epoch > k.epoch AND r.saved_at > coalesce(k.typed_at, k.arrived_at), false)) > 0)))::int AS due,
  count(*) FILTER (WHERE EXISTS (SELECT FROM candidates c JOIN attempts a ON a.candidate_id = c.id
  WHERE c.learner_id = l.id AND (a.submitted_at IS NULL OR a.waiting_count > 0 OR (SELECT count(*)::int FROM late_responses k LEFT JOIN responses r ON r.attempt_id = k.attempt_id AND r.question_id = k.question_id
WHERE k.attempt_id = a.id AND k.decision IS NULL AND k.response IS DISTINCT FROM r.response AND NOT coalesce(r.epoch > k.epoch AND r.saved_at > coalesce(k.typed_at, k.arrived_at), false)) > 0)))::int AS unfinished
FROM learners l WHERE l.institute_id = $1 AND l.erased_at IS NULL
AND greatest(l.created_at, l.updated_at) < now() - make_interval(months => $2::int)
AND NOT EXISTS (SELECT FROM mails m WHERE m.learner_id = l.id AND m.created_at >= now() - make_interval(months => $2::int))
AND NOT EXISTS (
  SELECT FROM class_list_members m WHERE m.learner_id = l.id AND m.created_at >= now() - make_interval(months => $2::int))
AND NOT EXISTS (
  SELECT FROM candidates c LEFT JOIN exam_rules r ON r.quiz_id = c.quiz_id
  WHERE c.learner_id = l.id AND (
    greatest(c.created_at, c.updated_at, c.mailed_at, c.reminded_at, c.started_at) >= now() - make_interval(months => $2::int)
    OR c.revoked_at IS NULL
      AND greatest(coalesce(c.opens_at, r.opens_at), coalesce(c.closes_at, r.closes_at)) > now()
    OR EXISTS (SELECT FROM attempts a WHERE a.candidate_id = c.id
      AND greatest(a.started_at, a.submitted_at, a.reopened_until, a.updated_at) >= now() - make_interval(months => $2::int))));

-- listDueLearners: $1 instituteId, $2 months, $3 after, $4 limit
SELECT l.id FROM learners l WHERE l.institute_id = $1 AND l.erased_at IS NULL
AND greatest(l.created_at, l.updated_at) < now() - make_interval(months => $2::int)
AND NOT EXISTS (SELECT FROM mails m WHERE m.learner_id = l.id AND m.created_at >= now() - make_interval(months => $2::int))
AND NOT EXISTS (
  SELECT FROM class_list_members m WHERE m.learner_id = l.id AND m.created_at >= now() - make_interval(months => $2::int))
AND NOT EXISTS (
  SELECT FROM candidates c LEFT JOIN exam_rules r ON r.quiz_id = c.quiz_id
  WHERE c.learner_id = l.id AND (
    greatest(c.created_at, c.updated_at, c.mailed_at, c.reminded_at, c.started_at) >= now() - make_interval(months => $2::int)
    OR c.revoked_at IS NULL
      AND greatest(coalesce(c.opens_at, r.opens_at), coalesce(c.closes_at, r.closes_at)) > now()
    OR EXISTS (SELECT FROM attempts a WHERE a.candidate_id = c.id
      AND greatest(a.started_at, a.submitted_at, a.reopened_until, a.updated_at) >= now() - make_interval(months => $2::int)))) AND NOT EXISTS (SELECT FROM candidates c JOIN attempts a ON a.candidate_id = c.id
  WHERE c.learner_id = l.id AND (a.submitted_at IS NULL OR a.waiting_count > 0 OR (SELECT count(*)::int FROM late_responses k LEFT JOIN responses r ON r.attempt_id = k.attempt_id AND r.question_id = k.question_id
WHERE k.attempt_id = a.id AND k.decision IS NULL AND k.response IS DISTINCT FROM r.response AND NOT coalesce(r.epoch > k.epoch AND r.saved_at > coalesce(k.typed_at, k.arrived_at), false)) > 0)) AND l.id > $3
ORDER BY l.id LIMIT $4;

-- listStillDue: $1 learnerIds, $2 instituteId, $3 months
SELECT l.id FROM learners l
WHERE l.id = ANY($1::uuid[]) AND l.institute_id = $2 AND l.erased_at IS NULL
AND greatest(l.created_at, l.updated_at) < now() - make_interval(months => $3::int)
AND NOT EXISTS (SELECT FROM mails m WHERE m.learner_id = l.id AND m.created_at >= now() - make_interval(months => $3::int))
AND NOT EXISTS (
  SELECT FROM class_list_members m WHERE m.learner_id = l.id AND m.created_at >= now() - make_interval(months => $3::int))
AND NOT EXISTS (
  SELECT FROM candidates c LEFT JOIN exam_rules r ON r.quiz_id = c.quiz_id
  WHERE c.learner_id = l.id AND (
    greatest(c.created_at, c.updated_at, c.mailed_at, c.reminded_at, c.started_at) >= now() - make_interval(months => $3::int)
    OR c.revoked_at IS NULL
      AND greatest(coalesce(c.opens_at, r.opens_at), coalesce(c.closes_at, r.closes_at)) > now()
    OR EXISTS (SELECT FROM attempts a WHERE a.candidate_id = c.id
      AND greatest(a.started_at, a.submitted_at, a.reopened_until, a.updated_at) >= now() - make_interval(months => $3::int)))) AND NOT EXISTS (SELECT FROM candidates c JOIN attempts a ON a.candidate_id = c.id
  WHERE c.learner_id = l.id AND (a.submitted_at IS NULL OR a.waiting_count > 0 OR (SELECT count(*)::int FROM late_responses k LEFT JOIN responses r ON r.attempt_id = k.attempt_id AND r.question_id = k.question_id
WHERE k.attempt_id = a.id AND k.decision IS NULL AND k.response IS DISTINCT FROM r.response AND NOT coalesce(r.epoch > k.epoch AND r.saved_at > coalesce(k.typed_at, k.arrived_at), false)) > 0));

-- listRetentions
SELECT id AS "instituteId", learner_retention_months AS months FROM institutes
WHERE learner_retention_months IS NOT NULL ORDER BY id;

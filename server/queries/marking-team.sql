-- From server/grading/assignments/marking-team.queries.ts.

-- listTeam: $1 quizId, $2 instituteId
WITH own AS (
  SELECT g.marked_by AS user_id, count(*)::int AS count
  FROM grades g JOIN attempts a ON a.id = g.attempt_id
  WHERE g.quiz_id = $1 AND g.source = 'MARKER' AND g.outcome <> 'WAITING' AND a.submitted_at IS NOT NULL AND NOT a.is_preview
  GROUP BY g.marked_by)
SELECT u.id AS "userId", u.first_name || ' ' || u.last_name AS name, u.role = 'MARKER' AND u.left_at IS NULL AS "isMarker",
  CASE WHEN u.left_at IS NULL THEN u.role END AS role,
  s.user_id IS NOT NULL AS "isAssigned", s.question_ids AS "questionIds",
  CASE WHEN s.candidate_ids IS NOT NULL THEN ARRAY(SELECT m.id FROM marking_aliases m
    WHERE m.candidate_id = ANY(s.candidate_ids) ORDER BY m.number) END AS "aliasIds",
  CASE WHEN s.user_id IS NOT NULL THEN md5(coalesce(s.question_ids::text, '') || ' ' || coalesce(s.candidate_ids::text, '')) END AS stamp, coalesce(own.count, 0) AS own
FROM users u LEFT JOIN marking_assignments s ON s.user_id = u.id AND s.quiz_id = $1
  LEFT JOIN own ON own.user_id = u.id
WHERE u.institute_id = $2
  AND (u.role = 'MARKER' AND u.left_at IS NULL OR s.user_id IS NOT NULL OR own.count IS NOT NULL)
ORDER BY (u.first_name || ' ' || u.last_name) COLLATE "und-x-icu", u.id;

-- countParts: $1 quizId
SELECT s.user_id AS "userId", count(*) FILTER (WHERE g.outcome = 'WAITING')::int AS waiting,
  count(*) FILTER (WHERE g.outcome <> 'WAITING')::int AS marked
FROM grades g JOIN attempts a ON a.id = g.attempt_id AND a.submitted_at IS NOT NULL AND NOT a.is_preview JOIN marking_assignments s ON s.quiz_id = g.quiz_id
  AND (s.question_ids IS NULL OR g.question_id = ANY(s.question_ids))
  AND (s.candidate_ids IS NULL OR a.candidate_id = ANY(s.candidate_ids))
WHERE g.quiz_id = $1 AND (g.outcome = 'WAITING' OR g.source = 'MARKER') GROUP BY s.user_id;

-- countWhole: $1 quizId
SELECT count(*) FILTER (WHERE g.outcome = 'WAITING')::int AS waiting,
  count(*) FILTER (WHERE g.outcome <> 'WAITING')::int AS marked, count(*) FILTER (WHERE g.outcome = 'WAITING' AND NOT EXISTS (
    SELECT FROM marking_assignments s JOIN users u ON u.id = s.user_id AND u.role = 'MARKER' AND u.left_at IS NULL
    WHERE s.quiz_id = g.quiz_id
  AND (s.question_ids IS NULL OR g.question_id = ANY(s.question_ids))
  AND (s.candidate_ids IS NULL OR a.candidate_id = ANY(s.candidate_ids))))::int AS unassigned
FROM grades g JOIN attempts a ON a.id = g.attempt_id AND a.submitted_at IS NOT NULL AND NOT a.is_preview WHERE g.quiz_id = $1 AND (g.outcome = 'WAITING' OR g.source = 'MARKER');

-- From server/grading/manual/marking-overview.queries.ts.

-- countAnswersByQuestion: $1 userId, $2 quizId, $3 assigneeId
SELECT g.question_id AS "questionId",
  count(*) FILTER (WHERE g.outcome = 'WAITING')::int AS waiting,
  count(*) FILTER (WHERE g.outcome <> 'WAITING')::int AS marked,
  count(*) FILTER (WHERE g.outcome <> 'WAITING' AND g.marked_by = $1)::int AS mine
FROM grades g JOIN attempts a ON a.id = g.attempt_id
WHERE g.quiz_id = $2 AND (g.outcome = 'WAITING' OR g.source = 'MARKER') AND a.submitted_at IS NOT NULL AND NOT a.is_preview AND ($3::uuid IS NULL OR EXISTS (SELECT FROM marking_assignments s
WHERE s.user_id = $3 AND s.quiz_id = g.quiz_id
  AND (s.question_ids IS NULL OR g.question_id = ANY(s.question_ids))
  AND (s.candidate_ids IS NULL OR a.candidate_id = ANY(s.candidate_ids))))
GROUP BY g.question_id;

-- findRevisionOfQuestion: $1 quizId, $2 questionId
SELECT g.revision_id AS "revisionId" FROM grades g
WHERE g.quiz_id = $1 AND g.question_id = $2 AND (g.outcome = 'WAITING' OR g.source = 'MARKER') LIMIT 1;

-- listLearners {"onlyWaiting":false,"isAnonymous":false,"isAfter":false}: $1 assigneeId, $2 quizId, $3 take, $4 skip
SELECT p.*, (SELECT count(*)::int
FROM attempts a JOIN grades g ON g.attempt_id = a.id
WHERE a.candidate_id = p.candidate_id AND a.submitted_at IS NOT NULL AND NOT a.is_preview AND g.outcome = 'WAITING' AND ($1::uuid IS NULL OR EXISTS (SELECT FROM marking_assignments s
WHERE s.user_id = $1 AND s.quiz_id = g.quiz_id
  AND (s.question_ids IS NULL OR g.question_id = ANY(s.question_ids))
  AND (s.candidate_ids IS NULL OR a.candidate_id = ANY(s.candidate_ids))))) AS waiting,
  (SELECT count(*)::int
FROM attempts a JOIN grades g ON g.attempt_id = a.id
WHERE a.candidate_id = p.candidate_id AND a.submitted_at IS NOT NULL AND NOT a.is_preview AND g.source = 'MARKER' AND g.outcome <> 'WAITING' AND ($1::uuid IS NULL OR EXISTS (SELECT FROM marking_assignments s
WHERE s.user_id = $1 AND s.quiz_id = g.quiz_id
  AND (s.question_ids IS NULL OR g.question_id = ANY(s.question_ids))
  AND (s.candidate_ids IS NULL OR a.candidate_id = ANY(s.candidate_ids))))) AS marked
FROM (SELECT m.id AS "aliasId", m.candidate_id, m.number, (SELECT l.name FROM candidates c JOIN learners l ON l.id = c.learner_id
WHERE c.id = m.candidate_id) AS name,
    row_number() OVER (ORDER BY (SELECT l.name FROM candidates c JOIN learners l ON l.id = c.learner_id
WHERE c.id = m.candidate_id) COLLATE "und-x-icu", m.number) AS place
  FROM marking_aliases m WHERE m.quiz_id = $2
AND EXISTS (SELECT FROM attempts a WHERE a.candidate_id = m.candidate_id AND a.submitted_at IS NOT NULL AND NOT a.is_preview
  AND ($1::uuid IS NULL OR EXISTS (SELECT FROM grades g WHERE g.attempt_id = a.id
    AND (g.outcome = 'WAITING' OR g.source = 'MARKER') AND ($1::uuid IS NULL OR EXISTS (SELECT FROM marking_assignments s
WHERE s.user_id = $1 AND s.quiz_id = g.quiz_id
  AND (s.question_ids IS NULL OR g.question_id = ANY(s.question_ids))
  AND (s.candidate_ids IS NULL OR a.candidate_id = ANY(s.candidate_ids))))))) ORDER BY (SELECT l.name FROM candidates c JOIN learners l ON l.id = c.learner_id
WHERE c.id = m.candidate_id) COLLATE "und-x-icu", m.number LIMIT $3 OFFSET $4) p ORDER BY p.place;

-- listLearners {"onlyWaiting":true,"isAnonymous":true,"isAfter":true}: $1 assigneeId, $2 quizId, $3 afterId, $4 take, $5 skip
SELECT p.*, (SELECT count(*)::int
FROM attempts a JOIN grades g ON g.attempt_id = a.id
WHERE a.candidate_id = p.candidate_id AND a.submitted_at IS NOT NULL AND NOT a.is_preview AND g.outcome = 'WAITING' AND ($1::uuid IS NULL OR EXISTS (SELECT FROM marking_assignments s
WHERE s.user_id = $1 AND s.quiz_id = g.quiz_id
  AND (s.question_ids IS NULL OR g.question_id = ANY(s.question_ids))
  AND (s.candidate_ids IS NULL OR a.candidate_id = ANY(s.candidate_ids))))) AS waiting,
  (SELECT count(*)::int
FROM attempts a JOIN grades g ON g.attempt_id = a.id
WHERE a.candidate_id = p.candidate_id AND a.submitted_at IS NOT NULL AND NOT a.is_preview AND g.source = 'MARKER' AND g.outcome <> 'WAITING' AND ($1::uuid IS NULL OR EXISTS (SELECT FROM marking_assignments s
WHERE s.user_id = $1 AND s.quiz_id = g.quiz_id
  AND (s.question_ids IS NULL OR g.question_id = ANY(s.question_ids))
  AND (s.candidate_ids IS NULL OR a.candidate_id = ANY(s.candidate_ids))))) AS marked
FROM (SELECT m.id AS "aliasId", m.candidate_id, m.number, (SELECT l.name FROM candidates c JOIN learners l ON l.id = c.learner_id
WHERE c.id = m.candidate_id) AS name,
    row_number() OVER (ORDER BY (m.number) <=
    (SELECT m.number FROM marking_aliases m WHERE m.quiz_id = $2 AND m.id = $3), m.number) AS place
  FROM marking_aliases m WHERE m.quiz_id = $2
AND EXISTS (SELECT FROM attempts a WHERE a.candidate_id = m.candidate_id AND a.submitted_at IS NOT NULL AND NOT a.is_preview
  AND a.waiting_count > 0
  AND ($1::uuid IS NULL OR EXISTS (SELECT FROM grades g WHERE g.attempt_id = a.id
    AND g.outcome = 'WAITING' AND ($1::uuid IS NULL OR EXISTS (SELECT FROM marking_assignments s
WHERE s.user_id = $1 AND s.quiz_id = g.quiz_id
  AND (s.question_ids IS NULL OR g.question_id = ANY(s.question_ids))
  AND (s.candidate_ids IS NULL OR a.candidate_id = ANY(s.candidate_ids))))))) ORDER BY (m.number) <=
    (SELECT m.number FROM marking_aliases m WHERE m.quiz_id = $2 AND m.id = $3), m.number LIMIT $4 OFFSET $5) p ORDER BY p.place;

-- countLearners {"onlyWaiting":false}: $1 quizId, $2 assigneeId
SELECT count(*)::int AS count FROM marking_aliases m WHERE m.quiz_id = $1
AND EXISTS (SELECT FROM attempts a WHERE a.candidate_id = m.candidate_id AND a.submitted_at IS NOT NULL AND NOT a.is_preview
  AND ($2::uuid IS NULL OR EXISTS (SELECT FROM grades g WHERE g.attempt_id = a.id
    AND (g.outcome = 'WAITING' OR g.source = 'MARKER') AND ($2::uuid IS NULL OR EXISTS (SELECT FROM marking_assignments s
WHERE s.user_id = $2 AND s.quiz_id = g.quiz_id
  AND (s.question_ids IS NULL OR g.question_id = ANY(s.question_ids))
  AND (s.candidate_ids IS NULL OR a.candidate_id = ANY(s.candidate_ids)))))));

-- countLearners {"onlyWaiting":true}: $1 quizId, $2 assigneeId
SELECT count(*)::int AS count FROM marking_aliases m WHERE m.quiz_id = $1
AND EXISTS (SELECT FROM attempts a WHERE a.candidate_id = m.candidate_id AND a.submitted_at IS NOT NULL AND NOT a.is_preview
  AND a.waiting_count > 0
  AND ($2::uuid IS NULL OR EXISTS (SELECT FROM grades g WHERE g.attempt_id = a.id
    AND g.outcome = 'WAITING' AND ($2::uuid IS NULL OR EXISTS (SELECT FROM marking_assignments s
WHERE s.user_id = $2 AND s.quiz_id = g.quiz_id
  AND (s.question_ids IS NULL OR g.question_id = ANY(s.question_ids))
  AND (s.candidate_ids IS NULL OR a.candidate_id = ANY(s.candidate_ids)))))));

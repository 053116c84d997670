-- From server/grading/manual/marking-overview.queries.ts.

-- countAnswersByQuestion: $1 userId, $2 quizId
SELECT g.question_id AS "questionId",
  count(*) FILTER (WHERE g.outcome = 'WAITING')::int AS waiting,
  count(*) FILTER (WHERE g.outcome <> 'WAITING')::int AS marked,
  count(*) FILTER (WHERE g.outcome <> 'WAITING' AND g.marked_by = $1)::int AS mine
FROM grades g JOIN attempts a ON a.id = g.attempt_id
WHERE g.quiz_id = $2 AND (g.outcome = 'WAITING' OR g.source = 'MARKER') AND a.submitted_at IS NOT NULL AND NOT a.is_preview
GROUP BY g.question_id;

-- findRevisionOfQuestion: $1 quizId, $2 questionId
SELECT g.revision_id AS "revisionId" FROM grades g
WHERE g.quiz_id = $1 AND g.question_id = $2 AND (g.outcome = 'WAITING' OR g.source = 'MARKER') LIMIT 1;

-- listLearners {"onlyWaiting":false,"isAnonymous":false}: $1 quizId, $2 take, $3 skip
SELECT p.*, (SELECT sum(a.waiting_count)::int FROM attempts a
    WHERE a.candidate_id = p.candidate_id AND a.submitted_at IS NOT NULL AND NOT a.is_preview) AS waiting,
  (SELECT count(*)::int FROM attempts a JOIN grades g ON g.attempt_id = a.id
    WHERE a.candidate_id = p.candidate_id AND a.submitted_at IS NOT NULL AND NOT a.is_preview AND g.source = 'MARKER'
      AND g.outcome <> 'WAITING') AS marked
FROM (SELECT m.id AS "aliasId", m.candidate_id, m.number, (SELECT l.name FROM candidates c JOIN learners l ON l.id = c.learner_id
WHERE c.id = m.candidate_id) AS name,
    row_number() OVER (ORDER BY (SELECT l.name FROM candidates c JOIN learners l ON l.id = c.learner_id
WHERE c.id = m.candidate_id) COLLATE "und-x-icu", m.number) AS place
  FROM marking_aliases m WHERE m.quiz_id = $1
AND EXISTS (SELECT FROM attempts a WHERE a.candidate_id = m.candidate_id AND a.submitted_at IS NOT NULL AND NOT a.is_preview
  ) ORDER BY (SELECT l.name FROM candidates c JOIN learners l ON l.id = c.learner_id
WHERE c.id = m.candidate_id) COLLATE "und-x-icu", m.number LIMIT $2 OFFSET $3) p ORDER BY p.place;

-- listLearners {"onlyWaiting":true,"isAnonymous":true}: $1 quizId, $2 take, $3 skip
SELECT p.*, (SELECT sum(a.waiting_count)::int FROM attempts a
    WHERE a.candidate_id = p.candidate_id AND a.submitted_at IS NOT NULL AND NOT a.is_preview) AS waiting,
  (SELECT count(*)::int FROM attempts a JOIN grades g ON g.attempt_id = a.id
    WHERE a.candidate_id = p.candidate_id AND a.submitted_at IS NOT NULL AND NOT a.is_preview AND g.source = 'MARKER'
      AND g.outcome <> 'WAITING') AS marked
FROM (SELECT m.id AS "aliasId", m.candidate_id, m.number, (SELECT l.name FROM candidates c JOIN learners l ON l.id = c.learner_id
WHERE c.id = m.candidate_id) AS name,
    row_number() OVER (ORDER BY m.number) AS place
  FROM marking_aliases m WHERE m.quiz_id = $1
AND EXISTS (SELECT FROM attempts a WHERE a.candidate_id = m.candidate_id AND a.submitted_at IS NOT NULL AND NOT a.is_preview
  AND a.waiting_count > 0) ORDER BY m.number LIMIT $2 OFFSET $3) p ORDER BY p.place;

-- countLearners {"onlyWaiting":false}: $1 quizId
SELECT count(*)::int AS count FROM marking_aliases m WHERE m.quiz_id = $1
AND EXISTS (SELECT FROM attempts a WHERE a.candidate_id = m.candidate_id AND a.submitted_at IS NOT NULL AND NOT a.is_preview
  );

-- countLearners {"onlyWaiting":true}: $1 quizId
SELECT count(*)::int AS count FROM marking_aliases m WHERE m.quiz_id = $1
AND EXISTS (SELECT FROM attempts a WHERE a.candidate_id = m.candidate_id AND a.submitted_at IS NOT NULL AND NOT a.is_preview
  AND a.waiting_count > 0);

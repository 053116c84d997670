-- From server/results/figures/figures.queries.ts.

-- listAttemptFigures: $1 quizId
SELECT a.revision_id AS "revisionId", a.score::float8, a.max_score::float8 AS "maxScore",
  a.waiting_count AS "waitingCount", (a.rules->>'passMark')::float8 AS "passMark",
  CASE WHEN a.reopened_until IS NULL
    THEN extract(epoch FROM a.submitted_at - a.started_at)::float8 END AS seconds
FROM attempts a WHERE a.quiz_id = $1 AND a.submitted_at IS NOT NULL AND NOT a.is_preview;

-- listRevisionNumbers: $1 ids
SELECT id, number FROM paper_revisions WHERE id = ANY($1) ORDER BY number DESC;

-- listAnswerGroups: $1 quizId, $2 revisionId
SELECT g.question_id AS "questionId", g.outcome, g.choice, g.marks,
  g.max_marks AS "maxMarks", a.waiting_count = 0 AS "isMarked", count(*)::int AS count,
  sum(a.score::float8) AS scores
FROM attempts a JOIN grades g ON g.attempt_id = a.id
WHERE a.quiz_id = $1 AND a.submitted_at IS NOT NULL AND NOT a.is_preview AND a.revision_id = $2
  AND g.quiz_id = $1 AND g.revision_id = $2
GROUP BY g.question_id, g.outcome, g.choice, g.marks, g.max_marks, a.waiting_count = 0;

-- findGradesStamp: $1 quizId, $2 revisionId
SELECT count(*) || ' ' || coalesce(sum(hashtextextended(a.id::text || a.xmin::text, 0)), 0) AS stamp
FROM attempts a WHERE a.quiz_id = $1 AND a.submitted_at IS NOT NULL AND NOT a.is_preview AND a.revision_id = $2;

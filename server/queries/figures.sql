-- From server/results/figures/figures.queries.ts.

-- listTakenRevisions: $1 quizId
SELECT r.id, r.number FROM paper_revisions r
WHERE r.quiz_id = $1 AND r.number IS NOT NULL
  AND EXISTS (SELECT FROM attempts a WHERE a.revision_id = r.id AND a.quiz_id = $1 AND a.submitted_at IS NOT NULL AND NOT a.is_preview)
ORDER BY r.number DESC;

-- listAttemptFigures: $1 revisionId, $2 quizId
SELECT a.candidate_id AS "candidateId", a.number, a.revision_id AS "revisionId",
  extract(epoch FROM a.submitted_at)::float8 AS "submittedAt", a.score::float8,
  coalesce(a.exact_score, trim_scale(a.score)::text) AS "exactScore",
  coalesce(a.exact_max_score, trim_scale(a.max_score)::text) AS "exactMaxScore",
  a.waiting_count AS "waitingCount", (a.rules->>'passMark')::float8 AS "passMark",
  (a.rules - '{durationMinutes,passMark,layout,navigation,checksSpelling}'::text[])::text AS pattern,
  CASE WHEN a.reopened_until IS NULL
    THEN extract(epoch FROM a.submitted_at - a.started_at)::float8 END AS seconds,
  CASE WHEN a.waiting_count = 0 AND ($1::uuid IS NULL OR a.revision_id = $1)
    THEN a.marked_answers END AS "markedAnswers"
FROM attempts a WHERE a.quiz_id = $2 AND a.submitted_at IS NOT NULL AND NOT a.is_preview;

-- findAttemptsStamp: $1 quizId
SELECT count(*)::int AS count, now() AS at,
  count(*) || ' ' || coalesce(sum(hashtextextended(a.id::text || a.xmin::text, 0)), 0) AS stamp
FROM attempts a WHERE a.quiz_id = $1 AND a.submitted_at IS NOT NULL AND NOT a.is_preview;

-- insertStoredFigures: $1 quizId, $2 attemptSet, $3 revision, $4 stamp
INSERT INTO exam_figures (quiz_id, attempt_set, revision, stamp)
VALUES ($1, $2, $3, $4)
ON CONFLICT (quiz_id, attempt_set, revision) DO NOTHING;

-- From server/results/picture/class-picture.queries.ts.

-- listPictureRows: $1 quizId, $2 take, $3 skip
SELECT a.id AS "attemptId", c.learner_id AS "learnerId", l.name, l.roll_number AS "rollNumber",
  a.number, a.revision_id AS "revisionId", a.score::float8, a.max_score::float8 AS "maxScore",
  a.marked_answers AS "markedAnswers", (a.rules - '{durationMinutes,passMark,layout,navigation,checksSpelling}'::text[])::text AS pattern
FROM attempts a JOIN candidates c ON c.id = a.candidate_id JOIN learners l ON l.id = c.learner_id WHERE a.quiz_id = $1 AND a.submitted_at IS NOT NULL AND NOT a.is_preview
ORDER BY a.score DESC, l.name COLLATE "und-x-icu", a.id LIMIT $2 OFFSET $3;

-- countPictureRows: $1 quizId
SELECT count(*)::int AS count FROM attempts a WHERE a.quiz_id = $1 AND a.submitted_at IS NOT NULL AND NOT a.is_preview;

-- listMeasuredAttempts: $1 quizId, $2 revisionIds, $3 take
SELECT a.revision_id AS "revisionId", a.marked_answers AS "markedAnswers", (a.rules - '{durationMinutes,passMark,layout,navigation,checksSpelling}'::text[])::text AS pattern
FROM attempts a WHERE a.quiz_id = $1 AND a.submitted_at IS NOT NULL AND NOT a.is_preview AND a.marked_answers IS NOT NULL
  AND a.revision_id = ANY($2)
ORDER BY a.submitted_at DESC, a.id DESC LIMIT $3;

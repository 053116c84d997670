-- From server/grading/attempt-score.queries.ts.

-- listScoredGrades: $1 attemptId, $2 questionIds
SELECT outcome, choice, marks, max_marks AS "maxMarks" FROM grades
WHERE attempt_id = $1 ORDER BY array_position($2::uuid[], question_id);

-- updateAttemptScore: $1 score, $2 maxScore, $3 exactScore, $4 exactMaxScore, $5 waitingCount, $6 markedAnswers, $7 attemptId
UPDATE attempts SET score = $1, max_score = $2, exact_score = $3,
  exact_max_score = $4, waiting_count = $5,
  marked_answers = $6, settles_at = (SELECT max(graded_at) FILTER (WHERE is_typed) + interval '5 minutes' FROM grades WHERE attempt_id = $7)
WHERE id = $7;

-- listUnscoredAttempts: $1 take
SELECT id, revision_id AS "revisionId" FROM attempts
WHERE submitted_at IS NOT NULL AND marked_answers IS NULL LIMIT $1;

-- findSettlesAt: $1 attemptId
SELECT max(graded_at) FILTER (WHERE is_typed) + interval '5 minutes' AS "settlesAt" FROM grades WHERE attempt_id = $1;

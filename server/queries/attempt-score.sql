-- From server/grading/attempt-score.queries.ts.

-- updateAttemptScore: $1 attemptId
UPDATE attempts SET (score, max_score, waiting_count, settles_at) = (
  SELECT coalesce(sum(marks), 0), coalesce(sum(max_marks), 0),
    count(*) FILTER (WHERE outcome = 'WAITING'),
    max(graded_at) FILTER (WHERE is_typed) + interval '5 minutes'
  FROM grades WHERE attempt_id = $1)
WHERE id = $1;

-- findSettlesAt: $1 attemptId
SELECT max(graded_at) FILTER (WHERE is_typed) + interval '5 minutes' AS "settlesAt" FROM grades WHERE attempt_id = $1;

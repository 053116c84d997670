-- From server/grading/applied-adjustments.queries.ts.

-- findAttemptAdjustments: $1 quizId, $2 attemptId, $3 startedAt
SELECT (SELECT (count(*) + count(undone_at))::int FROM score_adjustments
WHERE quiz_id = $1 AND attempt_id IS NULL) AS version, (
SELECT coalesce(jsonb_agg(jsonb_build_object('id', s.id, 'kind', s.kind, 'marks', s.marks,
  'passMark', s.pass_mark, 'wrongMarks', s.wrong_marks, 'wrongMarksBasis', s.wrong_marks_basis)
  ORDER BY s.number), '[]')
FROM (
SELECT * FROM score_adjustments WHERE attempt_id = $2
UNION ALL SELECT * FROM score_adjustments
  WHERE quiz_id = $1 AND attempt_id IS NULL AND created_at > $3) s
WHERE s.undone_at IS NULL) AS adjustments;

-- listShownAdjustments: $1 attemptId, $2 quizId, $3 startedAt, $4 adjustedVersion
SELECT s.kind, s.marks, s.pass_mark::float8 AS "passMark", s.wrong_marks AS "wrongMarks",
  s.wrong_marks_basis AS "wrongMarksBasis", s.reason
FROM (
SELECT * FROM score_adjustments WHERE attempt_id = $1
UNION ALL SELECT * FROM score_adjustments
  WHERE quiz_id = $2 AND attempt_id IS NULL AND created_at > $3) s
WHERE CASE WHEN s.attempt_id IS NOT NULL THEN s.undone_at IS NULL
  ELSE s.made_version <= $4
    AND (s.undone_version IS NULL OR s.undone_version > $4) END
ORDER BY s.number;

-- findAdjustmentVersion: $1 quizId
SELECT (SELECT (count(*) + count(undone_at))::int FROM score_adjustments
WHERE quiz_id = $1 AND attempt_id IS NULL) AS version;

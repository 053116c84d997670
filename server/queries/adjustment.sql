-- From server/grading/adjustments/adjustment.queries.ts.

-- listAttemptsToAdjust: $1 quizId, $2 version
SELECT a.id FROM attempts a WHERE a.quiz_id = $1 AND NOT a.is_preview AND a.adjusted_version < $2
AND a.started_at < (SELECT max(created_at) FROM score_adjustments
WHERE quiz_id = $1 AND attempt_id IS NULL) ORDER BY a.id;

-- listMarkedPapers: $1 quizId, $2 attemptId
SELECT DISTINCT ON (a.revision_id, a.rules->'marksPerQuestion') a.revision_id AS "revisionId", a.rules
FROM attempts a
WHERE a.quiz_id = $1 AND NOT a.is_preview AND ($2::uuid IS NULL OR a.id = $2)
ORDER BY a.revision_id, a.rules->'marksPerQuestion';

-- countAdjusted: $1 quizId
SELECT count(*)::int AS "affectedCount",
  (count(*) FILTER (WHERE a.adjusted_version >= (SELECT (count(*) + count(undone_at))::int FROM score_adjustments
WHERE quiz_id = $1 AND attempt_id IS NULL)))::int AS "adjustedCount"
FROM attempts a WHERE a.quiz_id = $1 AND a.submitted_at IS NOT NULL AND NOT a.is_preview AND a.started_at < (SELECT max(created_at) FROM score_adjustments
WHERE quiz_id = $1 AND attempt_id IS NULL);

-- findNextNumber: $1 attemptId, $2 quizId
SELECT coalesce(max(number), 0)::int + 1 AS number,
  (count(*) FILTER (WHERE attempt_id IS NOT DISTINCT FROM $1 AND undone_at IS NULL))::int AS count
FROM score_adjustments WHERE quiz_id = $2;

-- listAdjustments: $1 quizId, $2 id, $3 attemptId, $4 take, $5 skip
SELECT s.id, s.attempt_id AS "attemptId", s.kind, s.marks,
  s.pass_mark::float8 AS "passMark", s.wrong_marks AS "wrongMarks",
  s.wrong_marks_basis AS "wrongMarksBasis", s.reason, s.created_at AS "createdAt",
  s.undone_at AS "undoneAt", s.is_pending AS "isPending",
  s.problem IS NOT NULL AS "hasFailed", l.name AS "learnerName",
  maker.first_name || ' ' || maker.last_name AS "madeByName",
  undoer.first_name || ' ' || undoer.last_name AS "undoneByName"
FROM score_adjustments s
  LEFT JOIN attempts a ON a.id = s.attempt_id
  LEFT JOIN candidates c ON c.id = a.candidate_id
  LEFT JOIN learners l ON l.id = c.learner_id
  LEFT JOIN users maker ON maker.id = s.made_by
  LEFT JOIN users undoer ON undoer.id = s.undone_by
WHERE s.quiz_id = $1 AND ($2::uuid IS NULL OR s.id = $2) AND ($3::uuid IS NULL
OR (s.attempt_id = $3 OR (s.attempt_id IS NULL AND s.created_at > (SELECT started_at FROM attempts WHERE id = $3))))
ORDER BY s.number DESC LIMIT $4 OFFSET $5;

-- countAdjustments: $1 quizId, $2 attemptId
SELECT count(*)::int AS count FROM score_adjustments s
WHERE s.quiz_id = $1 AND ($2::uuid IS NULL
OR (s.attempt_id = $2 OR (s.attempt_id IS NULL AND s.created_at > (SELECT started_at FROM attempts WHERE id = $2))));

-- listLearnersOfAttempts: $1 attemptIds
SELECT a.id AS "attemptId", l.name FROM attempts a
  JOIN candidates c ON c.id = a.candidate_id JOIN learners l ON l.id = c.learner_id
WHERE a.id = ANY($1);

-- lockExam: $1 quizId
SELECT FROM quizzes WHERE id = $1 FOR NO KEY UPDATE;

-- endPending: $1 quizId, $2 version
UPDATE score_adjustments SET is_pending = false, problem = NULL
WHERE quiz_id = $1 AND is_pending AND (SELECT (count(*) + count(undone_at))::int FROM score_adjustments
WHERE quiz_id = $1 AND attempt_id IS NULL) = $2;

-- failPending: $1 problem, $2 quizId, $3 version
UPDATE score_adjustments SET problem = $1
WHERE quiz_id = $2 AND is_pending AND (SELECT (count(*) + count(undone_at))::int FROM score_adjustments
WHERE quiz_id = $2 AND attempt_id IS NULL) = $3;

-- listAdjustableAttempts: $1 quizId, $2 after, $3 attemptId, $4 startedBefore, $5 take
SELECT a.id, a.revision_id AS "revisionId", a.rules, a.base_rules AS "baseRules", a.score::float8,
  a.exact_max_score AS "exactMaxScore",
  a.waiting_count AS "waitingCount", a.marked_answers AS "markedAnswers",
  (
SELECT coalesce(jsonb_agg(jsonb_build_object('id', s.id, 'kind', s.kind, 'marks', s.marks,
  'passMark', s.pass_mark, 'wrongMarks', s.wrong_marks, 'wrongMarksBasis', s.wrong_marks_basis)
  ORDER BY s.number), '[]')
FROM (
SELECT * FROM score_adjustments WHERE attempt_id = a.id
UNION ALL SELECT * FROM score_adjustments
  WHERE quiz_id = $1 AND attempt_id IS NULL AND created_at > a.started_at) s
WHERE s.undone_at IS NULL) AS adjustments
FROM attempts a WHERE a.quiz_id = $1 AND a.submitted_at IS NOT NULL AND NOT a.is_preview AND a.marked_answers IS NOT NULL AND a.id > $2
  AND ($3::uuid IS NULL OR a.id = $3)
  AND ($4::timestamptz IS NULL OR a.started_at < $4)
ORDER BY a.id LIMIT $5;

-- findResultsStamp: $1 quizId, $2 attemptId
SELECT (SELECT (count(*) + count(undone_at))::int FROM score_adjustments
WHERE quiz_id = $1 AND attempt_id IS NULL) || ' ' || count(*) || ' '
  || coalesce(sum(hashtextextended(a.id::text || a.xmin::text, 0)), 0) AS stamp
FROM attempts a WHERE a.quiz_id = $1 AND a.submitted_at IS NOT NULL AND NOT a.is_preview AND ($2::uuid IS NULL OR a.id = $2);

-- listRuleGrades: $1 attemptIds
SELECT g.attempt_id AS "attemptId", g.question_id AS "questionId", g.outcome, g.choice, g.marks, g.source,
  r.response, g.response_epoch AS epoch, g.response_sequence AS sequence
FROM grades g LEFT JOIN responses r USING (attempt_id, question_id)
WHERE g.attempt_id = ANY($1) AND g.source = 'RULE' AND g.outcome NOT IN ('BLANK', 'WAITING');

-- From server/grading/grade-change.queries.ts.

-- insertGradeState: $1 id
INSERT INTO grade_changes (grade_id, version, outcome, marks, max_marks, rule, revision_id, response,
  response_epoch, response_sequence, source, marked_by, comment, rubric, reason, graded_at)
SELECT g.id, g.version, g.outcome, g.marks, g.max_marks, g.rule, g.revision_id, r.response,
  g.response_epoch, g.response_sequence, g.source, g.marked_by, g.comment, g.rubric, g.reason,
  g.graded_at
FROM grades g LEFT JOIN responses r USING (attempt_id, question_id)
WHERE g.id = $1
ON CONFLICT DO NOTHING;

-- insertGradeStatesOfQuestions: $1 attemptId, $2 questionIds
INSERT INTO grade_changes (grade_id, version, outcome, marks, max_marks, rule, revision_id, response,
  response_epoch, response_sequence, source, marked_by, comment, rubric, reason, graded_at)
SELECT g.id, g.version, g.outcome, g.marks, g.max_marks, g.rule, g.revision_id, r.response,
  g.response_epoch, g.response_sequence, g.source, g.marked_by, g.comment, g.rubric, g.reason,
  g.graded_at
FROM grades g LEFT JOIN responses r USING (attempt_id, question_id)
WHERE g.attempt_id = $1 AND g.question_id = ANY($2)
ON CONFLICT DO NOTHING;

-- insertGradeStatesOfAttempts: $1 attemptIds
INSERT INTO grade_changes (grade_id, version, outcome, marks, max_marks, rule, revision_id, response,
  response_epoch, response_sequence, source, marked_by, comment, rubric, reason, graded_at)
SELECT g.id, g.version, g.outcome, g.marks, g.max_marks, g.rule, g.revision_id, r.response,
  g.response_epoch, g.response_sequence, g.source, g.marked_by, g.comment, g.rubric, g.reason,
  g.graded_at
FROM grades g LEFT JOIN responses r USING (attempt_id, question_id)
WHERE g.attempt_id = ANY($1)
ON CONFLICT DO NOTHING;

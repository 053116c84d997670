-- From server/grading/grade.queries.ts.

-- listStoredAnswers: $1 attemptId
SELECT coalesce(r.question_id, g.question_id) AS "questionId", r.response, r.epoch, r.sequence,
  g.source, g.outcome, g.marks, c.grade_id IS NOT NULL AS "isRecorded",
  c.response AS "markedResponse"
FROM (SELECT * FROM responses WHERE attempt_id = $1) r
FULL JOIN (SELECT * FROM grades WHERE attempt_id = $1) g ON g.question_id = r.question_id
LEFT JOIN grade_changes c ON c.grade_id = g.id AND c.version = g.version;

-- upsertGrades: $1 attemptId, $2 quizId, $3 revisionId, $4 grades
INSERT INTO grades AS g (attempt_id, question_id, quiz_id, outcome, marks, max_marks, rule,
  revision_id, choice, response_epoch, response_sequence)
SELECT $1, m."questionId", $2, m.outcome, m.marks, m."maxMarks", m.rule,
  $3, m.choice, m.epoch, m.sequence
FROM jsonb_to_recordset($4) AS m ("questionId" uuid, outcome text, marks text,
  "maxMarks" text, rule jsonb,
  choice smallint, epoch int, sequence int)
ON CONFLICT (attempt_id, question_id) DO UPDATE SET outcome = excluded.outcome,
  marks = excluded.marks, max_marks = excluded.max_marks, rule = excluded.rule,
  revision_id = excluded.revision_id, choice = excluded.choice,
  response_epoch = excluded.response_epoch,
  response_sequence = excluded.response_sequence, source = 'RULE', marked_by = NULL,
  comment = NULL, rubric = NULL, reason = NULL, is_typed = false, version = g.version + 1,
  graded_at = excluded.graded_at
WHERE g.source <> 'RULE'
  OR (g.outcome, g.marks, g.rule, g.choice, g.response_epoch, g.response_sequence) IS DISTINCT FROM
    (excluded.outcome, excluded.marks, excluded.rule, excluded.choice,
      excluded.response_epoch, excluded.response_sequence);

-- From server/exams/rules/exam-rules.queries.ts.

-- insertRules: $1 quizId, $2 code
INSERT INTO exam_rules (quiz_id, code) VALUES ($1, $2) ON CONFLICT DO NOTHING;

-- insertCopyOfRules: $1 toQuizId, $2 code, $3 fromQuizId
INSERT INTO exam_rules (quiz_id, code, "access", "attempts_allowed", "pass_mark", "marks_per_question", "wrong_marks", "wrong_marks_basis", "shuffles_questions", "shuffles_options", "layout", "navigation", "checks_spelling", "review_content", "review_time", "mails_results", "has_certificate")
SELECT $1, $2, "access", "attempts_allowed", "pass_mark", "marks_per_question", "wrong_marks", "wrong_marks_basis", "shuffles_questions", "shuffles_options", "layout", "navigation", "checks_spelling", "review_content", "review_time", "mails_results", "has_certificate" FROM exam_rules WHERE quiz_id = $3;

-- updateReady: $1 quizId
UPDATE exam_rules SET is_ready = true WHERE quiz_id = $1;

-- listQuestionMarks: $1 quizId
SELECT v.kind, p.marks, p.wrong_marks AS "wrongMarks" FROM placements p JOIN question_versions v
  ON v.question_id = p.question_id AND v.version = p.question_version
WHERE p.quiz_id = $1 AND p.deleted_at IS NULL ORDER BY p.position;

-- listPublishedMarks: $1 quizId, $2 maxQuestions
SELECT question->>'kind' AS kind, question->'marks' AS marks,
  question->>'wrongMarks' AS "wrongMarks"
FROM paper_revisions p, jsonb_array_elements(p.content->'questions') question
WHERE p.quiz_id = $1 AND p.question_count <= $2
  AND p.number = (SELECT max(number) FROM paper_revisions WHERE quiz_id = $1);

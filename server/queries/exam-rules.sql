-- From server/exams/rules/exam-rules.queries.ts.

-- insertRules: $1 quizId, $2 code
INSERT INTO exam_rules (quiz_id, code) VALUES ($1, $2) ON CONFLICT DO NOTHING;

-- insertCopyOfRules: $1 toQuizId, $2 code, $3 fromQuizId
INSERT INTO exam_rules (quiz_id, code, "access", "attempts_allowed", "pass_mark", "marks_per_question", "penalty_percent", "shuffles_questions", "shuffles_options", "layout", "navigation", "review_content", "review_time", "mails_results", "has_certificate")
SELECT $1, $2, "access", "attempts_allowed", "pass_mark", "marks_per_question", "penalty_percent", "shuffles_questions", "shuffles_options", "layout", "navigation", "review_content", "review_time", "mails_results", "has_certificate" FROM exam_rules WHERE quiz_id = $3;

-- sumMarks: $1 marksPerQuestion, $2 quizId
SELECT coalesce(sum(coalesce($1::numeric, marks, 1)), 0) AS total
FROM questions WHERE quiz_id = $2 AND deleted_at IS NULL;

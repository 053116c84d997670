-- From server/trials/trial-part.queries.ts.

-- findTrialRows {"table":"quizzes"}: $1 quizId
SELECT coalesce(jsonb_agg(to_jsonb(t)), '[]')::text AS rows FROM quizzes t
WHERE id = $1;

-- findTrialRows {"table":"exam_rules"}: $1 quizId
SELECT coalesce(jsonb_agg(to_jsonb(t)), '[]')::text AS rows FROM exam_rules t
WHERE quiz_id = $1;

-- findTrialRows {"table":"questions"}: $1 quizId
SELECT coalesce(jsonb_agg(to_jsonb(t)), '[]')::text AS rows FROM questions t
WHERE id IN (SELECT question_id FROM placements WHERE quiz_id = $1
UNION SELECT question_id FROM paper_revision_questions WHERE quiz_id = $1);

-- findTrialRows {"table":"question_versions"}: $1 quizId
SELECT coalesce(jsonb_agg(to_jsonb(t)), '[]')::text AS rows FROM question_versions t
WHERE question_id IN (SELECT question_id FROM placements WHERE quiz_id = $1
UNION SELECT question_id FROM paper_revision_questions WHERE quiz_id = $1);

-- findTrialRows {"table":"placements"}: $1 quizId
SELECT coalesce(jsonb_agg(to_jsonb(t)), '[]')::text AS rows FROM placements t
WHERE quiz_id = $1;

-- findTrialRows {"table":"paper_revisions"}: $1 quizId
SELECT coalesce(jsonb_agg(to_jsonb(t)), '[]')::text AS rows FROM paper_revisions t
WHERE quiz_id = $1;

-- findTrialRows {"table":"paper_revision_questions"}: $1 quizId
SELECT coalesce(jsonb_agg(to_jsonb(t)), '[]')::text AS rows FROM paper_revision_questions t
WHERE quiz_id = $1;

-- findTrialRows {"table":"learners"}: $1 quizId
SELECT coalesce(jsonb_agg(to_jsonb(t)), '[]')::text AS rows FROM learners t
WHERE id IN (SELECT learner_id FROM candidates WHERE quiz_id = $1);

-- findTrialRows {"table":"candidates"}: $1 quizId
SELECT coalesce(jsonb_agg(to_jsonb(t)), '[]')::text AS rows FROM candidates t
WHERE quiz_id = $1;

-- findTrialRows {"table":"attempts"}: $1 quizId
SELECT coalesce(jsonb_agg(to_jsonb(t)), '[]')::text AS rows FROM attempts t
WHERE quiz_id = $1;

-- findTrialRows {"table":"responses"}: $1 quizId
SELECT coalesce(jsonb_agg(to_jsonb(t)), '[]')::text AS rows FROM responses t
WHERE attempt_id IN (SELECT id FROM attempts WHERE quiz_id = $1);

-- findTrialRows {"table":"grades"}: $1 quizId
SELECT coalesce(jsonb_agg(to_jsonb(t)), '[]')::text AS rows FROM grades t
WHERE quiz_id = $1;

-- findTrialRows {"table":"grade_changes"}: $1 quizId
SELECT coalesce(jsonb_agg(to_jsonb(t)), '[]')::text AS rows FROM grade_changes t
WHERE grade_id IN (SELECT id FROM grades WHERE attempt_id IN (SELECT id FROM attempts WHERE quiz_id = $1));

-- findTrialRows {"table":"exam_events"}: $1 quizId
SELECT coalesce(jsonb_agg(to_jsonb(t)), '[]')::text AS rows FROM exam_events t
WHERE quiz_id = $1;

-- findTrialRows {"table":"marking_aliases"}: $1 quizId
SELECT coalesce(jsonb_agg(to_jsonb(t)), '[]')::text AS rows FROM marking_aliases t
WHERE quiz_id = $1;

-- insertTrialRows {"table":"quizzes"}: $1 rows
INSERT INTO quizzes ("id", "institute_id", "created_by", "title", "title_key", "status", "is_completed", "is_sample", "duration_minutes", "question_count", "version", "order_version", "created_at", "updated_at", "deleted_at")
SELECT "id", "institute_id", "created_by", "title", "title_key", "status", "is_completed", "is_sample", "duration_minutes", "question_count", "version", "order_version", "created_at", "updated_at", "deleted_at" FROM jsonb_populate_recordset(NULL::quizzes, $1);

-- insertTrialRows {"table":"exam_rules"}: $1 rows
INSERT INTO exam_rules ("quiz_id", "code", "access", "access_code", "opens_at", "closes_at", "attempts_allowed", "pass_mark", "marks_per_question", "wrong_marks", "wrong_marks_basis", "shuffles_questions", "shuffles_options", "layout", "navigation", "checks_spelling", "review_content", "review_time", "releases_at", "released_at", "withdrawn_at", "release_number", "mails_results", "has_certificate", "is_ready", "version", "updated_at")
SELECT "quiz_id", "code", "access", "access_code", "opens_at", "closes_at", "attempts_allowed", "pass_mark", "marks_per_question", "wrong_marks", "wrong_marks_basis", "shuffles_questions", "shuffles_options", "layout", "navigation", "checks_spelling", "review_content", "review_time", "releases_at", "released_at", "withdrawn_at", "release_number", "mails_results", "has_certificate", "is_ready", "version", "updated_at" FROM jsonb_populate_recordset(NULL::exam_rules, $1);

-- insertTrialRows {"table":"questions"}: $1 rows
INSERT INTO questions ("id", "institute_id", "latest_version", "is_in_bank", "created_at")
SELECT "id", "institute_id", "latest_version", "is_in_bank", "created_at" FROM jsonb_populate_recordset(NULL::questions, $1);

-- insertTrialRows {"table":"question_versions"}: $1 rows
INSERT INTO question_versions ("question_id", "version", "kind", "text", "body", "image", "image_ids", "created_at")
SELECT "question_id", "version", "kind", "text", "body", "image", "image_ids", "created_at" FROM jsonb_populate_recordset(NULL::question_versions, $1);

-- insertTrialRows {"table":"placements"}: $1 rows
INSERT INTO placements ("id", "quiz_id", "question_id", "question_version", "position", "marks", "wrong_marks", "version", "created_at", "updated_at", "deleted_at")
SELECT "id", "quiz_id", "question_id", "question_version", "position", "marks", "wrong_marks", "version", "created_at", "updated_at", "deleted_at" FROM jsonb_populate_recordset(NULL::placements, $1);

-- insertTrialRows {"table":"paper_revisions"}: $1 rows
INSERT INTO paper_revisions ("id", "quiz_id", "number", "content_hash", "salt", "commitment", "is_hash_published", "content", "question_count", "image_ids", "published_at", "created_at")
SELECT "id", "quiz_id", "number", "content_hash", "salt", "commitment", "is_hash_published", "content", "question_count", "image_ids", "published_at", "created_at" FROM jsonb_populate_recordset(NULL::paper_revisions, $1);

-- insertTrialRows {"table":"paper_revision_questions"}: $1 rows
INSERT INTO paper_revision_questions ("revision_id", "placement_id", "question_id", "question_version", "quiz_id")
SELECT "revision_id", "placement_id", "question_id", "question_version", "quiz_id" FROM jsonb_populate_recordset(NULL::paper_revision_questions, $1);

-- insertTrialRows {"table":"learners"}: $1 rows
INSERT INTO learners ("id", "institute_id", "created_by", "name", "email", "external_id", "roll_number", "created_at", "updated_at", "erased_at")
SELECT "id", "institute_id", "created_by", "name", "email", "external_id", "roll_number", "created_at", "updated_at", "erased_at" FROM jsonb_populate_recordset(NULL::learners, $1);

-- insertTrialRows {"table":"candidates"}: $1 rows
INSERT INTO candidates ("id", "institute_id", "created_by", "quiz_id", "learner_id", "origin", "revision_id", "link_version", "mailed_at", "mail_id", "reminded_at", "times_mailing_id", "revoked_at", "started_at", "return_code", "extra_time_percent", "extra_attempts", "opens_at", "closes_at", "created_at", "updated_at")
SELECT "id", "institute_id", "created_by", "quiz_id", "learner_id", "origin", "revision_id", "link_version", "mailed_at", "mail_id", "reminded_at", "times_mailing_id", "revoked_at", "started_at", "return_code", "extra_time_percent", "extra_attempts", "opens_at", "closes_at", "created_at", "updated_at" FROM jsonb_populate_recordset(NULL::candidates, $1);

-- insertTrialRows {"table":"attempts"}: $1 rows
INSERT INTO attempts ("id", "institute_id", "created_by", "quiz_id", "revision_id", "candidate_id", "number", "is_preview", "rules", "base_rules", "seed", "arrangement", "reached", "place", "lease_epoch", "lease_holder", "lease_browser", "network_mark", "started_at", "deadline_at", "extension_seconds", "reopened_until", "paused_at", "individually_paused_at", "paused_seconds", "individually_paused_seconds", "last_saved_at", "updated_at", "submitted_at", "submitted_by", "score", "max_score", "exact_score", "exact_max_score", "adjustment_marks", "adjusted_version", "waiting_count", "marked_answers", "settles_at", "told_release")
SELECT "id", "institute_id", "created_by", "quiz_id", "revision_id", "candidate_id", "number", "is_preview", "rules", "base_rules", "seed", "arrangement", "reached", "place", "lease_epoch", "lease_holder", "lease_browser", "network_mark", "started_at", "deadline_at", "extension_seconds", "reopened_until", "paused_at", "individually_paused_at", "paused_seconds", "individually_paused_seconds", "last_saved_at", "updated_at", "submitted_at", "submitted_by", "score", "max_score", "exact_score", "exact_max_score", "adjustment_marks", "adjusted_version", "waiting_count", "marked_answers", "settles_at", "told_release" FROM jsonb_populate_recordset(NULL::attempts, $1);

-- insertTrialRows {"table":"responses"}: $1 rows
INSERT INTO responses ("attempt_id", "question_id", "response", "is_flagged", "epoch", "sequence", "saved_at")
SELECT "attempt_id", "question_id", "response", "is_flagged", "epoch", "sequence", "saved_at" FROM jsonb_populate_recordset(NULL::responses, $1);

-- insertTrialRows {"table":"grades"}: $1 rows
INSERT INTO grades ("attempt_id", "question_id", "id", "quiz_id", "outcome", "choice", "marks", "max_marks", "rule", "revision_id", "response_epoch", "response_sequence", "source", "marked_by", "comment", "rubric", "reason", "is_typed", "version", "graded_at")
SELECT "attempt_id", "question_id", "id", "quiz_id", "outcome", "choice", "marks", "max_marks", "rule", "revision_id", "response_epoch", "response_sequence", "source", "marked_by", "comment", "rubric", "reason", "is_typed", "version", "graded_at" FROM jsonb_populate_recordset(NULL::grades, $1);

-- insertTrialRows {"table":"grade_changes"}: $1 rows
INSERT INTO grade_changes ("grade_id", "version", "outcome", "marks", "max_marks", "rule", "revision_id", "response", "response_epoch", "response_sequence", "source", "marked_by", "comment", "rubric", "reason", "graded_at")
SELECT "grade_id", "version", "outcome", "marks", "max_marks", "rule", "revision_id", "response", "response_epoch", "response_sequence", "source", "marked_by", "comment", "rubric", "reason", "graded_at" FROM jsonb_populate_recordset(NULL::grade_changes, $1);

-- insertTrialRows {"table":"exam_events"}: $1 rows
INSERT INTO exam_events ("quiz_id", "candidate_id", "attempt_id", "kind", "actor_id", "reason", "details", "fact_id", "at")
SELECT "quiz_id", "candidate_id", "attempt_id", "kind", "actor_id", "reason", "details", "fact_id", "at" FROM jsonb_populate_recordset(NULL::exam_events, $1);

-- insertTrialRows {"table":"marking_aliases"}: $1 rows
INSERT INTO marking_aliases ("id", "quiz_id", "candidate_id", "number")
SELECT "id", "quiz_id", "candidate_id", "number" FROM jsonb_populate_recordset(NULL::marking_aliases, $1);

-- updateContentHashes: $1 ids
UPDATE paper_revisions SET content_hash = encode(sha256(convert_to(content::text, 'UTF8')), 'hex') WHERE id = ANY($1);

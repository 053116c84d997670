-- From server/personal-data/erasure/erasure.queries.ts.

-- lockClassListsOfLearners: $1 learnerIds
SELECT FROM class_lists
WHERE id IN (SELECT list_id FROM class_list_members WHERE learner_id = ANY($1::uuid[]))
ORDER BY id FOR NO KEY UPDATE;

-- lockLearnersToErase: $1 learnerIds
SELECT FROM learners WHERE id = ANY($1::uuid[]) ORDER BY id FOR UPDATE;

-- lockCandidatesOfLearners: $1 learnerIds
SELECT id, link_version AS "linkVersion" FROM candidates
WHERE learner_id = ANY($1::uuid[]) ORDER BY id FOR NO KEY UPDATE;

-- lockAttemptsOfLearners: $1 learnerIds
SELECT FROM attempts WHERE candidate_id IN (SELECT id FROM candidates WHERE learner_id = ANY($1::uuid[])) ORDER BY id FOR NO KEY UPDATE;

-- listUnfinishedExams: $1 learnerIds
SELECT DISTINCT c.learner_id AS "learnerId", q.title, a.submitted_at IS NULL AS "isRunning",
  q.deleted_at IS NOT NULL AS "isDeleted"
FROM candidates c JOIN attempts a ON a.candidate_id = c.id JOIN quizzes q ON q.id = c.quiz_id
WHERE c.learner_id = ANY($1::uuid[]) AND (a.submitted_at IS NULL OR a.waiting_count > 0 OR (SELECT count(*)::int FROM late_responses k LEFT JOIN responses r ON r.attempt_id = k.attempt_id AND r.question_id = k.question_id
WHERE k.attempt_id = a.id AND k.decision IS NULL AND k.response IS DISTINCT FROM r.response AND NOT coalesce(r.epoch > k.epoch AND r.saved_at > coalesce(k.typed_at, k.arrived_at), false)) > 0)
ORDER BY "isRunning" DESC, title;

-- deleteMailsOfLearners: $1 learnerIds
DELETE FROM mails WHERE learner_id = ANY($1::uuid[]);

-- deleteMembershipsOfLearners: $1 learnerIds
DELETE FROM class_list_members WHERE learner_id = ANY($1::uuid[]);

-- deleteExportsOfLearners: $1 learnerIds
DELETE FROM exports WHERE quiz_id IN (SELECT quiz_id FROM candidates WHERE learner_id = ANY($1::uuid[]))
  AND content IN ('RESULTS', 'RESPONSES');

-- deleteReturnRequestsOfLearners: $1 learnerIds
DELETE FROM return_requests WHERE candidate_id IN (SELECT id FROM candidates WHERE learner_id = ANY($1::uuid[]))
  OR quiz_id IN (SELECT quiz_id FROM candidates WHERE learner_id = ANY($1::uuid[]))
    AND lower(normalize(name, NFC)) IN
      (SELECT lower(normalize(name, NFC)) FROM learners WHERE id = ANY($1::uuid[]));

-- anonymizeAuditEvents: $1 learnerIds
UPDATE audit_events SET about = NULL, reason = NULL, learner_id = NULL,
  details = details - ARRAY['typedName', 'typedRollNumber']
WHERE learner_id = ANY($1::uuid[]);

-- anonymizeNamedAuditEvents: $1 learnerIds
UPDATE audit_events e SET about = NULL, reason = NULL
FROM candidates c JOIN learners l ON l.id = c.learner_id
WHERE l.id = ANY($1::uuid[]) AND e.quiz_id = c.quiz_id AND e.institute_id = l.institute_id
  AND e.learner_id IS NULL AND e.about = left(l.name, 254)
  AND e.action IN ('CANDIDATE_ARRANGED', 'TIME_GIVEN', 'TIMES_DOUBTED', 'ATTEMPT_REOPENED', 'ATTEMPT_HANDED_IN', 'LATE_DECIDED', 'MARK_CHANGED');

-- anonymizeExamEvents: $1 learnerIds
UPDATE exam_events SET reason = NULL WHERE attempt_id IN (SELECT id FROM attempts WHERE candidate_id IN (SELECT id FROM candidates WHERE learner_id = ANY($1::uuid[]))) AND reason IS NOT NULL;

-- deleteMessagesToLearners: $1 learnerIds
DELETE FROM exam_messages WHERE attempt_id IN (SELECT id FROM attempts WHERE candidate_id IN (SELECT id FROM candidates WHERE learner_id = ANY($1::uuid[])));

-- eraseResponses: $1 learnerIds
UPDATE responses r SET response = NULL WHERE r.attempt_id IN (SELECT id FROM attempts WHERE candidate_id IN (SELECT id FROM candidates WHERE learner_id = ANY($1::uuid[]))) AND r.response IS NOT NULL
  AND NOT EXISTS (SELECT FROM grades g WHERE g.attempt_id = r.attempt_id
    AND g.question_id = r.question_id AND g.choice IS NOT NULL);

-- deleteLateResponses: $1 learnerIds
DELETE FROM late_responses WHERE attempt_id IN (SELECT id FROM attempts WHERE candidate_id IN (SELECT id FROM candidates WHERE learner_id = ANY($1::uuid[])));

-- anonymizeGrades: $1 learnerIds
UPDATE grades SET comment = NULL, reason = NULL
WHERE attempt_id IN (SELECT id FROM attempts WHERE candidate_id IN (SELECT id FROM candidates WHERE learner_id = ANY($1::uuid[]))) AND (comment IS NOT NULL OR reason IS NOT NULL);

-- anonymizeGradeChanges: $1 learnerIds
UPDATE grade_changes h SET comment = NULL, reason = NULL,
  response = CASE WHEN g.choice IS NOT NULL THEN h.response END
FROM grades g WHERE g.id = h.grade_id AND g.attempt_id IN (SELECT id FROM attempts WHERE candidate_id IN (SELECT id FROM candidates WHERE learner_id = ANY($1::uuid[])));

-- anonymizeAdjustments: $1 learnerIds
UPDATE score_adjustments SET reason = NULL WHERE attempt_id IN (SELECT id FROM attempts WHERE candidate_id IN (SELECT id FROM candidates WHERE learner_id = ANY($1::uuid[]))) AND reason IS NOT NULL;

-- anonymizeReceipts: $1 learnerIds
UPDATE attempts SET receipt = receipt - 'signature', network_mark = NULL, lease_browser = NULL
WHERE id IN (SELECT id FROM attempts WHERE candidate_id IN (SELECT id FROM candidates WHERE learner_id = ANY($1::uuid[])));

-- revokeCandidates: $1 learnerIds
UPDATE candidates SET revoked_at = coalesce(revoked_at, now()), link_version = link_version + 1,
  mail_id = NULL, return_code = NULL
WHERE id IN (SELECT id FROM candidates WHERE learner_id = ANY($1::uuid[]));

-- anonymizeLearners: $1 name, $2 learnerIds
UPDATE learners SET name = $1, email = NULL, external_id = NULL, roll_number = NULL, erased_at = now()
WHERE id = ANY($2::uuid[]);

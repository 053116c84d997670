-- From server/personal-data/erasure/erasure.queries.ts.

-- lockCandidatesOfLearners: $1 learnerIds
SELECT id, link_version AS "linkVersion" FROM candidates
WHERE learner_id = ANY($1::uuid[]) ORDER BY id FOR NO KEY UPDATE;

-- listBlockedLearners: $1 learnerIds
SELECT c.learner_id AS "learnerId", bool_or(a.submitted_at IS NULL) AS "isRunning"
FROM candidates c JOIN attempts a ON a.candidate_id = c.id
WHERE c.learner_id = ANY($1::uuid[])
  AND (a.submitted_at IS NULL OR a.waiting_count > 0
    OR EXISTS (SELECT FROM late_responses t WHERE t.attempt_id = a.id AND t.decision IS NULL))
GROUP BY c.learner_id;

-- deleteMailsOfLearners: $1 learnerIds
DELETE FROM mails m WHERE m.learner_id = ANY($1::uuid[])
  OR m.template = 'exam-code' AND m.state <> 'QUEUED'
    AND m.recipient IN (SELECT email FROM learners WHERE id = ANY($1::uuid[]));

-- deleteCodesOfLearners: $1 learnerIds
DELETE FROM email_codes e USING learners l
WHERE l.id = ANY($1::uuid[]) AND e.email = l.email AND e.purpose = 'TAKE_EXAM'
  AND (e.expires_at < now() OR e.proof_spent_at IS NOT NULL);

-- deleteMembershipsOfLearners: $1 learnerIds
DELETE FROM class_list_members WHERE learner_id = ANY($1::uuid[]);

-- deleteExportsOfLearners: $1 learnerIds
DELETE FROM exports WHERE quiz_id IN (SELECT quiz_id FROM candidates WHERE learner_id = ANY($1::uuid[]))
  AND content IN ('RESULTS', 'RESPONSES');

-- anonymizeAuditEvents: $1 learnerIds
UPDATE audit_events e SET about = NULL, reason = NULL, learner_id = NULL FROM learners l
WHERE l.id = ANY($1::uuid[]) AND (e.learner_id = l.id
  OR e.learner_id IS NULL AND e.institute_id = l.institute_id AND e.about = left(l.name, 254)
    AND e.action IN ('CANDIDATE_ARRANGED', 'TIME_GIVEN', 'TIMES_DOUBTED', 'ATTEMPT_REOPENED', 'ATTEMPT_HANDED_IN', 'LATE_DECIDED', 'MARK_CHANGED')
    AND e.quiz_id IN (SELECT quiz_id FROM candidates WHERE learner_id = l.id));

-- anonymizeExamEvents: $1 learnerIds
UPDATE exam_events SET reason = NULL WHERE attempt_id IN (SELECT id FROM attempts WHERE candidate_id IN (SELECT id FROM candidates WHERE learner_id = ANY($1::uuid[]))) AND reason IS NOT NULL;

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

-- anonymizeReceipts: $1 learnerIds
UPDATE attempts SET receipt = receipt - 'signature', network_mark = NULL, lease_browser = NULL
WHERE id IN (SELECT id FROM attempts WHERE candidate_id IN (SELECT id FROM candidates WHERE learner_id = ANY($1::uuid[])));

-- revokeCandidates: $1 learnerIds
UPDATE candidates SET revoked_at = coalesce(revoked_at, now()), link_version = link_version + 1,
  mail_id = NULL
WHERE id IN (SELECT id FROM candidates WHERE learner_id = ANY($1::uuid[]));

-- eraseLearners: $1 name, $2 learnerIds
UPDATE learners SET name = $1, email = NULL, external_id = NULL, roll_number = NULL, erased_at = now()
WHERE id IN (SELECT id FROM learners WHERE id = ANY($2::uuid[]));

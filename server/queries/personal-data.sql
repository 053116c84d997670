-- From server/personal-data/export/personal-data.queries.ts.

-- listOwnClassLists: $1 learnerId
SELECT l.name FROM class_list_members m JOIN class_lists l ON l.id = m.list_id
WHERE m.learner_id = $1 ORDER BY l.name, l.id;

-- listOwnCandidacies: $1 learnerId
SELECT c.id AS "candidateId", q.id AS "quizId", q.title AS exam, c.origin,
  c.created_at AS "addedAt", c.mailed_at AS "mailedAt", c.reminded_at AS "remindedAt",
  c.revoked_at AS "revokedAt", c.started_at AS "startedAt",
  c.extra_time_percent AS "extraTimePercent", c.extra_attempts AS "extraAttempts",
  c.opens_at AS "opensAt", c.closes_at AS "closesAt"
FROM candidates c JOIN quizzes q ON q.id = c.quiz_id
WHERE c.learner_id = $1 ORDER BY c.created_at, c.id;

-- listOwnMails: $1 learnerId
SELECT template AS kind, recipient, state, created_at AS "createdAt", sent_at AS "sentAt"
FROM mails WHERE learner_id = $1 ORDER BY created_at, id;

-- listOwnAuditEntries: $1 learnerId
SELECT at, action, quiz_title AS exam, about, details, reason
FROM audit_events WHERE learner_id = $1 ORDER BY at, id;

-- listOwnAttempts: $1 learnerId
SELECT a.id AS "attemptId", p.content->>'title' AS exam, a.number, a.started_at AS "startedAt",
  s.last_seen_at AS "lastSeenAt", a.deadline_at AS "deadlineAt", a.submitted_at AS "submittedAt",
  a.submitted_by AS "submittedBy", a.exact_score AS score, a.exact_max_score AS "maxScore",
  a.receipt, e.reference AS certificate, e.issued_at AS "certificateIssuedAt"
FROM candidates c JOIN attempts a ON a.candidate_id = c.id
  JOIN paper_revisions p ON p.id = a.revision_id LEFT JOIN certificates e ON e.attempt_id = a.id
  LEFT JOIN attempt_presence s ON s.attempt_id = a.id
WHERE c.learner_id = $1 ORDER BY a.started_at, a.id;

-- listOwnAnswers: $1 attemptId
SELECT q.question->>'id' AS "questionId", q.question->>'text' AS question, r.response,
  (SELECT o->>'text' FROM jsonb_array_elements(q.question->'body'->'options') o
   WHERE o->>'id' = r.response->>'optionId') AS chosen,
  r.is_flagged AS "isFlagged", r.saved_at AS "savedAt", g.outcome, g.marks,
  g.max_marks AS "maxMarks", g.rubric AS levels, g.comment, g.reason,
  g.graded_at AS "gradedAt"
FROM attempts a JOIN paper_revisions p ON p.id = a.revision_id
  CROSS JOIN jsonb_array_elements(p.content->'questions') WITH ORDINALITY AS q(question, place)
  LEFT JOIN responses r ON r.attempt_id = a.id AND r.question_id = (q.question->>'id')::uuid
  LEFT JOIN grades g ON g.attempt_id = a.id AND g.question_id = (q.question->>'id')::uuid
WHERE a.id = $1 AND (r.attempt_id IS NOT NULL OR g.attempt_id IS NOT NULL)
ORDER BY q.place;

-- listOwnEarlierMarks: $1 attemptId
SELECT g.question_id AS "questionId", h.response, h.outcome, h.marks, h.rubric AS levels, h.comment, h.reason,
  h.graded_at AS "gradedAt"
FROM grades g JOIN grade_changes h ON h.grade_id = g.id
WHERE g.attempt_id = $1 ORDER BY h.graded_at, g.question_id, h.version;

-- listOwnAdjustments: $1 attemptId
SELECT s.kind, s.attempt_id IS NULL AS "isForAll", s.marks, s.pass_mark AS "passMark",
  s.wrong_marks AS "wrongMarks", s.wrong_marks_basis AS "wrongMarksBasis", s.reason,
  s.created_at AS "madeAt", s.undone_at AS "undoneAt"
FROM attempts a
  JOIN score_adjustments s ON s.quiz_id = a.quiz_id AND (s.attempt_id = a.id OR (s.attempt_id IS NULL AND s.created_at > a.started_at))
WHERE a.id = $1 ORDER BY s.number;

-- listOwnLateAnswers: $1 attemptId
SELECT question_id AS "questionId", response, typed_at AS "typedAt", arrived_at AS "arrivedAt",
  decision, decided_at AS "decidedAt"
FROM late_responses WHERE attempt_id = $1 ORDER BY arrived_at, id;

-- listOwnEvents: $1 attemptId
SELECT at, kind, details, reason FROM exam_events
WHERE attempt_id = $1 ORDER BY at, id;

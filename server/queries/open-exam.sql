-- From server/candidates/open-exam.queries.ts.

-- findExamByCode: $1 code
SELECT q.id AS "quizId", q.institute_id AS "instituteId", q.created_by AS "createdBy", r.code,
  q.title, p.id AS "revisionId", i.name AS "instituteName", i.time_zone AS "timeZone", r.access,
  r.access_code IS NOT NULL AS "needsAccessCode",
  r.is_ready AS "isReady", r.opens_at AS "opensAt", r.closes_at AS "closesAt", (SELECT p.started_at FROM exam_pauses p  WHERE p.quiz_id = q.id AND p.ended_at IS NULL) AS "pausedAt", q.duration_minutes AS "durationMinutes",
  coalesce(p.question_count, 0) AS "questionCount", now() AS "serverTime",
  q.is_completed AS "isCompleted", q.status, q.deleted_at AS "deletedAt"
FROM exam_rules r
  JOIN quizzes q ON q.id = r.quiz_id AND q.deleted_at IS NULL
  JOIN institutes i ON i.id = q.institute_id
  LEFT JOIN LATERAL (
    SELECT id, question_count FROM paper_revisions
    WHERE quiz_id = q.id AND number IS NOT NULL ORDER BY number DESC LIMIT 1
  ) p ON true WHERE r.code = $1;

-- findExamByQuiz: $1 quizId
SELECT q.id AS "quizId", q.institute_id AS "instituteId", q.created_by AS "createdBy", r.code,
  q.title, p.id AS "revisionId", i.name AS "instituteName", i.time_zone AS "timeZone", r.access,
  r.access_code IS NOT NULL AS "needsAccessCode",
  r.is_ready AS "isReady", r.opens_at AS "opensAt", r.closes_at AS "closesAt", (SELECT p.started_at FROM exam_pauses p  WHERE p.quiz_id = q.id AND p.ended_at IS NULL) AS "pausedAt", q.duration_minutes AS "durationMinutes",
  coalesce(p.question_count, 0) AS "questionCount", now() AS "serverTime",
  q.is_completed AS "isCompleted", q.status, q.deleted_at AS "deletedAt"
FROM exam_rules r
  JOIN quizzes q ON q.id = r.quiz_id AND q.deleted_at IS NULL
  JOIN institutes i ON i.id = q.institute_id
  LEFT JOIN LATERAL (
    SELECT id, question_count FROM paper_revisions
    WHERE quiz_id = q.id AND number IS NOT NULL ORDER BY number DESC LIMIT 1
  ) p ON true WHERE r.quiz_id = $1;

-- findRevisionTitle: $1 revisionId
SELECT content->>'title' AS title FROM paper_revisions WHERE id = $1;

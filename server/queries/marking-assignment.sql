-- From server/grading/assignments/marking-assignment.queries.ts.

-- listNarrowedExams: $1 quizIds, $2 assigneeId
SELECT q.id FROM quizzes q WHERE q.id = ANY($1::uuid[]) AND ($2::uuid IS NOT NULL
AND EXISTS (SELECT FROM marking_assignments s WHERE s.quiz_id = q.id)
AND NOT EXISTS (SELECT FROM marking_assignments s WHERE s.quiz_id = q.id
  AND s.user_id = $2 AND s.question_ids IS NULL AND s.candidate_ids IS NULL));

-- findAssignedAnswer: $1 gradeId, $2 assigneeId
SELECT FROM grades g JOIN attempts a ON a.id = g.attempt_id
WHERE g.id = $1 AND ($2::uuid IS NULL OR EXISTS (SELECT FROM marking_assignments s
WHERE s.user_id = $2 AND s.quiz_id = g.quiz_id
  AND (s.question_ids IS NULL OR g.question_id = ANY(s.question_ids))
  AND (s.candidate_ids IS NULL OR a.candidate_id = ANY(s.candidate_ids))));

-- countQuestionsOfExam: $1 quizId, $2 questionIds
SELECT count(DISTINCT placement_id)::int AS count FROM paper_revision_questions
WHERE quiz_id = $1 AND placement_id = ANY($2::uuid[]);

-- listCandidatesOfAliases: $1 quizId, $2 aliasIds
SELECT candidate_id AS id FROM marking_aliases
WHERE quiz_id = $1 AND id = ANY($2::uuid[]) ORDER BY candidate_id;

-- findPartStamp: $1 quizId, $2 userId
SELECT md5(coalesce(s.question_ids::text, '') || ' ' || coalesce(s.candidate_ids::text, '')) AS stamp FROM marking_assignments s
WHERE s.quiz_id = $1 AND s.user_id = $2;

-- upsertAssignment: $1 quizId, $2 userId, $3 questionIds, $4 candidateIds
INSERT INTO marking_assignments AS s (quiz_id, user_id, question_ids, candidate_ids)
VALUES ($1, $2, $3, $4)
ON CONFLICT (quiz_id, user_id) DO UPDATE
  SET question_ids = excluded.question_ids, candidate_ids = excluded.candidate_ids
  WHERE (s.question_ids, s.candidate_ids)
    IS DISTINCT FROM (excluded.question_ids, excluded.candidate_ids);

-- From server/grading/manual/marking-queue.queries.ts.

-- listAnswers {"state":"WAITING"}: $1 questionIds, $2 quizId, $3 aliasId, $4 assigneeId, $5 take, $6 skip
SELECT g.id, g.question_id AS "questionId", g.outcome, g.marks, g.max_marks AS "maxMarks", g."aliasId", g.number, g.attempt,
  g.revision_id AS "revisionId",
  (SELECT r.response FROM responses r
   WHERE r.attempt_id = g.attempt_id AND r.question_id = g.question_id) AS response,
  (SELECT l.name FROM candidates c JOIN learners l ON l.id = c.learner_id
   WHERE c.id = g.candidate_id) AS name
FROM unnest($1::uuid[]) WITH ORDINALITY AS asked (question_id, place)
  CROSS JOIN LATERAL (SELECT g.*, m.id AS "aliasId", m.number, a.number AS attempt, a.candidate_id FROM grades g JOIN attempts a ON a.id = g.attempt_id
JOIN marking_aliases m ON m.candidate_id = a.candidate_id
    WHERE g.quiz_id = $2 AND ($3::uuid IS NULL OR m.id = $3) AND a.submitted_at IS NOT NULL AND NOT a.is_preview
AND ($4::uuid IS NULL OR EXISTS (SELECT FROM marking_assignments s
WHERE s.user_id = $4 AND s.quiz_id = g.quiz_id
  AND (s.question_ids IS NULL OR g.question_id = ANY(s.question_ids))
  AND (s.candidate_ids IS NULL OR a.candidate_id = ANY(s.candidate_ids)))) AND g.question_id = asked.question_id AND g.outcome = 'WAITING'
    ORDER BY g.id LIMIT $5::int + $6::int) g
ORDER BY asked.place, g.id LIMIT $5 OFFSET $6;

-- listAnswers {"state":"MARKED"}: $1 questionIds, $2 quizId, $3 aliasId, $4 assigneeId, $5 take, $6 skip
SELECT g.id, g.question_id AS "questionId", g.outcome, g.marks, g.max_marks AS "maxMarks", g."aliasId", g.number, g.attempt,
  g.revision_id AS "revisionId",
  (SELECT r.response FROM responses r
   WHERE r.attempt_id = g.attempt_id AND r.question_id = g.question_id) AS response,
  (SELECT l.name FROM candidates c JOIN learners l ON l.id = c.learner_id
   WHERE c.id = g.candidate_id) AS name
FROM unnest($1::uuid[]) WITH ORDINALITY AS asked (question_id, place)
  CROSS JOIN LATERAL (SELECT g.*, m.id AS "aliasId", m.number, a.number AS attempt, a.candidate_id FROM grades g JOIN attempts a ON a.id = g.attempt_id
JOIN marking_aliases m ON m.candidate_id = a.candidate_id
    WHERE g.quiz_id = $2 AND ($3::uuid IS NULL OR m.id = $3) AND a.submitted_at IS NOT NULL AND NOT a.is_preview
AND ($4::uuid IS NULL OR EXISTS (SELECT FROM marking_assignments s
WHERE s.user_id = $4 AND s.quiz_id = g.quiz_id
  AND (s.question_ids IS NULL OR g.question_id = ANY(s.question_ids))
  AND (s.candidate_ids IS NULL OR a.candidate_id = ANY(s.candidate_ids)))) AND g.question_id = asked.question_id AND g.source = 'MARKER' AND g.outcome <> 'WAITING'
    ORDER BY g.id LIMIT $5::int + $6::int) g
ORDER BY asked.place, g.id LIMIT $5 OFFSET $6;

-- listAnswers {"state":"ALL"}: $1 questionIds, $2 quizId, $3 aliasId, $4 assigneeId, $5 take, $6 skip
SELECT g.id, g.question_id AS "questionId", g.outcome, g.marks, g.max_marks AS "maxMarks", g."aliasId", g.number, g.attempt,
  g.revision_id AS "revisionId",
  (SELECT r.response FROM responses r
   WHERE r.attempt_id = g.attempt_id AND r.question_id = g.question_id) AS response,
  (SELECT l.name FROM candidates c JOIN learners l ON l.id = c.learner_id
   WHERE c.id = g.candidate_id) AS name
FROM unnest($1::uuid[]) WITH ORDINALITY AS asked (question_id, place)
  CROSS JOIN LATERAL (SELECT g.*, m.id AS "aliasId", m.number, a.number AS attempt, a.candidate_id FROM grades g JOIN attempts a ON a.id = g.attempt_id
JOIN marking_aliases m ON m.candidate_id = a.candidate_id
    WHERE g.quiz_id = $2 AND ($3::uuid IS NULL OR m.id = $3) AND a.submitted_at IS NOT NULL AND NOT a.is_preview
AND ($4::uuid IS NULL OR EXISTS (SELECT FROM marking_assignments s
WHERE s.user_id = $4 AND s.quiz_id = g.quiz_id
  AND (s.question_ids IS NULL OR g.question_id = ANY(s.question_ids))
  AND (s.candidate_ids IS NULL OR a.candidate_id = ANY(s.candidate_ids)))) AND g.question_id = asked.question_id AND (g.outcome = 'WAITING' OR g.source = 'MARKER')
    ORDER BY g.id LIMIT $5::int + $6::int) g
ORDER BY asked.place, g.id LIMIT $5 OFFSET $6;

-- listAnswers {"state":"MINE"}: $1 questionIds, $2 quizId, $3 aliasId, $4 assigneeId, $5 userId, $6 take, $7 skip
SELECT g.id, g.question_id AS "questionId", g.outcome, g.marks, g.max_marks AS "maxMarks", g."aliasId", g.number, g.attempt,
  g.revision_id AS "revisionId",
  (SELECT r.response FROM responses r
   WHERE r.attempt_id = g.attempt_id AND r.question_id = g.question_id) AS response,
  (SELECT l.name FROM candidates c JOIN learners l ON l.id = c.learner_id
   WHERE c.id = g.candidate_id) AS name
FROM unnest($1::uuid[]) WITH ORDINALITY AS asked (question_id, place)
  CROSS JOIN LATERAL (SELECT g.*, m.id AS "aliasId", m.number, a.number AS attempt, a.candidate_id FROM grades g JOIN attempts a ON a.id = g.attempt_id
JOIN marking_aliases m ON m.candidate_id = a.candidate_id
    WHERE g.quiz_id = $2 AND ($3::uuid IS NULL OR m.id = $3) AND a.submitted_at IS NOT NULL AND NOT a.is_preview
AND ($4::uuid IS NULL OR EXISTS (SELECT FROM marking_assignments s
WHERE s.user_id = $4 AND s.quiz_id = g.quiz_id
  AND (s.question_ids IS NULL OR g.question_id = ANY(s.question_ids))
  AND (s.candidate_ids IS NULL OR a.candidate_id = ANY(s.candidate_ids)))) AND g.question_id = asked.question_id AND (g.outcome = 'WAITING' OR g.source = 'MARKER') AND g.marked_by = $5
    ORDER BY g.id LIMIT $6::int + $7::int) g
ORDER BY asked.place, g.id LIMIT $6 OFFSET $7;

-- countAnswers {"state":"WAITING"}: $1 quizId, $2 aliasId, $3 assigneeId, $4 questionIds
SELECT count(*)::int AS count FROM grades g JOIN attempts a ON a.id = g.attempt_id
JOIN marking_aliases m ON m.candidate_id = a.candidate_id
WHERE g.quiz_id = $1 AND ($2::uuid IS NULL OR m.id = $2) AND a.submitted_at IS NOT NULL AND NOT a.is_preview
AND ($3::uuid IS NULL OR EXISTS (SELECT FROM marking_assignments s
WHERE s.user_id = $3 AND s.quiz_id = g.quiz_id
  AND (s.question_ids IS NULL OR g.question_id = ANY(s.question_ids))
  AND (s.candidate_ids IS NULL OR a.candidate_id = ANY(s.candidate_ids)))) AND g.question_id = ANY($4) AND g.outcome = 'WAITING';

-- countAnswers {"state":"MARKED"}: $1 quizId, $2 aliasId, $3 assigneeId, $4 questionIds
SELECT count(*)::int AS count FROM grades g JOIN attempts a ON a.id = g.attempt_id
JOIN marking_aliases m ON m.candidate_id = a.candidate_id
WHERE g.quiz_id = $1 AND ($2::uuid IS NULL OR m.id = $2) AND a.submitted_at IS NOT NULL AND NOT a.is_preview
AND ($3::uuid IS NULL OR EXISTS (SELECT FROM marking_assignments s
WHERE s.user_id = $3 AND s.quiz_id = g.quiz_id
  AND (s.question_ids IS NULL OR g.question_id = ANY(s.question_ids))
  AND (s.candidate_ids IS NULL OR a.candidate_id = ANY(s.candidate_ids)))) AND g.question_id = ANY($4) AND g.source = 'MARKER' AND g.outcome <> 'WAITING';

-- countAnswers {"state":"ALL"}: $1 quizId, $2 aliasId, $3 assigneeId, $4 questionIds
SELECT count(*)::int AS count FROM grades g JOIN attempts a ON a.id = g.attempt_id
JOIN marking_aliases m ON m.candidate_id = a.candidate_id
WHERE g.quiz_id = $1 AND ($2::uuid IS NULL OR m.id = $2) AND a.submitted_at IS NOT NULL AND NOT a.is_preview
AND ($3::uuid IS NULL OR EXISTS (SELECT FROM marking_assignments s
WHERE s.user_id = $3 AND s.quiz_id = g.quiz_id
  AND (s.question_ids IS NULL OR g.question_id = ANY(s.question_ids))
  AND (s.candidate_ids IS NULL OR a.candidate_id = ANY(s.candidate_ids)))) AND g.question_id = ANY($4) AND (g.outcome = 'WAITING' OR g.source = 'MARKER');

-- countAnswers {"state":"MINE"}: $1 quizId, $2 aliasId, $3 assigneeId, $4 questionIds, $5 userId
SELECT count(*)::int AS count FROM grades g JOIN attempts a ON a.id = g.attempt_id
JOIN marking_aliases m ON m.candidate_id = a.candidate_id
WHERE g.quiz_id = $1 AND ($2::uuid IS NULL OR m.id = $2) AND a.submitted_at IS NOT NULL AND NOT a.is_preview
AND ($3::uuid IS NULL OR EXISTS (SELECT FROM marking_assignments s
WHERE s.user_id = $3 AND s.quiz_id = g.quiz_id
  AND (s.question_ids IS NULL OR g.question_id = ANY(s.question_ids))
  AND (s.candidate_ids IS NULL OR a.candidate_id = ANY(s.candidate_ids)))) AND g.question_id = ANY($4) AND (g.outcome = 'WAITING' OR g.source = 'MARKER') AND g.marked_by = $5;

-- findNextWaiting: $1 questionIds, $2 quizId, $3 aliasId, $4 assigneeId, $5 exceptId, $6 beyondId, $7 userId
SELECT g.id
FROM unnest($1::uuid[]) WITH ORDINALITY AS asked (question_id, place)
  CROSS JOIN LATERAL (SELECT g.id FROM grades g JOIN attempts a ON a.id = g.attempt_id
JOIN marking_aliases m ON m.candidate_id = a.candidate_id
    WHERE g.quiz_id = $2 AND ($3::uuid IS NULL OR m.id = $3) AND a.submitted_at IS NOT NULL AND NOT a.is_preview
AND ($4::uuid IS NULL OR EXISTS (SELECT FROM marking_assignments s
WHERE s.user_id = $4 AND s.quiz_id = g.quiz_id
  AND (s.question_ids IS NULL OR g.question_id = ANY(s.question_ids))
  AND (s.candidate_ids IS NULL OR a.candidate_id = ANY(s.candidate_ids)))) AND g.question_id = asked.question_id AND g.outcome = 'WAITING' AND g.id <> $5
    AND g.id > CASE asked.place WHEN 1 THEN $6::uuid ELSE '00000000-0000-0000-0000-000000000000'::uuid END
    AND NOT EXISTS (SELECT FROM marking_claims k
      WHERE k.grade_id = g.id AND k.user_id <> $7 AND k.until > now())
    ORDER BY g.id LIMIT 1) g
ORDER BY asked.place, g.id LIMIT 1;

-- findAnswerPosition: $1 quizId, $2 id
SELECT id, question_id AS "questionId" FROM grades WHERE quiz_id = $1 AND id = $2;

-- listAskedQuestions: $1 quizId
SELECT DISTINCT placement_id AS id FROM paper_revision_questions WHERE quiz_id = $1
ORDER BY placement_id;

-- findAskedQuestion: $1 quizId, $2 id
SELECT FROM paper_revision_questions WHERE quiz_id = $1 AND placement_id = $2 LIMIT 1;

-- findAlias: $1 quizId, $2 id
SELECT FROM marking_aliases WHERE quiz_id = $1 AND id = $2;

-- From server/results/result-list.queries.ts.

-- listResults {"sort":"LATEST","filter":null,"isSearch":false}: $1 quizId, $2 take, $3 skip
SELECT a.id AS "attemptId", a.candidate_id AS "candidateId",
c.learner_id AS "learnerId", l.name, l.email,
l.external_id AS "externalId", l.roll_number AS "rollNumber",
a.number, a.rules, a.started_at AS "startedAt", a.submitted_at AS "submittedAt",
a.submitted_by AS "submittedBy", a.score::float8, a.max_score::float8 AS "maxScore",
a.exact_score AS "exactScore", a.exact_max_score AS "exactMaxScore",
a.adjustment_marks AS "adjustmentMarks",
a.waiting_count AS "waitingCount",
(SELECT i.grade_bands FROM institutes i WHERE i.id = a.institute_id) AS "gradeBands", (SELECT count(*)::int FROM late_responses k LEFT JOIN responses r ON r.attempt_id = k.attempt_id AND r.question_id = k.question_id
WHERE k.attempt_id = a.id AND k.decision IS NULL AND k.response IS DISTINCT FROM r.response AND NOT coalesce(r.epoch > k.epoch AND r.saved_at > coalesce(k.typed_at, k.arrived_at), false)) AS "lateCount",
greatest(a.updated_at, l.updated_at, (SELECT max(greatest(k.arrived_at, k.decided_at)) FROM late_responses k
WHERE k.attempt_id = a.id)) AS "updatedAt" FROM attempts a JOIN candidates c ON c.id = a.candidate_id JOIN learners l ON l.id = c.learner_id WHERE a.id IN (
  SELECT a.id FROM attempts a  WHERE a.quiz_id = $1 AND a.submitted_at IS NOT NULL AND NOT a.is_preview
  ORDER BY a.submitted_at DESC, a.id DESC LIMIT $2 OFFSET $3)
ORDER BY a.submitted_at DESC, a.id DESC;

-- listResults {"sort":"EARLIEST","filter":null,"isSearch":false}: $1 quizId, $2 take, $3 skip
SELECT a.id AS "attemptId", a.candidate_id AS "candidateId",
c.learner_id AS "learnerId", l.name, l.email,
l.external_id AS "externalId", l.roll_number AS "rollNumber",
a.number, a.rules, a.started_at AS "startedAt", a.submitted_at AS "submittedAt",
a.submitted_by AS "submittedBy", a.score::float8, a.max_score::float8 AS "maxScore",
a.exact_score AS "exactScore", a.exact_max_score AS "exactMaxScore",
a.adjustment_marks AS "adjustmentMarks",
a.waiting_count AS "waitingCount",
(SELECT i.grade_bands FROM institutes i WHERE i.id = a.institute_id) AS "gradeBands", (SELECT count(*)::int FROM late_responses k LEFT JOIN responses r ON r.attempt_id = k.attempt_id AND r.question_id = k.question_id
WHERE k.attempt_id = a.id AND k.decision IS NULL AND k.response IS DISTINCT FROM r.response AND NOT coalesce(r.epoch > k.epoch AND r.saved_at > coalesce(k.typed_at, k.arrived_at), false)) AS "lateCount",
greatest(a.updated_at, l.updated_at, (SELECT max(greatest(k.arrived_at, k.decided_at)) FROM late_responses k
WHERE k.attempt_id = a.id)) AS "updatedAt" FROM attempts a JOIN candidates c ON c.id = a.candidate_id JOIN learners l ON l.id = c.learner_id WHERE a.id IN (
  SELECT a.id FROM attempts a  WHERE a.quiz_id = $1 AND a.submitted_at IS NOT NULL AND NOT a.is_preview
  ORDER BY a.submitted_at, a.id LIMIT $2 OFFSET $3)
ORDER BY a.submitted_at, a.id;

-- listResults {"sort":"BEST","filter":null,"isSearch":false}: $1 quizId, $2 take, $3 skip
SELECT a.id AS "attemptId", a.candidate_id AS "candidateId",
c.learner_id AS "learnerId", l.name, l.email,
l.external_id AS "externalId", l.roll_number AS "rollNumber",
a.number, a.rules, a.started_at AS "startedAt", a.submitted_at AS "submittedAt",
a.submitted_by AS "submittedBy", a.score::float8, a.max_score::float8 AS "maxScore",
a.exact_score AS "exactScore", a.exact_max_score AS "exactMaxScore",
a.adjustment_marks AS "adjustmentMarks",
a.waiting_count AS "waitingCount",
(SELECT i.grade_bands FROM institutes i WHERE i.id = a.institute_id) AS "gradeBands", (SELECT count(*)::int FROM late_responses k LEFT JOIN responses r ON r.attempt_id = k.attempt_id AND r.question_id = k.question_id
WHERE k.attempt_id = a.id AND k.decision IS NULL AND k.response IS DISTINCT FROM r.response AND NOT coalesce(r.epoch > k.epoch AND r.saved_at > coalesce(k.typed_at, k.arrived_at), false)) AS "lateCount",
greatest(a.updated_at, l.updated_at, (SELECT max(greatest(k.arrived_at, k.decided_at)) FROM late_responses k
WHERE k.attempt_id = a.id)) AS "updatedAt" FROM attempts a JOIN candidates c ON c.id = a.candidate_id JOIN learners l ON l.id = c.learner_id WHERE a.id IN (
  SELECT a.id FROM attempts a  WHERE a.quiz_id = $1 AND a.submitted_at IS NOT NULL AND NOT a.is_preview
  ORDER BY a.score DESC, a.id DESC LIMIT $2 OFFSET $3)
ORDER BY a.score DESC, a.id DESC;

-- listResults {"sort":"LOWEST","filter":null,"isSearch":false}: $1 quizId, $2 take, $3 skip
SELECT a.id AS "attemptId", a.candidate_id AS "candidateId",
c.learner_id AS "learnerId", l.name, l.email,
l.external_id AS "externalId", l.roll_number AS "rollNumber",
a.number, a.rules, a.started_at AS "startedAt", a.submitted_at AS "submittedAt",
a.submitted_by AS "submittedBy", a.score::float8, a.max_score::float8 AS "maxScore",
a.exact_score AS "exactScore", a.exact_max_score AS "exactMaxScore",
a.adjustment_marks AS "adjustmentMarks",
a.waiting_count AS "waitingCount",
(SELECT i.grade_bands FROM institutes i WHERE i.id = a.institute_id) AS "gradeBands", (SELECT count(*)::int FROM late_responses k LEFT JOIN responses r ON r.attempt_id = k.attempt_id AND r.question_id = k.question_id
WHERE k.attempt_id = a.id AND k.decision IS NULL AND k.response IS DISTINCT FROM r.response AND NOT coalesce(r.epoch > k.epoch AND r.saved_at > coalesce(k.typed_at, k.arrived_at), false)) AS "lateCount",
greatest(a.updated_at, l.updated_at, (SELECT max(greatest(k.arrived_at, k.decided_at)) FROM late_responses k
WHERE k.attempt_id = a.id)) AS "updatedAt" FROM attempts a JOIN candidates c ON c.id = a.candidate_id JOIN learners l ON l.id = c.learner_id WHERE a.id IN (
  SELECT a.id FROM attempts a  WHERE a.quiz_id = $1 AND a.submitted_at IS NOT NULL AND NOT a.is_preview
  ORDER BY a.score, a.id LIMIT $2 OFFSET $3)
ORDER BY a.score, a.id;

-- listResults {"sort":"HIGHEST_PERCENT","filter":null,"isSearch":false}: $1 quizId, $2 take, $3 skip
SELECT a.id AS "attemptId", a.candidate_id AS "candidateId",
c.learner_id AS "learnerId", l.name, l.email,
l.external_id AS "externalId", l.roll_number AS "rollNumber",
a.number, a.rules, a.started_at AS "startedAt", a.submitted_at AS "submittedAt",
a.submitted_by AS "submittedBy", a.score::float8, a.max_score::float8 AS "maxScore",
a.exact_score AS "exactScore", a.exact_max_score AS "exactMaxScore",
a.adjustment_marks AS "adjustmentMarks",
a.waiting_count AS "waitingCount",
(SELECT i.grade_bands FROM institutes i WHERE i.id = a.institute_id) AS "gradeBands", (SELECT count(*)::int FROM late_responses k LEFT JOIN responses r ON r.attempt_id = k.attempt_id AND r.question_id = k.question_id
WHERE k.attempt_id = a.id AND k.decision IS NULL AND k.response IS DISTINCT FROM r.response AND NOT coalesce(r.epoch > k.epoch AND r.saved_at > coalesce(k.typed_at, k.arrived_at), false)) AS "lateCount",
greatest(a.updated_at, l.updated_at, (SELECT max(greatest(k.arrived_at, k.decided_at)) FROM late_responses k
WHERE k.attempt_id = a.id)) AS "updatedAt" FROM attempts a JOIN candidates c ON c.id = a.candidate_id JOIN learners l ON l.id = c.learner_id WHERE a.id IN (
  SELECT a.id FROM attempts a  WHERE a.quiz_id = $1 AND a.submitted_at IS NOT NULL AND NOT a.is_preview
  ORDER BY coalesce(a.score / nullif(a.max_score, 0), 0) DESC, a.id DESC LIMIT $2 OFFSET $3)
ORDER BY coalesce(a.score / nullif(a.max_score, 0), 0) DESC, a.id DESC;

-- listResults {"sort":"LOWEST_PERCENT","filter":null,"isSearch":false}: $1 quizId, $2 take, $3 skip
SELECT a.id AS "attemptId", a.candidate_id AS "candidateId",
c.learner_id AS "learnerId", l.name, l.email,
l.external_id AS "externalId", l.roll_number AS "rollNumber",
a.number, a.rules, a.started_at AS "startedAt", a.submitted_at AS "submittedAt",
a.submitted_by AS "submittedBy", a.score::float8, a.max_score::float8 AS "maxScore",
a.exact_score AS "exactScore", a.exact_max_score AS "exactMaxScore",
a.adjustment_marks AS "adjustmentMarks",
a.waiting_count AS "waitingCount",
(SELECT i.grade_bands FROM institutes i WHERE i.id = a.institute_id) AS "gradeBands", (SELECT count(*)::int FROM late_responses k LEFT JOIN responses r ON r.attempt_id = k.attempt_id AND r.question_id = k.question_id
WHERE k.attempt_id = a.id AND k.decision IS NULL AND k.response IS DISTINCT FROM r.response AND NOT coalesce(r.epoch > k.epoch AND r.saved_at > coalesce(k.typed_at, k.arrived_at), false)) AS "lateCount",
greatest(a.updated_at, l.updated_at, (SELECT max(greatest(k.arrived_at, k.decided_at)) FROM late_responses k
WHERE k.attempt_id = a.id)) AS "updatedAt" FROM attempts a JOIN candidates c ON c.id = a.candidate_id JOIN learners l ON l.id = c.learner_id WHERE a.id IN (
  SELECT a.id FROM attempts a  WHERE a.quiz_id = $1 AND a.submitted_at IS NOT NULL AND NOT a.is_preview
  ORDER BY coalesce(a.score / nullif(a.max_score, 0), 0), a.id LIMIT $2 OFFSET $3)
ORDER BY coalesce(a.score / nullif(a.max_score, 0), 0), a.id;

-- listResults {"sort":"NAME","filter":null,"isSearch":false}: $1 quizId, $2 take, $3 skip
SELECT a.id AS "attemptId", a.candidate_id AS "candidateId",
c.learner_id AS "learnerId", l.name, l.email,
l.external_id AS "externalId", l.roll_number AS "rollNumber",
a.number, a.rules, a.started_at AS "startedAt", a.submitted_at AS "submittedAt",
a.submitted_by AS "submittedBy", a.score::float8, a.max_score::float8 AS "maxScore",
a.exact_score AS "exactScore", a.exact_max_score AS "exactMaxScore",
a.adjustment_marks AS "adjustmentMarks",
a.waiting_count AS "waitingCount",
(SELECT i.grade_bands FROM institutes i WHERE i.id = a.institute_id) AS "gradeBands", (SELECT count(*)::int FROM late_responses k LEFT JOIN responses r ON r.attempt_id = k.attempt_id AND r.question_id = k.question_id
WHERE k.attempt_id = a.id AND k.decision IS NULL AND k.response IS DISTINCT FROM r.response AND NOT coalesce(r.epoch > k.epoch AND r.saved_at > coalesce(k.typed_at, k.arrived_at), false)) AS "lateCount",
greatest(a.updated_at, l.updated_at, (SELECT max(greatest(k.arrived_at, k.decided_at)) FROM late_responses k
WHERE k.attempt_id = a.id)) AS "updatedAt" FROM attempts a JOIN candidates c ON c.id = a.candidate_id JOIN learners l ON l.id = c.learner_id WHERE a.id IN (
  SELECT a.id FROM attempts a JOIN candidates c ON c.id = a.candidate_id JOIN learners l ON l.id = c.learner_id WHERE a.quiz_id = $1 AND a.submitted_at IS NOT NULL AND NOT a.is_preview
  ORDER BY l.name COLLATE "und-x-icu", a.submitted_at, a.id LIMIT $2 OFFSET $3)
ORDER BY l.name COLLATE "und-x-icu", a.submitted_at, a.id;

-- listResults {"sort":"NAME_DESCENDING","filter":null,"isSearch":false}: $1 quizId, $2 take, $3 skip
SELECT a.id AS "attemptId", a.candidate_id AS "candidateId",
c.learner_id AS "learnerId", l.name, l.email,
l.external_id AS "externalId", l.roll_number AS "rollNumber",
a.number, a.rules, a.started_at AS "startedAt", a.submitted_at AS "submittedAt",
a.submitted_by AS "submittedBy", a.score::float8, a.max_score::float8 AS "maxScore",
a.exact_score AS "exactScore", a.exact_max_score AS "exactMaxScore",
a.adjustment_marks AS "adjustmentMarks",
a.waiting_count AS "waitingCount",
(SELECT i.grade_bands FROM institutes i WHERE i.id = a.institute_id) AS "gradeBands", (SELECT count(*)::int FROM late_responses k LEFT JOIN responses r ON r.attempt_id = k.attempt_id AND r.question_id = k.question_id
WHERE k.attempt_id = a.id AND k.decision IS NULL AND k.response IS DISTINCT FROM r.response AND NOT coalesce(r.epoch > k.epoch AND r.saved_at > coalesce(k.typed_at, k.arrived_at), false)) AS "lateCount",
greatest(a.updated_at, l.updated_at, (SELECT max(greatest(k.arrived_at, k.decided_at)) FROM late_responses k
WHERE k.attempt_id = a.id)) AS "updatedAt" FROM attempts a JOIN candidates c ON c.id = a.candidate_id JOIN learners l ON l.id = c.learner_id WHERE a.id IN (
  SELECT a.id FROM attempts a JOIN candidates c ON c.id = a.candidate_id JOIN learners l ON l.id = c.learner_id WHERE a.quiz_id = $1 AND a.submitted_at IS NOT NULL AND NOT a.is_preview
  ORDER BY l.name COLLATE "und-x-icu" DESC, a.submitted_at DESC, a.id DESC LIMIT $2 OFFSET $3)
ORDER BY l.name COLLATE "und-x-icu" DESC, a.submitted_at DESC, a.id DESC;

-- listResults {"sort":"LATE","filter":null,"isSearch":false}: $1 quizId, $2 take, $3 skip
SELECT a.id AS "attemptId", a.candidate_id AS "candidateId",
c.learner_id AS "learnerId", l.name, l.email,
l.external_id AS "externalId", l.roll_number AS "rollNumber",
a.number, a.rules, a.started_at AS "startedAt", a.submitted_at AS "submittedAt",
a.submitted_by AS "submittedBy", a.score::float8, a.max_score::float8 AS "maxScore",
a.exact_score AS "exactScore", a.exact_max_score AS "exactMaxScore",
a.adjustment_marks AS "adjustmentMarks",
a.waiting_count AS "waitingCount",
(SELECT i.grade_bands FROM institutes i WHERE i.id = a.institute_id) AS "gradeBands", (SELECT count(*)::int FROM late_responses k LEFT JOIN responses r ON r.attempt_id = k.attempt_id AND r.question_id = k.question_id
WHERE k.attempt_id = a.id AND k.decision IS NULL AND k.response IS DISTINCT FROM r.response AND NOT coalesce(r.epoch > k.epoch AND r.saved_at > coalesce(k.typed_at, k.arrived_at), false)) AS "lateCount",
greatest(a.updated_at, l.updated_at, (SELECT max(greatest(k.arrived_at, k.decided_at)) FROM late_responses k
WHERE k.attempt_id = a.id)) AS "updatedAt" FROM attempts a JOIN candidates c ON c.id = a.candidate_id JOIN learners l ON l.id = c.learner_id WHERE a.id IN (
  SELECT a.id FROM attempts a  WHERE a.quiz_id = $1 AND a.submitted_at IS NOT NULL AND NOT a.is_preview
  ORDER BY (SELECT count(*)::int FROM late_responses k LEFT JOIN responses r ON r.attempt_id = k.attempt_id AND r.question_id = k.question_id
WHERE k.attempt_id = a.id AND k.decision IS NULL AND k.response IS DISTINCT FROM r.response AND NOT coalesce(r.epoch > k.epoch AND r.saved_at > coalesce(k.typed_at, k.arrived_at), false)) DESC, a.submitted_at DESC, a.id DESC LIMIT $2 OFFSET $3)
ORDER BY (SELECT count(*)::int FROM late_responses k LEFT JOIN responses r ON r.attempt_id = k.attempt_id AND r.question_id = k.question_id
WHERE k.attempt_id = a.id AND k.decision IS NULL AND k.response IS DISTINCT FROM r.response AND NOT coalesce(r.epoch > k.epoch AND r.saved_at > coalesce(k.typed_at, k.arrived_at), false)) DESC, a.submitted_at DESC, a.id DESC;

-- listResults {"sort":"QUICKEST","filter":null,"isSearch":false}: $1 quizId, $2 take, $3 skip
SELECT a.id AS "attemptId", a.candidate_id AS "candidateId",
c.learner_id AS "learnerId", l.name, l.email,
l.external_id AS "externalId", l.roll_number AS "rollNumber",
a.number, a.rules, a.started_at AS "startedAt", a.submitted_at AS "submittedAt",
a.submitted_by AS "submittedBy", a.score::float8, a.max_score::float8 AS "maxScore",
a.exact_score AS "exactScore", a.exact_max_score AS "exactMaxScore",
a.adjustment_marks AS "adjustmentMarks",
a.waiting_count AS "waitingCount",
(SELECT i.grade_bands FROM institutes i WHERE i.id = a.institute_id) AS "gradeBands", (SELECT count(*)::int FROM late_responses k LEFT JOIN responses r ON r.attempt_id = k.attempt_id AND r.question_id = k.question_id
WHERE k.attempt_id = a.id AND k.decision IS NULL AND k.response IS DISTINCT FROM r.response AND NOT coalesce(r.epoch > k.epoch AND r.saved_at > coalesce(k.typed_at, k.arrived_at), false)) AS "lateCount",
greatest(a.updated_at, l.updated_at, (SELECT max(greatest(k.arrived_at, k.decided_at)) FROM late_responses k
WHERE k.attempt_id = a.id)) AS "updatedAt" FROM attempts a JOIN candidates c ON c.id = a.candidate_id JOIN learners l ON l.id = c.learner_id WHERE a.id IN (
  SELECT a.id FROM attempts a  WHERE a.quiz_id = $1 AND a.submitted_at IS NOT NULL AND NOT a.is_preview
  ORDER BY (a.submitted_at - a.started_at), a.id LIMIT $2 OFFSET $3)
ORDER BY (a.submitted_at - a.started_at), a.id;

-- listResults {"sort":"SLOWEST","filter":null,"isSearch":false}: $1 quizId, $2 take, $3 skip
SELECT a.id AS "attemptId", a.candidate_id AS "candidateId",
c.learner_id AS "learnerId", l.name, l.email,
l.external_id AS "externalId", l.roll_number AS "rollNumber",
a.number, a.rules, a.started_at AS "startedAt", a.submitted_at AS "submittedAt",
a.submitted_by AS "submittedBy", a.score::float8, a.max_score::float8 AS "maxScore",
a.exact_score AS "exactScore", a.exact_max_score AS "exactMaxScore",
a.adjustment_marks AS "adjustmentMarks",
a.waiting_count AS "waitingCount",
(SELECT i.grade_bands FROM institutes i WHERE i.id = a.institute_id) AS "gradeBands", (SELECT count(*)::int FROM late_responses k LEFT JOIN responses r ON r.attempt_id = k.attempt_id AND r.question_id = k.question_id
WHERE k.attempt_id = a.id AND k.decision IS NULL AND k.response IS DISTINCT FROM r.response AND NOT coalesce(r.epoch > k.epoch AND r.saved_at > coalesce(k.typed_at, k.arrived_at), false)) AS "lateCount",
greatest(a.updated_at, l.updated_at, (SELECT max(greatest(k.arrived_at, k.decided_at)) FROM late_responses k
WHERE k.attempt_id = a.id)) AS "updatedAt" FROM attempts a JOIN candidates c ON c.id = a.candidate_id JOIN learners l ON l.id = c.learner_id WHERE a.id IN (
  SELECT a.id FROM attempts a  WHERE a.quiz_id = $1 AND a.submitted_at IS NOT NULL AND NOT a.is_preview
  ORDER BY (a.submitted_at - a.started_at) DESC, a.id DESC LIMIT $2 OFFSET $3)
ORDER BY (a.submitted_at - a.started_at) DESC, a.id DESC;

-- listResults {"sort":"LATEST","filter":"PASSED","isSearch":true}: $1 quizId, $2 pattern, $3 take, $4 skip
SELECT a.id AS "attemptId", a.candidate_id AS "candidateId",
c.learner_id AS "learnerId", l.name, l.email,
l.external_id AS "externalId", l.roll_number AS "rollNumber",
a.number, a.rules, a.started_at AS "startedAt", a.submitted_at AS "submittedAt",
a.submitted_by AS "submittedBy", a.score::float8, a.max_score::float8 AS "maxScore",
a.exact_score AS "exactScore", a.exact_max_score AS "exactMaxScore",
a.adjustment_marks AS "adjustmentMarks",
a.waiting_count AS "waitingCount",
(SELECT i.grade_bands FROM institutes i WHERE i.id = a.institute_id) AS "gradeBands", (SELECT count(*)::int FROM late_responses k LEFT JOIN responses r ON r.attempt_id = k.attempt_id AND r.question_id = k.question_id
WHERE k.attempt_id = a.id AND k.decision IS NULL AND k.response IS DISTINCT FROM r.response AND NOT coalesce(r.epoch > k.epoch AND r.saved_at > coalesce(k.typed_at, k.arrived_at), false)) AS "lateCount",
greatest(a.updated_at, l.updated_at, (SELECT max(greatest(k.arrived_at, k.decided_at)) FROM late_responses k
WHERE k.attempt_id = a.id)) AS "updatedAt" FROM attempts a JOIN candidates c ON c.id = a.candidate_id JOIN learners l ON l.id = c.learner_id WHERE a.id IN (
  SELECT a.id FROM attempts a JOIN candidates c ON c.id = a.candidate_id JOIN learners l ON l.id = c.learner_id WHERE a.quiz_id = $1 AND a.submitted_at IS NOT NULL AND NOT a.is_preview AND (lower(l.name COLLATE "und-x-icu") LIKE $2 OR l.email LIKE $2
  OR lower(l.roll_number COLLATE "und-x-icu") LIKE $2
  OR lower(l.external_id COLLATE "und-x-icu") LIKE $2) AND a.score >= (a.rules->>'passMark')::numeric
  ORDER BY a.submitted_at DESC, a.id DESC LIMIT $3 OFFSET $4)
ORDER BY a.submitted_at DESC, a.id DESC;

-- listResults {"sort":"LATEST","filter":"FAILED","isSearch":true}: $1 quizId, $2 pattern, $3 take, $4 skip
SELECT a.id AS "attemptId", a.candidate_id AS "candidateId",
c.learner_id AS "learnerId", l.name, l.email,
l.external_id AS "externalId", l.roll_number AS "rollNumber",
a.number, a.rules, a.started_at AS "startedAt", a.submitted_at AS "submittedAt",
a.submitted_by AS "submittedBy", a.score::float8, a.max_score::float8 AS "maxScore",
a.exact_score AS "exactScore", a.exact_max_score AS "exactMaxScore",
a.adjustment_marks AS "adjustmentMarks",
a.waiting_count AS "waitingCount",
(SELECT i.grade_bands FROM institutes i WHERE i.id = a.institute_id) AS "gradeBands", (SELECT count(*)::int FROM late_responses k LEFT JOIN responses r ON r.attempt_id = k.attempt_id AND r.question_id = k.question_id
WHERE k.attempt_id = a.id AND k.decision IS NULL AND k.response IS DISTINCT FROM r.response AND NOT coalesce(r.epoch > k.epoch AND r.saved_at > coalesce(k.typed_at, k.arrived_at), false)) AS "lateCount",
greatest(a.updated_at, l.updated_at, (SELECT max(greatest(k.arrived_at, k.decided_at)) FROM late_responses k
WHERE k.attempt_id = a.id)) AS "updatedAt" FROM attempts a JOIN candidates c ON c.id = a.candidate_id JOIN learners l ON l.id = c.learner_id WHERE a.id IN (
  SELECT a.id FROM attempts a JOIN candidates c ON c.id = a.candidate_id JOIN learners l ON l.id = c.learner_id WHERE a.quiz_id = $1 AND a.submitted_at IS NOT NULL AND NOT a.is_preview AND (lower(l.name COLLATE "und-x-icu") LIKE $2 OR l.email LIKE $2
  OR lower(l.roll_number COLLATE "und-x-icu") LIKE $2
  OR lower(l.external_id COLLATE "und-x-icu") LIKE $2) AND a.score < (a.rules->>'passMark')::numeric AND a.waiting_count = 0
  ORDER BY a.submitted_at DESC, a.id DESC LIMIT $3 OFFSET $4)
ORDER BY a.submitted_at DESC, a.id DESC;

-- listResults {"sort":"LATEST","filter":"WAITING","isSearch":true}: $1 quizId, $2 pattern, $3 take, $4 skip
SELECT a.id AS "attemptId", a.candidate_id AS "candidateId",
c.learner_id AS "learnerId", l.name, l.email,
l.external_id AS "externalId", l.roll_number AS "rollNumber",
a.number, a.rules, a.started_at AS "startedAt", a.submitted_at AS "submittedAt",
a.submitted_by AS "submittedBy", a.score::float8, a.max_score::float8 AS "maxScore",
a.exact_score AS "exactScore", a.exact_max_score AS "exactMaxScore",
a.adjustment_marks AS "adjustmentMarks",
a.waiting_count AS "waitingCount",
(SELECT i.grade_bands FROM institutes i WHERE i.id = a.institute_id) AS "gradeBands", (SELECT count(*)::int FROM late_responses k LEFT JOIN responses r ON r.attempt_id = k.attempt_id AND r.question_id = k.question_id
WHERE k.attempt_id = a.id AND k.decision IS NULL AND k.response IS DISTINCT FROM r.response AND NOT coalesce(r.epoch > k.epoch AND r.saved_at > coalesce(k.typed_at, k.arrived_at), false)) AS "lateCount",
greatest(a.updated_at, l.updated_at, (SELECT max(greatest(k.arrived_at, k.decided_at)) FROM late_responses k
WHERE k.attempt_id = a.id)) AS "updatedAt" FROM attempts a JOIN candidates c ON c.id = a.candidate_id JOIN learners l ON l.id = c.learner_id WHERE a.id IN (
  SELECT a.id FROM attempts a JOIN candidates c ON c.id = a.candidate_id JOIN learners l ON l.id = c.learner_id WHERE a.quiz_id = $1 AND a.submitted_at IS NOT NULL AND NOT a.is_preview AND (lower(l.name COLLATE "und-x-icu") LIKE $2 OR l.email LIKE $2
  OR lower(l.roll_number COLLATE "und-x-icu") LIKE $2
  OR lower(l.external_id COLLATE "und-x-icu") LIKE $2) AND a.waiting_count > 0
  ORDER BY a.submitted_at DESC, a.id DESC LIMIT $3 OFFSET $4)
ORDER BY a.submitted_at DESC, a.id DESC;

-- listResults {"sort":"LATEST","filter":"LATE","isSearch":true}: $1 quizId, $2 pattern, $3 take, $4 skip
SELECT a.id AS "attemptId", a.candidate_id AS "candidateId",
c.learner_id AS "learnerId", l.name, l.email,
l.external_id AS "externalId", l.roll_number AS "rollNumber",
a.number, a.rules, a.started_at AS "startedAt", a.submitted_at AS "submittedAt",
a.submitted_by AS "submittedBy", a.score::float8, a.max_score::float8 AS "maxScore",
a.exact_score AS "exactScore", a.exact_max_score AS "exactMaxScore",
a.adjustment_marks AS "adjustmentMarks",
a.waiting_count AS "waitingCount",
(SELECT i.grade_bands FROM institutes i WHERE i.id = a.institute_id) AS "gradeBands", (SELECT count(*)::int FROM late_responses k LEFT JOIN responses r ON r.attempt_id = k.attempt_id AND r.question_id = k.question_id
WHERE k.attempt_id = a.id AND k.decision IS NULL AND k.response IS DISTINCT FROM r.response AND NOT coalesce(r.epoch > k.epoch AND r.saved_at > coalesce(k.typed_at, k.arrived_at), false)) AS "lateCount",
greatest(a.updated_at, l.updated_at, (SELECT max(greatest(k.arrived_at, k.decided_at)) FROM late_responses k
WHERE k.attempt_id = a.id)) AS "updatedAt" FROM attempts a JOIN candidates c ON c.id = a.candidate_id JOIN learners l ON l.id = c.learner_id WHERE a.id IN (
  SELECT a.id FROM attempts a JOIN candidates c ON c.id = a.candidate_id JOIN learners l ON l.id = c.learner_id WHERE a.quiz_id = $1 AND a.submitted_at IS NOT NULL AND NOT a.is_preview AND (lower(l.name COLLATE "und-x-icu") LIKE $2 OR l.email LIKE $2
  OR lower(l.roll_number COLLATE "und-x-icu") LIKE $2
  OR lower(l.external_id COLLATE "und-x-icu") LIKE $2) AND a.id IN (SELECT k.attempt_id FROM late_responses k LEFT JOIN responses r ON r.attempt_id = k.attempt_id AND r.question_id = k.question_id
WHERE k.quiz_id = $1 AND k.decision IS NULL AND k.response IS DISTINCT FROM r.response AND NOT coalesce(r.epoch > k.epoch AND r.saved_at > coalesce(k.typed_at, k.arrived_at), false))
  ORDER BY a.submitted_at DESC, a.id DESC LIMIT $3 OFFSET $4)
ORDER BY a.submitted_at DESC, a.id DESC;

-- listResultsFrom {"isFrom":false,"isBackward":false,"filter":null,"isSearch":false}: $1 quizId, $2 take
SELECT a.id AS "attemptId", a.candidate_id AS "candidateId",
c.learner_id AS "learnerId", l.name, l.email,
l.external_id AS "externalId", l.roll_number AS "rollNumber",
a.number, a.rules, a.started_at AS "startedAt", a.submitted_at AS "submittedAt",
a.submitted_by AS "submittedBy", a.score::float8, a.max_score::float8 AS "maxScore",
a.exact_score AS "exactScore", a.exact_max_score AS "exactMaxScore",
a.adjustment_marks AS "adjustmentMarks",
a.waiting_count AS "waitingCount",
(SELECT i.grade_bands FROM institutes i WHERE i.id = a.institute_id) AS "gradeBands", (SELECT count(*)::int FROM late_responses k LEFT JOIN responses r ON r.attempt_id = k.attempt_id AND r.question_id = k.question_id
WHERE k.attempt_id = a.id AND k.decision IS NULL AND k.response IS DISTINCT FROM r.response AND NOT coalesce(r.epoch > k.epoch AND r.saved_at > coalesce(k.typed_at, k.arrived_at), false)) AS "lateCount",
greatest(a.updated_at, l.updated_at, (SELECT max(greatest(k.arrived_at, k.decided_at)) FROM late_responses k
WHERE k.attempt_id = a.id)) AS "updatedAt", (extract(epoch FROM a.submitted_at) * 1000000)::bigint || '.' || a.id AS position
FROM attempts a JOIN candidates c ON c.id = a.candidate_id JOIN learners l ON l.id = c.learner_id WHERE a.id IN (
  SELECT a.id FROM attempts a
  WHERE a.quiz_id = $1 AND a.submitted_at IS NOT NULL AND NOT a.is_preview
  ORDER BY a.submitted_at DESC, a.id DESC LIMIT $2)
ORDER BY a.submitted_at DESC, a.id DESC;

-- listResultsFrom {"isFrom":true,"isBackward":false,"filter":null,"isSearch":true}: $1 quizId, $2 pattern, $3 fromMicroseconds, $4 fromId, $5 take
SELECT a.id AS "attemptId", a.candidate_id AS "candidateId",
c.learner_id AS "learnerId", l.name, l.email,
l.external_id AS "externalId", l.roll_number AS "rollNumber",
a.number, a.rules, a.started_at AS "startedAt", a.submitted_at AS "submittedAt",
a.submitted_by AS "submittedBy", a.score::float8, a.max_score::float8 AS "maxScore",
a.exact_score AS "exactScore", a.exact_max_score AS "exactMaxScore",
a.adjustment_marks AS "adjustmentMarks",
a.waiting_count AS "waitingCount",
(SELECT i.grade_bands FROM institutes i WHERE i.id = a.institute_id) AS "gradeBands", (SELECT count(*)::int FROM late_responses k LEFT JOIN responses r ON r.attempt_id = k.attempt_id AND r.question_id = k.question_id
WHERE k.attempt_id = a.id AND k.decision IS NULL AND k.response IS DISTINCT FROM r.response AND NOT coalesce(r.epoch > k.epoch AND r.saved_at > coalesce(k.typed_at, k.arrived_at), false)) AS "lateCount",
greatest(a.updated_at, l.updated_at, (SELECT max(greatest(k.arrived_at, k.decided_at)) FROM late_responses k
WHERE k.attempt_id = a.id)) AS "updatedAt", (extract(epoch FROM a.submitted_at) * 1000000)::bigint || '.' || a.id AS position
FROM attempts a JOIN candidates c ON c.id = a.candidate_id JOIN learners l ON l.id = c.learner_id WHERE a.id IN (
  SELECT a.id FROM attempts a JOIN candidates c ON c.id = a.candidate_id JOIN learners l ON l.id = c.learner_id
  WHERE a.quiz_id = $1 AND a.submitted_at IS NOT NULL AND NOT a.is_preview AND (lower(l.name COLLATE "und-x-icu") LIKE $2 OR l.email LIKE $2
  OR lower(l.roll_number COLLATE "und-x-icu") LIKE $2
  OR lower(l.external_id COLLATE "und-x-icu") LIKE $2)  AND (a.submitted_at, a.id) < (timestamptz 'epoch' + $3::bigint * interval '1 microsecond', $4::uuid)
  ORDER BY a.submitted_at DESC, a.id DESC LIMIT $5)
ORDER BY a.submitted_at DESC, a.id DESC;

-- listResultsFrom {"isFrom":true,"isBackward":true,"filter":null,"isSearch":true}: $1 quizId, $2 pattern, $3 fromMicroseconds, $4 fromId, $5 take
SELECT a.id AS "attemptId", a.candidate_id AS "candidateId",
c.learner_id AS "learnerId", l.name, l.email,
l.external_id AS "externalId", l.roll_number AS "rollNumber",
a.number, a.rules, a.started_at AS "startedAt", a.submitted_at AS "submittedAt",
a.submitted_by AS "submittedBy", a.score::float8, a.max_score::float8 AS "maxScore",
a.exact_score AS "exactScore", a.exact_max_score AS "exactMaxScore",
a.adjustment_marks AS "adjustmentMarks",
a.waiting_count AS "waitingCount",
(SELECT i.grade_bands FROM institutes i WHERE i.id = a.institute_id) AS "gradeBands", (SELECT count(*)::int FROM late_responses k LEFT JOIN responses r ON r.attempt_id = k.attempt_id AND r.question_id = k.question_id
WHERE k.attempt_id = a.id AND k.decision IS NULL AND k.response IS DISTINCT FROM r.response AND NOT coalesce(r.epoch > k.epoch AND r.saved_at > coalesce(k.typed_at, k.arrived_at), false)) AS "lateCount",
greatest(a.updated_at, l.updated_at, (SELECT max(greatest(k.arrived_at, k.decided_at)) FROM late_responses k
WHERE k.attempt_id = a.id)) AS "updatedAt", (extract(epoch FROM a.submitted_at) * 1000000)::bigint || '.' || a.id AS position
FROM attempts a JOIN candidates c ON c.id = a.candidate_id JOIN learners l ON l.id = c.learner_id WHERE a.id IN (
  SELECT a.id FROM attempts a JOIN candidates c ON c.id = a.candidate_id JOIN learners l ON l.id = c.learner_id
  WHERE a.quiz_id = $1 AND a.submitted_at IS NOT NULL AND NOT a.is_preview AND (lower(l.name COLLATE "und-x-icu") LIKE $2 OR l.email LIKE $2
  OR lower(l.roll_number COLLATE "und-x-icu") LIKE $2
  OR lower(l.external_id COLLATE "und-x-icu") LIKE $2)  AND (a.submitted_at, a.id) > (timestamptz 'epoch' + $3::bigint * interval '1 microsecond', $4::uuid)
  ORDER BY a.submitted_at, a.id LIMIT $5)
ORDER BY a.submitted_at, a.id;

-- countResults {"filter":null,"isSearch":false}: $1 quizId
SELECT count(*)::int AS count FROM attempts a
WHERE a.quiz_id = $1 AND a.submitted_at IS NOT NULL AND NOT a.is_preview;

-- countResults {"filter":"PASSED","isSearch":true}: $1 quizId, $2 pattern
SELECT count(*)::int AS count FROM attempts a JOIN candidates c ON c.id = a.candidate_id JOIN learners l ON l.id = c.learner_id
WHERE a.quiz_id = $1 AND a.submitted_at IS NOT NULL AND NOT a.is_preview AND (lower(l.name COLLATE "und-x-icu") LIKE $2 OR l.email LIKE $2
  OR lower(l.roll_number COLLATE "und-x-icu") LIKE $2
  OR lower(l.external_id COLLATE "und-x-icu") LIKE $2) AND a.score >= (a.rules->>'passMark')::numeric;

-- countResults {"filter":"FAILED","isSearch":true}: $1 quizId, $2 pattern
SELECT count(*)::int AS count FROM attempts a JOIN candidates c ON c.id = a.candidate_id JOIN learners l ON l.id = c.learner_id
WHERE a.quiz_id = $1 AND a.submitted_at IS NOT NULL AND NOT a.is_preview AND (lower(l.name COLLATE "und-x-icu") LIKE $2 OR l.email LIKE $2
  OR lower(l.roll_number COLLATE "und-x-icu") LIKE $2
  OR lower(l.external_id COLLATE "und-x-icu") LIKE $2) AND a.score < (a.rules->>'passMark')::numeric AND a.waiting_count = 0;

-- countResults {"filter":"WAITING","isSearch":true}: $1 quizId, $2 pattern
SELECT count(*)::int AS count FROM attempts a JOIN candidates c ON c.id = a.candidate_id JOIN learners l ON l.id = c.learner_id
WHERE a.quiz_id = $1 AND a.submitted_at IS NOT NULL AND NOT a.is_preview AND (lower(l.name COLLATE "und-x-icu") LIKE $2 OR l.email LIKE $2
  OR lower(l.roll_number COLLATE "und-x-icu") LIKE $2
  OR lower(l.external_id COLLATE "und-x-icu") LIKE $2) AND a.waiting_count > 0;

-- countResults {"filter":"LATE","isSearch":true}: $1 quizId, $2 pattern
SELECT count(*)::int AS count FROM attempts a JOIN candidates c ON c.id = a.candidate_id JOIN learners l ON l.id = c.learner_id
WHERE a.quiz_id = $1 AND a.submitted_at IS NOT NULL AND NOT a.is_preview AND (lower(l.name COLLATE "und-x-icu") LIKE $2 OR l.email LIKE $2
  OR lower(l.roll_number COLLATE "und-x-icu") LIKE $2
  OR lower(l.external_id COLLATE "und-x-icu") LIKE $2) AND a.id IN (SELECT k.attempt_id FROM late_responses k LEFT JOIN responses r ON r.attempt_id = k.attempt_id AND r.question_id = k.question_id
WHERE k.quiz_id = $1 AND k.decision IS NULL AND k.response IS DISTINCT FROM r.response AND NOT coalesce(r.epoch > k.epoch AND r.saved_at > coalesce(k.typed_at, k.arrived_at), false));

-- countNotified: $1 quizId
SELECT count(*)::int AS count FROM result_notices n JOIN exam_rules r USING (quiz_id)
WHERE n.quiz_id = $1 AND n.release_number = r.release_number;

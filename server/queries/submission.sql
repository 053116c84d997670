-- From server/attempts/submission/submission.queries.ts.

-- listExpiredAttempts: $1 take
SELECT a.id FROM attempts a
WHERE a.submitted_at IS NULL AND a.deadline_at < now() AND coalesce(a.deadline_at + interval '10 seconds' < coalesce(a.paused_at, now()), false)
ORDER BY a.deadline_at LIMIT $1;

-- listOverdueAttempts: $1 take
SELECT a.id, a.started_at AS "createdAt", q.title, a.deadline_at AS "deadlineAt"
FROM attempts a JOIN quizzes q ON q.id = a.quiz_id
WHERE a.submitted_at IS NULL AND a.paused_at IS NULL AND a.deadline_at < now() - interval '5 minutes' ORDER BY a.deadline_at DESC LIMIT $1;

-- findOverdueAttempt: $1 id
SELECT a.id, a.started_at AS "createdAt", q.title, a.deadline_at AS "deadlineAt"
FROM attempts a JOIN quizzes q ON q.id = a.quiz_id
WHERE a.submitted_at IS NULL AND a.paused_at IS NULL AND a.deadline_at < now() - interval '5 minutes' AND a.id = $1;

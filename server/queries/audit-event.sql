-- From server/audit/audit-event.queries.ts.

-- insertAuditEvent: $1 instituteId, $2 userId, $3 action, $4 quizId, $5 quizTitle, $6 about, $7 learnerId, $8 details, $9 reason
INSERT INTO audit_events (institute_id, actor_id, actor_name, action, quiz_id, quiz_title, about,
  learner_id, details, reason)
VALUES ($1, $2, (SELECT first_name || ' ' || last_name FROM users WHERE id = $2), $3, $4, $5, $6,
  $7, $8, $9);

-- upsertAuditCount: $1 instituteId, $2 userId, $3 action, $4 quizId, $5 quizTitle, $6 count
INSERT INTO audit_events (institute_id, actor_id, actor_name, action, quiz_id, quiz_title, count, hour)
VALUES ($1, $2, (SELECT first_name || ' ' || last_name FROM users WHERE id = $2), $3, $4, $5, $6, date_trunc('hour', now()))
ON CONFLICT (actor_id, action, quiz_id, hour) WHERE hour IS NOT NULL
DO UPDATE SET count = audit_events.count + excluded.count, at = excluded.at,
  quiz_title = excluded.quiz_title;

-- From server/audit/audit-log.queries.ts.

-- listAuditEvents {"where":[]}: $1 instituteId, $2 take
SELECT id, actor_id AS "actorId", actor_name AS "actorName", action, quiz_id AS "quizId",
  quiz_title AS "quizTitle", about, details, reason, count, at, (extract(epoch FROM at) * 1000000)::bigint || '.' || id AS cursor
FROM (SELECT * FROM audit_events WHERE institute_id = $1
  ORDER BY at DESC, id DESC LIMIT 20000) scanned WHERE true
ORDER BY at DESC, id DESC LIMIT $2;

-- listAuditEvents {"where":["actor"]}: $1 instituteId, $2 actorId, $3 take
SELECT id, actor_id AS "actorId", actor_name AS "actorName", action, quiz_id AS "quizId",
  quiz_title AS "quizTitle", about, details, reason, count, at, (extract(epoch FROM at) * 1000000)::bigint || '.' || id AS cursor
FROM (SELECT * FROM audit_events WHERE institute_id = $1 AND actor_id = $2
  ORDER BY at DESC, id DESC LIMIT 20000) scanned WHERE true
ORDER BY at DESC, id DESC LIMIT $3;

-- listAuditEvents {"where":["quiz"]}: $1 instituteId, $2 quizId, $3 take
SELECT id, actor_id AS "actorId", actor_name AS "actorName", action, quiz_id AS "quizId",
  quiz_title AS "quizTitle", about, details, reason, count, at, (extract(epoch FROM at) * 1000000)::bigint || '.' || id AS cursor
FROM (SELECT * FROM audit_events WHERE institute_id = $1 AND quiz_id = $2
  ORDER BY at DESC, id DESC LIMIT 20000) scanned WHERE true
ORDER BY at DESC, id DESC LIMIT $3;

-- listAuditEvents {"where":["actor","quiz","from","to","after","actions","search"]}: $1 instituteId, $2 actorId, $3 quizId, $4 from, $5 to, $6 afterMicroseconds, $7 afterId, $8 actions, $9 pattern, $10 take
SELECT id, actor_id AS "actorId", actor_name AS "actorName", action, quiz_id AS "quizId",
  quiz_title AS "quizTitle", about, details, reason, count, at, (extract(epoch FROM at) * 1000000)::bigint || '.' || id AS cursor
FROM (SELECT * FROM audit_events WHERE institute_id = $1 AND actor_id = $2 AND quiz_id = $3 AND at >= $4 AND at < $5 AND (at, id) < (timestamptz 'epoch' + $6::bigint * interval '1 microsecond', $7::bigint)
  ORDER BY at DESC, id DESC LIMIT 20000) scanned WHERE true AND action = ANY($8) AND lower(concat_ws(E'\n', quiz_title, actor_name, about, reason)) LIKE lower($9)
ORDER BY at DESC, id DESC LIMIT $10;

-- findSearchEnd {"where":[]}: $1 instituteId
SELECT (extract(epoch FROM at) * 1000000)::bigint || '.' || id AS cursor, at FROM (SELECT * FROM audit_events WHERE institute_id = $1
  ORDER BY at DESC, id DESC LIMIT 20000) scanned
OFFSET 19999;

-- findSearchEnd {"where":["actor","quiz","from","to","after"]}: $1 instituteId, $2 actorId, $3 quizId, $4 from, $5 to, $6 afterMicroseconds, $7 afterId
SELECT (extract(epoch FROM at) * 1000000)::bigint || '.' || id AS cursor, at FROM (SELECT * FROM audit_events WHERE institute_id = $1 AND actor_id = $2 AND quiz_id = $3 AND at >= $4 AND at < $5 AND (at, id) < (timestamptz 'epoch' + $6::bigint * interval '1 microsecond', $7::bigint)
  ORDER BY at DESC, id DESC LIMIT 20000) scanned
OFFSET 19999;

-- findAuditedUser: $1 id, $2 instituteId
SELECT FROM users WHERE id = $1 AND institute_id = $2 UNION ALL
SELECT FROM audit_events WHERE actor_id = $1 AND institute_id = $2 LIMIT 1;

-- findAuditedQuiz: $1 id, $2 instituteId
SELECT FROM quizzes WHERE id = $1 AND institute_id = $2 UNION ALL
SELECT FROM audit_events WHERE quiz_id = $1 AND institute_id = $2 LIMIT 1;

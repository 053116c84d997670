-- From server/candidates/invitations/invitation.queries.ts.

-- countNewAddresses: $1 emails, $2 quizId
SELECT count(*)::int AS count FROM unnest($1::text[]) AS given(email)
WHERE given.email NOT IN
  (SELECT l.email FROM candidates c JOIN learners l ON l.id = c.learner_id
   WHERE c.quiz_id = $2 AND l.email IS NOT NULL);

-- countRemindable: $1 quizId
SELECT count(*)::int AS count
FROM candidates c JOIN exam_rules r ON r.quiz_id = c.quiz_id JOIN learners l ON l.id = c.learner_id
WHERE c.quiz_id = $1 AND c.origin <> 'PREVIEW' AND c.started_at IS NULL AND c.revoked_at IS NULL
  AND (c.reminded_at IS NULL OR c.reminded_at < now() - interval '1 hour')
  AND (coalesce(c.closes_at, r.closes_at) IS NULL OR coalesce(c.closes_at, r.closes_at) > now())
  AND l.email IS NOT NULL;

-- listRemindable: $1 quizId, $2 limit
SELECT c.learner_id AS "learnerId"
FROM candidates c JOIN exam_rules r ON r.quiz_id = c.quiz_id JOIN learners l ON l.id = c.learner_id
WHERE c.quiz_id = $1 AND c.origin <> 'PREVIEW' AND c.started_at IS NULL AND c.revoked_at IS NULL
  AND (c.reminded_at IS NULL OR c.reminded_at < now() - interval '1 hour')
  AND (coalesce(c.closes_at, r.closes_at) IS NULL OR coalesce(c.closes_at, r.closes_at) > now())
  AND l.email IS NOT NULL ORDER BY c.id LIMIT $2;

-- listRecipients: $1 quizId, $2 learnerIds
SELECT c.id, c.link_version AS "linkVersion", l.name, l.email,
  c.opens_at AS "opensAt", c.closes_at AS "closesAt",
  c.extra_time_percent AS "extraTimePercent"
FROM candidates c JOIN learners l ON l.id = c.learner_id
WHERE c.quiz_id = $1 AND c.learner_id = ANY($2::uuid[]) AND l.email IS NOT NULL
  AND c.revoked_at IS NULL;

-- updateMailed: $1 isReminder, $2 ids, $3 mailIds
UPDATE candidates c SET mailed_at = now(), mail_id = sent.mail_id,
  reminded_at = CASE WHEN $1 THEN now() ELSE c.reminded_at END
FROM unnest($2::uuid[], $3::uuid[]) AS sent(id, mail_id) WHERE c.id = sent.id;

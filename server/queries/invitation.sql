-- From server/candidates/invitations/invitation.queries.ts.

-- countNewAddresses: $1 emails, $2 instituteId, $3 externalIds, $4 quizId
SELECT count(*)::int AS count FROM (
  SELECT unnest($1::text[]) AS email
  UNION SELECT email FROM learners
    WHERE institute_id = $2 AND external_id = ANY($3::text[]) AND email IS NOT NULL
) given
WHERE given.email NOT IN
  (SELECT l.email FROM candidates c JOIN learners l ON l.id = c.learner_id
   WHERE c.quiz_id = $4 AND l.email IS NOT NULL);

-- listCandidatesByRollNumber: $1 quizId, $2 rollNumbers
SELECT l.id FROM candidates c JOIN learners l ON l.id = c.learner_id
WHERE c.quiz_id = $1 AND l.roll_number = ANY($2::text[]);

-- listLinkedCandidates: $1 quizId, $2 learnerIds
SELECT id, link_version AS "linkVersion", revoked_at AS "revokedAt", learner_id AS "learnerId"
FROM candidates WHERE quiz_id = $1 AND learner_id = ANY($2::uuid[]);

-- countRemindable: $1 quizId
SELECT count(*)::int AS count
FROM candidates c JOIN exam_rules r ON r.quiz_id = c.quiz_id JOIN learners l ON l.id = c.learner_id
WHERE c.quiz_id = $1 AND c.origin <> 'PREVIEW' AND (c.started_at IS NULL AND c.revoked_at IS NULL
  AND (coalesce(c.closes_at, r.closes_at) IS NULL
    OR coalesce(c.closes_at, r.closes_at) > coalesce((SELECT p.started_at FROM exam_pauses p  WHERE p.quiz_id = $1 AND p.ended_at IS NULL), now())))
  AND (c.reminded_at IS NULL OR c.reminded_at < now() - interval '1 hour')
  AND l.email IS NOT NULL;

-- countWithoutAddress: $1 quizId
SELECT count(*)::int AS count
FROM candidates c JOIN exam_rules r ON r.quiz_id = c.quiz_id JOIN learners l ON l.id = c.learner_id
WHERE c.quiz_id = $1 AND c.origin <> 'PREVIEW' AND (c.started_at IS NULL AND c.revoked_at IS NULL
  AND (coalesce(c.closes_at, r.closes_at) IS NULL
    OR coalesce(c.closes_at, r.closes_at) > coalesce((SELECT p.started_at FROM exam_pauses p  WHERE p.quiz_id = $1 AND p.ended_at IS NULL), now()))) AND l.email IS NULL;

-- countReachable: $1 quizId
SELECT count(*)::int AS count
FROM candidates c JOIN exam_rules r ON r.quiz_id = c.quiz_id JOIN learners l ON l.id = c.learner_id
WHERE c.quiz_id = $1 AND c.origin <> 'PREVIEW' AND (c.started_at IS NULL AND c.revoked_at IS NULL
  AND (coalesce(c.closes_at, r.closes_at) IS NULL
    OR coalesce(c.closes_at, r.closes_at) > coalesce((SELECT p.started_at FROM exam_pauses p  WHERE p.quiz_id = $1 AND p.ended_at IS NULL), now()))) AND l.email IS NOT NULL;

-- countConcerned: $1 quizId
SELECT count(*)::int AS count
FROM candidates c JOIN exam_rules r ON r.quiz_id = c.quiz_id JOIN learners l ON l.id = c.learner_id
WHERE c.quiz_id = $1 AND c.origin <> 'PREVIEW' AND (c.started_at IS NULL AND c.revoked_at IS NULL
  AND (coalesce(c.closes_at, r.closes_at) IS NULL
    OR coalesce(c.closes_at, r.closes_at) > coalesce((SELECT p.started_at FROM exam_pauses p  WHERE p.quiz_id = $1 AND p.ended_at IS NULL), now()))) AND (l.email IS NOT NULL AND (c.opens_at IS NULL OR c.closes_at IS NULL));

-- findTimesProgress: $1 quizId, $2 callId
SELECT (SELECT count(*)::int FROM candidates
    WHERE quiz_id = $1 AND times_mailing_id = $2::uuid) AS mailed,
  count(*) FILTER (WHERE (l.email IS NOT NULL AND (c.opens_at IS NULL OR c.closes_at IS NULL)) AND c.times_mailing_id IS DISTINCT FROM $2::uuid)::int AS left,
  count(*) FILTER (WHERE NOT (l.email IS NOT NULL AND (c.opens_at IS NULL OR c.closes_at IS NULL)) AND c.times_mailing_id IS DISTINCT FROM $2::uuid)::int AS skipped
FROM candidates c JOIN exam_rules r ON r.quiz_id = c.quiz_id JOIN learners l ON l.id = c.learner_id
WHERE c.quiz_id = $1 AND c.origin <> 'PREVIEW' AND (c.started_at IS NULL AND c.revoked_at IS NULL
  AND (coalesce(c.closes_at, r.closes_at) IS NULL
    OR coalesce(c.closes_at, r.closes_at) > coalesce((SELECT p.started_at FROM exam_pauses p  WHERE p.quiz_id = $1 AND p.ended_at IS NULL), now())));

-- listConcerned: $1 quizId, $2 callId, $3 after, $4 limit
SELECT c.id, c.learner_id AS "learnerId"
FROM candidates c JOIN exam_rules r ON r.quiz_id = c.quiz_id JOIN learners l ON l.id = c.learner_id
WHERE c.quiz_id = $1 AND c.origin <> 'PREVIEW' AND (c.started_at IS NULL AND c.revoked_at IS NULL
  AND (coalesce(c.closes_at, r.closes_at) IS NULL
    OR coalesce(c.closes_at, r.closes_at) > coalesce((SELECT p.started_at FROM exam_pauses p  WHERE p.quiz_id = $1 AND p.ended_at IS NULL), now()))) AND (l.email IS NOT NULL AND (c.opens_at IS NULL OR c.closes_at IS NULL)) AND c.times_mailing_id IS DISTINCT FROM $2::uuid AND c.id > $3
ORDER BY c.id LIMIT $4;

-- updateTimesMailed: $1 callId, $2 ids
UPDATE candidates SET times_mailing_id = $1::uuid WHERE id = ANY($2::uuid[]);

-- listRemindable: $1 quizId, $2 limit
SELECT c.learner_id AS "learnerId"
FROM candidates c JOIN exam_rules r ON r.quiz_id = c.quiz_id JOIN learners l ON l.id = c.learner_id
WHERE c.quiz_id = $1 AND c.origin <> 'PREVIEW' AND (c.started_at IS NULL AND c.revoked_at IS NULL
  AND (coalesce(c.closes_at, r.closes_at) IS NULL
    OR coalesce(c.closes_at, r.closes_at) > coalesce((SELECT p.started_at FROM exam_pauses p  WHERE p.quiz_id = $1 AND p.ended_at IS NULL), now())))
  AND (c.reminded_at IS NULL OR c.reminded_at < now() - interval '1 hour')
  AND l.email IS NOT NULL ORDER BY c.id LIMIT $2;

-- lockRecipients: $1 quizId, $2 learnerIds
SELECT c.id, c.link_version AS "linkVersion", l.id AS "learnerId", l.name, l.email,
  c.opens_at AS "opensAt", c.closes_at AS "closesAt",
  c.extra_time_percent AS "extraTimePercent"
FROM candidates c JOIN learners l ON l.id = c.learner_id
WHERE c.quiz_id = $1 AND c.learner_id = ANY($2::uuid[]) AND l.email IS NOT NULL
  AND c.revoked_at IS NULL
ORDER BY c.id FOR NO KEY UPDATE OF c;

-- updateMailed: $1 isReminder, $2 ids, $3 mailIds
UPDATE candidates c SET mailed_at = now(), mail_id = sent.mail_id,
  reminded_at = CASE WHEN $1 THEN now() ELSE c.reminded_at END
FROM unnest($2::uuid[], $3::uuid[]) AS sent(id, mail_id) WHERE c.id = sent.id;

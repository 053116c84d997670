-- From server/candidates/candidate-list.queries.ts.

-- listCandidates {"sort":"NEWEST","state":null,"isSearch":false}: $1 quizId, $2 origin, $3 take, $4 skip
SELECT  c.id AS "id", c.institute_id AS "instituteId", c.created_by AS "createdBy", c.quiz_id AS "quizId", c.learner_id AS "learnerId", c.origin AS "origin", c.revision_id AS "revisionId", c.link_version AS "linkVersion", c.mailed_at AS "mailedAt", c.mail_id AS "mailId", c.reminded_at AS "remindedAt", c.times_mailing_id AS "timesMailingId", c.revoked_at AS "revokedAt", c.started_at AS "startedAt", c.return_code AS "returnCode", c.extra_time_percent AS "extraTimePercent", c.extra_attempts AS "extraAttempts", c.opens_at AS "opensAt", c.closes_at AS "closesAt", c.created_at AS "createdAt", c.updated_at AS "updatedAt", c.name, c.email, c.external_id AS "externalId", c.roll_number AS "rollNumber",
  greatest(c.updated_at, c.learner_updated_at) AS "changedAt", m.state AS "mailState"
FROM (SELECT c.*, l.name, l.email, l.external_id, l.roll_number, l.updated_at AS learner_updated_at
  FROM (SELECT c.*
FROM candidates c
WHERE c.quiz_id = $1 AND c.origin <> 'PREVIEW' AND ($2::text IS NULL OR c.origin = $2)
    ORDER BY c.created_at DESC, c.id DESC LIMIT $3 OFFSET $4) c JOIN learners l ON l.id = c.learner_id) c
  LEFT JOIN mails m ON m.id = c.mail_id
ORDER BY c.created_at DESC, c.id DESC;

-- listCandidates {"sort":"OLDEST","state":"NOT_STARTED","isSearch":true}: $1 quizId, $2 origin, $3 pattern, $4 take, $5 skip
SELECT  c.id AS "id", c.institute_id AS "instituteId", c.created_by AS "createdBy", c.quiz_id AS "quizId", c.learner_id AS "learnerId", c.origin AS "origin", c.revision_id AS "revisionId", c.link_version AS "linkVersion", c.mailed_at AS "mailedAt", c.mail_id AS "mailId", c.reminded_at AS "remindedAt", c.times_mailing_id AS "timesMailingId", c.revoked_at AS "revokedAt", c.started_at AS "startedAt", c.return_code AS "returnCode", c.extra_time_percent AS "extraTimePercent", c.extra_attempts AS "extraAttempts", c.opens_at AS "opensAt", c.closes_at AS "closesAt", c.created_at AS "createdAt", c.updated_at AS "updatedAt", c.name, c.email, c.external_id AS "externalId", c.roll_number AS "rollNumber",
  greatest(c.updated_at, c.learner_updated_at) AS "changedAt", m.state AS "mailState"
FROM (SELECT c.*, l.name, l.email, l.external_id, l.roll_number, l.updated_at AS learner_updated_at
  FROM (SELECT c.*
FROM candidates c JOIN learners l ON l.id = c.learner_id
WHERE c.quiz_id = $1 AND c.origin <> 'PREVIEW' AND ($2::text IS NULL OR c.origin = $2)
  AND c.revoked_at IS NULL AND c.started_at IS NULL AND (lower(l.name COLLATE "und-x-icu") LIKE $3 OR l.email LIKE $3
  OR lower(l.roll_number COLLATE "und-x-icu") LIKE $3
  OR lower(l.external_id COLLATE "und-x-icu") LIKE $3) ORDER BY c.created_at, c.id LIMIT $4 OFFSET $5) c JOIN learners l ON l.id = c.learner_id) c
  LEFT JOIN mails m ON m.id = c.mail_id
ORDER BY c.created_at, c.id;

-- listCandidates {"sort":"NAME","state":"STARTED","isSearch":false}: $1 quizId, $2 origin, $3 take, $4 skip
SELECT  c.id AS "id", c.institute_id AS "instituteId", c.created_by AS "createdBy", c.quiz_id AS "quizId", c.learner_id AS "learnerId", c.origin AS "origin", c.revision_id AS "revisionId", c.link_version AS "linkVersion", c.mailed_at AS "mailedAt", c.mail_id AS "mailId", c.reminded_at AS "remindedAt", c.times_mailing_id AS "timesMailingId", c.revoked_at AS "revokedAt", c.started_at AS "startedAt", c.return_code AS "returnCode", c.extra_time_percent AS "extraTimePercent", c.extra_attempts AS "extraAttempts", c.opens_at AS "opensAt", c.closes_at AS "closesAt", c.created_at AS "createdAt", c.updated_at AS "updatedAt", c.name, c.email, c.external_id AS "externalId", c.roll_number AS "rollNumber",
  greatest(c.updated_at, c.learner_updated_at) AS "changedAt", m.state AS "mailState"
FROM (SELECT c.*, l.name, l.email, l.external_id, l.roll_number, l.updated_at AS learner_updated_at
  FROM (SELECT c.*
FROM candidates c
WHERE c.quiz_id = $1 AND c.origin <> 'PREVIEW' AND ($2::text IS NULL OR c.origin = $2)
  AND c.revoked_at IS NULL AND c.started_at IS NOT NULL  ) c JOIN learners l ON l.id = c.learner_id) c
  LEFT JOIN mails m ON m.id = c.mail_id
ORDER BY lower(c.name COLLATE "und-x-icu"), c.id LIMIT $3 OFFSET $4;

-- listCandidates {"sort":"NAME","state":"REVOKED","isSearch":true}: $1 quizId, $2 origin, $3 pattern, $4 take, $5 skip
SELECT  c.id AS "id", c.institute_id AS "instituteId", c.created_by AS "createdBy", c.quiz_id AS "quizId", c.learner_id AS "learnerId", c.origin AS "origin", c.revision_id AS "revisionId", c.link_version AS "linkVersion", c.mailed_at AS "mailedAt", c.mail_id AS "mailId", c.reminded_at AS "remindedAt", c.times_mailing_id AS "timesMailingId", c.revoked_at AS "revokedAt", c.started_at AS "startedAt", c.return_code AS "returnCode", c.extra_time_percent AS "extraTimePercent", c.extra_attempts AS "extraAttempts", c.opens_at AS "opensAt", c.closes_at AS "closesAt", c.created_at AS "createdAt", c.updated_at AS "updatedAt", c.name, c.email, c.external_id AS "externalId", c.roll_number AS "rollNumber",
  greatest(c.updated_at, c.learner_updated_at) AS "changedAt", m.state AS "mailState"
FROM (SELECT c.*, l.name, l.email, l.external_id, l.roll_number, l.updated_at AS learner_updated_at
  FROM (SELECT c.*
FROM candidates c JOIN learners l ON l.id = c.learner_id
WHERE c.quiz_id = $1 AND c.origin <> 'PREVIEW' AND ($2::text IS NULL OR c.origin = $2)
  AND c.revoked_at IS NOT NULL AND (lower(l.name COLLATE "und-x-icu") LIKE $3 OR l.email LIKE $3
  OR lower(l.roll_number COLLATE "und-x-icu") LIKE $3
  OR lower(l.external_id COLLATE "und-x-icu") LIKE $3) ) c JOIN learners l ON l.id = c.learner_id) c
  LEFT JOIN mails m ON m.id = c.mail_id
ORDER BY lower(c.name COLLATE "und-x-icu"), c.id LIMIT $4 OFFSET $5;

-- listCandidatesFrom {"isFrom":false,"isBackward":false,"state":null,"isSearch":false}: $1 quizId, $2 origin, $3 take
SELECT (extract(epoch FROM c.created_at) * 1000000)::bigint || '.' || c.id AS position, c.id AS "id", c.institute_id AS "instituteId", c.created_by AS "createdBy", c.quiz_id AS "quizId", c.learner_id AS "learnerId", c.origin AS "origin", c.revision_id AS "revisionId", c.link_version AS "linkVersion", c.mailed_at AS "mailedAt", c.mail_id AS "mailId", c.reminded_at AS "remindedAt", c.times_mailing_id AS "timesMailingId", c.revoked_at AS "revokedAt", c.started_at AS "startedAt", c.return_code AS "returnCode", c.extra_time_percent AS "extraTimePercent", c.extra_attempts AS "extraAttempts", c.opens_at AS "opensAt", c.closes_at AS "closesAt", c.created_at AS "createdAt", c.updated_at AS "updatedAt", c.name, c.email, c.external_id AS "externalId", c.roll_number AS "rollNumber",
  greatest(c.updated_at, c.learner_updated_at) AS "changedAt", m.state AS "mailState"
FROM (SELECT c.*, l.name, l.email, l.external_id, l.roll_number, l.updated_at AS learner_updated_at
  FROM (SELECT c.*
FROM candidates c
WHERE c.quiz_id = $1 AND c.origin <> 'PREVIEW' AND ($2::text IS NULL OR c.origin = $2)
  ORDER BY c.created_at DESC, c.id DESC LIMIT $3) c JOIN learners l ON l.id = c.learner_id) c
  LEFT JOIN mails m ON m.id = c.mail_id ORDER BY c.created_at DESC, c.id DESC;

-- listCandidatesFrom {"isFrom":true,"isBackward":false,"state":null,"isSearch":true}: $1 quizId, $2 origin, $3 pattern, $4 fromMicroseconds, $5 fromId, $6 take
SELECT (extract(epoch FROM c.created_at) * 1000000)::bigint || '.' || c.id AS position, c.id AS "id", c.institute_id AS "instituteId", c.created_by AS "createdBy", c.quiz_id AS "quizId", c.learner_id AS "learnerId", c.origin AS "origin", c.revision_id AS "revisionId", c.link_version AS "linkVersion", c.mailed_at AS "mailedAt", c.mail_id AS "mailId", c.reminded_at AS "remindedAt", c.times_mailing_id AS "timesMailingId", c.revoked_at AS "revokedAt", c.started_at AS "startedAt", c.return_code AS "returnCode", c.extra_time_percent AS "extraTimePercent", c.extra_attempts AS "extraAttempts", c.opens_at AS "opensAt", c.closes_at AS "closesAt", c.created_at AS "createdAt", c.updated_at AS "updatedAt", c.name, c.email, c.external_id AS "externalId", c.roll_number AS "rollNumber",
  greatest(c.updated_at, c.learner_updated_at) AS "changedAt", m.state AS "mailState"
FROM (SELECT c.*, l.name, l.email, l.external_id, l.roll_number, l.updated_at AS learner_updated_at
  FROM (SELECT c.*
FROM candidates c JOIN learners l ON l.id = c.learner_id
WHERE c.quiz_id = $1 AND c.origin <> 'PREVIEW' AND ($2::text IS NULL OR c.origin = $2)
   AND (lower(l.name COLLATE "und-x-icu") LIKE $3 OR l.email LIKE $3
  OR lower(l.roll_number COLLATE "und-x-icu") LIKE $3
  OR lower(l.external_id COLLATE "und-x-icu") LIKE $3) AND (c.created_at, c.id) < (timestamptz 'epoch' + $4::bigint * interval '1 microsecond', $5::uuid)
  ORDER BY c.created_at DESC, c.id DESC LIMIT $6) c JOIN learners l ON l.id = c.learner_id) c
  LEFT JOIN mails m ON m.id = c.mail_id ORDER BY c.created_at DESC, c.id DESC;

-- listCandidatesFrom {"isFrom":true,"isBackward":true,"state":null,"isSearch":true}: $1 quizId, $2 origin, $3 pattern, $4 fromMicroseconds, $5 fromId, $6 take
SELECT (extract(epoch FROM c.created_at) * 1000000)::bigint || '.' || c.id AS position, c.id AS "id", c.institute_id AS "instituteId", c.created_by AS "createdBy", c.quiz_id AS "quizId", c.learner_id AS "learnerId", c.origin AS "origin", c.revision_id AS "revisionId", c.link_version AS "linkVersion", c.mailed_at AS "mailedAt", c.mail_id AS "mailId", c.reminded_at AS "remindedAt", c.times_mailing_id AS "timesMailingId", c.revoked_at AS "revokedAt", c.started_at AS "startedAt", c.return_code AS "returnCode", c.extra_time_percent AS "extraTimePercent", c.extra_attempts AS "extraAttempts", c.opens_at AS "opensAt", c.closes_at AS "closesAt", c.created_at AS "createdAt", c.updated_at AS "updatedAt", c.name, c.email, c.external_id AS "externalId", c.roll_number AS "rollNumber",
  greatest(c.updated_at, c.learner_updated_at) AS "changedAt", m.state AS "mailState"
FROM (SELECT c.*, l.name, l.email, l.external_id, l.roll_number, l.updated_at AS learner_updated_at
  FROM (SELECT c.*
FROM candidates c JOIN learners l ON l.id = c.learner_id
WHERE c.quiz_id = $1 AND c.origin <> 'PREVIEW' AND ($2::text IS NULL OR c.origin = $2)
   AND (lower(l.name COLLATE "und-x-icu") LIKE $3 OR l.email LIKE $3
  OR lower(l.roll_number COLLATE "und-x-icu") LIKE $3
  OR lower(l.external_id COLLATE "und-x-icu") LIKE $3) AND (c.created_at, c.id) > (timestamptz 'epoch' + $4::bigint * interval '1 microsecond', $5::uuid)
  ORDER BY c.created_at, c.id LIMIT $6) c JOIN learners l ON l.id = c.learner_id) c
  LEFT JOIN mails m ON m.id = c.mail_id ORDER BY c.created_at, c.id;

-- countListedCandidates {"state":null,"isSearch":false}: $1 quizId, $2 origin
SELECT count(*)::int AS count
FROM candidates c
WHERE c.quiz_id = $1 AND c.origin <> 'PREVIEW' AND ($2::text IS NULL OR c.origin = $2);

-- countListedCandidates {"state":"NOT_STARTED","isSearch":true}: $1 quizId, $2 origin, $3 pattern
SELECT count(*)::int AS count
FROM candidates c JOIN learners l ON l.id = c.learner_id
WHERE c.quiz_id = $1 AND c.origin <> 'PREVIEW' AND ($2::text IS NULL OR c.origin = $2)
  AND c.revoked_at IS NULL AND c.started_at IS NULL AND (lower(l.name COLLATE "und-x-icu") LIKE $3 OR l.email LIKE $3
  OR lower(l.roll_number COLLATE "und-x-icu") LIKE $3
  OR lower(l.external_id COLLATE "und-x-icu") LIKE $3);

-- countListedCandidates {"state":"STARTED","isSearch":false}: $1 quizId, $2 origin
SELECT count(*)::int AS count
FROM candidates c
WHERE c.quiz_id = $1 AND c.origin <> 'PREVIEW' AND ($2::text IS NULL OR c.origin = $2)
  AND c.revoked_at IS NULL AND c.started_at IS NOT NULL;

-- countListedCandidates {"state":"REVOKED","isSearch":false}: $1 quizId, $2 origin
SELECT count(*)::int AS count
FROM candidates c
WHERE c.quiz_id = $1 AND c.origin <> 'PREVIEW' AND ($2::text IS NULL OR c.origin = $2)
  AND c.revoked_at IS NOT NULL;

-- listCandidatesById: $1 ids
SELECT  c.id AS "id", c.institute_id AS "instituteId", c.created_by AS "createdBy", c.quiz_id AS "quizId", c.learner_id AS "learnerId", c.origin AS "origin", c.revision_id AS "revisionId", c.link_version AS "linkVersion", c.mailed_at AS "mailedAt", c.mail_id AS "mailId", c.reminded_at AS "remindedAt", c.times_mailing_id AS "timesMailingId", c.revoked_at AS "revokedAt", c.started_at AS "startedAt", c.return_code AS "returnCode", c.extra_time_percent AS "extraTimePercent", c.extra_attempts AS "extraAttempts", c.opens_at AS "opensAt", c.closes_at AS "closesAt", c.created_at AS "createdAt", c.updated_at AS "updatedAt", c.name, c.email, c.external_id AS "externalId", c.roll_number AS "rollNumber",
  greatest(c.updated_at, c.learner_updated_at) AS "changedAt", m.state AS "mailState"
FROM (SELECT c.*, l.name, l.email, l.external_id, l.roll_number, l.updated_at AS learner_updated_at
  FROM (SELECT c.* FROM candidates c WHERE c.id = ANY($1) AND c.origin <> 'PREVIEW') c JOIN learners l ON l.id = c.learner_id) c
  LEFT JOIN mails m ON m.id = c.mail_id;

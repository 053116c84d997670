-- From server/results/certificates/certificate.queries.ts.

-- insertCertificate: $1 reference, $2 attemptId
INSERT INTO certificates (reference, attempt_id) VALUES ($1, $2) ON CONFLICT DO NOTHING;

-- findCertificateOfAttempt: $1 attemptId
SELECT e.reference, a.rules, a.submitted_at AS "submittedAt", a.score::float8,
  a.max_score::float8 AS "maxScore", a.waiting_count AS "waitingCount",
  a.settles_at AS "settlesAt", now() AS now,
  a.revision_id AS "revisionId", l.name, coalesce(l.erased_at IS NOT NULL, false) AS "isErased",
  i.name AS institute, i.time_zone AS "timeZone",
  r.review_time AS time, r.releases_at AS "releasesAt", r.released_at AS "releasedAt",
  r.withdrawn_at AS "withdrawnAt"
FROM certificates e JOIN attempts a ON a.id = e.attempt_id
  JOIN institutes i ON i.id = a.institute_id
  LEFT JOIN exam_rules r ON r.quiz_id = a.quiz_id
  JOIN candidates c ON c.id = a.candidate_id LEFT JOIN learners l ON l.id = c.learner_id WHERE e.attempt_id = $1;

-- findCertificate: $1 reference
SELECT e.reference, a.rules, a.submitted_at AS "submittedAt", a.score::float8,
  a.max_score::float8 AS "maxScore", a.waiting_count AS "waitingCount",
  a.settles_at AS "settlesAt", now() AS now,
  a.revision_id AS "revisionId", l.name, coalesce(l.erased_at IS NOT NULL, false) AS "isErased",
  i.name AS institute, i.time_zone AS "timeZone",
  r.review_time AS time, r.releases_at AS "releasesAt", r.released_at AS "releasedAt",
  r.withdrawn_at AS "withdrawnAt"
FROM certificates e JOIN attempts a ON a.id = e.attempt_id
  JOIN institutes i ON i.id = a.institute_id
  LEFT JOIN exam_rules r ON r.quiz_id = a.quiz_id
  JOIN candidates c ON c.id = a.candidate_id LEFT JOIN learners l ON l.id = c.learner_id WHERE e.reference = $1;

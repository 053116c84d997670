-- From server/attempts/receipts/receipt.queries.ts.

-- findReceiptContext: $1 revisionId, $2 instituteId, $3 candidateId
SELECT clock_timestamp() AS now, p.number AS "revisionNumber",
  p.commitment AS "revisionHash", i.name AS institute, l.name AS learner
FROM paper_revisions p, institutes i, candidates c LEFT JOIN learners l ON l.id = c.learner_id
WHERE p.id = $1 AND i.id = $2 AND c.id = $3;

-- findReceipt: $1 attemptId
SELECT receipt FROM attempts WHERE id = $1;

-- findReceiptWithAnswers: $1 attemptId
SELECT a.receipt, a.arrangement, coalesce(a.deadline_at + interval '10 seconds' < coalesce(a.paused_at, now()), false) AS "isOver",
  (SELECT coalesce(jsonb_agg(jsonb_build_object(
     'questionId', r.question_id, 'response', r.response)), '[]')
   FROM responses r WHERE r.attempt_id = a.id AND r.response IS NOT NULL) AS responses
FROM attempts a WHERE a.id = $1;

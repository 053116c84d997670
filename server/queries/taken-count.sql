-- From server/attempts/fields/taken-count.queries.ts.

-- countTakers: $1 ids
SELECT q.placement_id AS id, count(DISTINCT a.candidate_id)::int AS "takenCount"
FROM paper_revision_questions q
  JOIN attempts a ON a.revision_id = q.revision_id AND NOT a.is_preview
WHERE q.placement_id = ANY($1::uuid[])
GROUP BY q.placement_id;

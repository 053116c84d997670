-- From server/questions/bulk/bulk-questions.queries.ts.

-- listPlacedKinds: $1 ids
SELECT p.id, v.kind FROM placements p JOIN question_versions v
  ON v.question_id = p.question_id AND v.version = p.question_version WHERE p.id = ANY($1::uuid[]);

-- updateMarks: $1 ids, $2 marks, $3 wrongMarks
UPDATE placements p SET marks = given.marks, wrong_marks = given.wrong_marks,
  version = p.version + 1
FROM unnest($1::uuid[], $2::text[], $3::text[]) AS given(id, marks, wrong_marks)
WHERE p.id = given.id;

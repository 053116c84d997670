-- From server/exams/access-codes/wrong-access-code.queries.ts.

-- insertWrongCode: $1 quizId, $2 mark
INSERT INTO wrong_access_codes AS w (quiz_id, address_mark)
SELECT $1, CASE
  WHEN EXISTS (SELECT FROM wrong_access_codes WHERE quiz_id = $1 AND address_mark = $2)
    OR (SELECT count(*) FROM wrong_access_codes WHERE quiz_id = $1) < 1000
  THEN $2 ELSE '' END
ON CONFLICT (quiz_id, address_mark) DO UPDATE SET count = w.count + 1, last_at = now();

-- countWrongCodes: $1 quizId
SELECT sum(count)::int AS count, count(*)::int AS "addressCount", min(first_at) AS "firstAt",
  max(last_at) AS "lastAt"
FROM wrong_access_codes WHERE quiz_id = $1 HAVING count(*) > 0;

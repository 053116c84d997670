-- From server/quizzes/quiz-tally.queries.ts.

-- foldQuizTallies
WITH folded AS (
  DELETE FROM quiz_tallies
  WHERE institute_id IN (SELECT institute_id FROM quiz_tallies WHERE NOT is_folded)
  RETURNING institute_id, status, is_completed, count
)
INSERT INTO quiz_tallies (institute_id, status, is_completed, count, is_folded)
SELECT institute_id, status, is_completed, sum(count), true FROM folded
GROUP BY institute_id, status, is_completed HAVING sum(count) <> 0;

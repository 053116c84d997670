-- From server/exams/changes/paper-changes.queries.ts.

-- comparePaper: $1 quizId, $2 limit
WITH revision AS MATERIALIZED (
  SELECT content FROM paper_revisions WHERE quiz_id = $1 AND number = (SELECT max(number) FROM paper_revisions WHERE quiz_id = $1)
),
published AS MATERIALIZED (
  SELECT (question->>'id')::uuid AS id, question, place::int
  FROM revision, jsonb_array_elements(content->'questions') WITH ORDINALITY AS one (question, place)
),
drafted AS MATERIALIZED (
  SELECT p.id, jsonb_build_object(
          'id', p.id, 'kind', v.kind, 'text', v.text, 'marks', CASE WHEN p.marks LIKE '%/%' THEN to_jsonb(p.marks)
ELSE to_jsonb(p.marks::numeric(6, 2)) END, 'image', v.image,
          'body', v.body
        ) || CASE WHEN p.wrong_marks IS NULL THEN '{}'
          ELSE jsonb_build_object('wrongMarks', p.wrong_marks) END AS question, row_number() OVER (ORDER BY p.position)::int AS place
  FROM placements p JOIN question_versions v
  ON v.question_id = p.question_id AND v.version = p.question_version WHERE p.quiz_id = $1 AND p.deleted_at IS NULL
),
differing AS MATERIALIZED (
  SELECT id, d.place AS position, p.place AS place_before, p.question AS before, d.question AS after
  FROM published p FULL JOIN drafted d USING (id)
  WHERE p.question IS DISTINCT FROM d.question
),
first AS (SELECT * FROM differing ORDER BY position NULLS LAST, place_before LIMIT $2)
SELECT z.title <> content->>'title' AS "titleChanged",
  (SELECT coalesce(bool_or(is_moved), false) FROM (
    SELECT row_number() OVER (ORDER BY p.place) <> row_number() OVER (ORDER BY d.place) AS is_moved
    FROM published p JOIN drafted d USING (id)
  ) both_have) AS "isReordered",
  (SELECT count(*)::int FROM differing) AS "totalCount",
  (SELECT coalesce(jsonb_agg(
    jsonb_build_object('id', id, 'position', position, 'before', before, 'after', after)
    ORDER BY position NULLS LAST, place_before
  ), '[]') FROM first) AS questions
FROM revision, quizzes z WHERE z.id = $1;

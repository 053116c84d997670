-- From server/questions/question.queries.ts.

-- findLastPosition: $1 quizId
SELECT coalesce(max(position), 0) AS last FROM placements WHERE quiz_id = $1;

-- insertQuestions: $1 rows, $2 instituteId, $3 quizId
WITH added AS MATERIALIZED (
  SELECT * FROM jsonb_to_recordset($1::jsonb)
    AS given(placement_id uuid, question_id uuid, position int, kind text, text text, marks text,
           wrong_marks text, body jsonb, image jsonb, image_ids uuid[])
), new_question AS (
  INSERT INTO questions (id, institute_id) SELECT question_id, $2 FROM added
), first_version AS (
  INSERT INTO question_versions (question_id, version, kind, text, body, image, image_ids)
  SELECT question_id, 1, kind, text, body, image, image_ids FROM added
)
INSERT INTO placements (id, quiz_id, question_id, question_version, position, marks, wrong_marks)
SELECT placement_id, $3, question_id, 1, position, marks, wrong_marks FROM added;

/** Thousands of submitted, answered and marked attempts, inserted without sittings. */
import pg from 'pg';
import { TOKEN } from './marked-answers.js';

/** Random, and the same in every run. */
const scattered = (salt: string, below: number, of: string) =>
  `abs(hashtextextended('${salt}' || ${of}, 0)) % ${below}`;

/** In the format of a random UUID (version 4), which the API requires. */
const id = (kind: string) =>
  `overlay(overlay(md5('${kind}' || $1 || n) placing '4' from 13) placing '8' from 17)::uuid`;

const NAMES = `(ARRAY['Zoé Müller', 'محمد الأمين', 'प्रिया शर्मा', '王小明', 'Ольга Петрова', 'דוד כהן', 'Ada Byron',
  'Ngô Thị Ánh', 'Ama Owusu', 'O''Neil-Smith'])`;

/** One in twenty leaves a question out; of the others about two thirds choose the key. */
const PLANNED = `CREATE TEMPORARY TABLE planned ON COMMIT DROP AS
  SELECT ${id('attempt')} AS attempt_id, n, (question->>'id')::uuid AS question_id, place,
    question->>'kind' AS kind,
    CASE
      WHEN ${scattered('blank', 20, "n || ' ' || place")} = 0 THEN NULL
      WHEN question->>'kind' <> 'MCQ' THEN jsonb_build_object('text', 'Because of ' || n)
      WHEN ${scattered('right', 3, "n || ' ' || place")} < 2
        THEN jsonb_build_object('optionId', question->'body'->>'correctOptionId')
      ELSE jsonb_build_object('optionId', question->'body'->'options'->(
        ${scattered('wrong', 1_000, "n || ' ' || place")} % jsonb_array_length(question->'body'->'options')
      )::int->>'id')
    END AS response,
    question->'body'->>'correctOptionId' AS key, question->'body'->'options' AS options
  FROM generate_series(1, $2::int) n,
    jsonb_array_elements((SELECT content->'questions' FROM paper_revisions
      WHERE quiz_id = $1::uuid AND number = 1)) WITH ORDINALITY AS asked (question, place)`;

const STEPS = [
  PLANNED,
  `INSERT INTO learners (id, institute_id, created_by, name, email)
   SELECT ${id('learner')}, q.institute_id, q.created_by,
     ${NAMES}[1 + n % 10] || ' ' || n, 'learner' || n || '.' || left($1::text, 8) || '@seeded.example'
   FROM quizzes q, generate_series(1, $2::int) n WHERE q.id = $1::uuid`,
  `INSERT INTO candidates (id, institute_id, created_by, quiz_id, learner_id, origin)
   SELECT ${id('candidate')}, q.institute_id, q.created_by, q.id, ${id('learner')}, 'INVITED'
   FROM quizzes q, generate_series(1, $2::int) n WHERE q.id = $1::uuid`,
  `INSERT INTO responses (attempt_id, question_id, response, epoch, sequence, saved_at)
   SELECT attempt_id, question_id, response, 1, place, now() FROM planned WHERE response IS NOT NULL`,
  `INSERT INTO grades (attempt_id, question_id, quiz_id, outcome, marks, max_marks, rule, revision_id,
     response_epoch, response_sequence, choice)
   SELECT attempt_id, question_id, $1::uuid, outcome,
     CASE outcome WHEN 'RIGHT' THEN '1' WHEN 'WAITING' THEN NULL ELSE '0' END, '1',
     '{"marks": "1", "wrongMarks": "0"}', r.id,
     CASE WHEN response IS NOT NULL THEN 1 END, CASE WHEN response IS NOT NULL THEN place END,
     (SELECT o.place FROM jsonb_array_elements(options) WITH ORDINALITY AS o (option, place)
      WHERE o.option->>'id' = response->>'optionId')
   FROM (SELECT *, CASE WHEN response IS NULL THEN 'BLANK' WHEN kind <> 'MCQ' THEN 'WAITING'
           WHEN response->>'optionId' = key THEN 'RIGHT' ELSE 'WRONG' END AS outcome
         FROM planned WHERE $2::int > 0) given
     JOIN paper_revisions r ON r.quiz_id = $1::uuid AND r.number = 1`,
  `CREATE TEMPORARY TABLE marked ON COMMIT DROP AS
   SELECT attempt_id, string_agg(${TOKEN}, ' ' ORDER BY place) AS answers,
     coalesce(sum(marks::int), 0) AS score, sum(max_marks::int) AS most,
     count(*) FILTER (WHERE outcome = 'WAITING') AS waiting
   FROM grades g JOIN planned p USING (attempt_id, question_id) GROUP BY attempt_id`,
  `INSERT INTO attempts (id, institute_id, created_by, quiz_id, revision_id, candidate_id, number, rules,
     seed, arrangement, lease_holder, started_at, submitted_at, submitted_by, score, max_score,
     exact_score, exact_max_score, waiting_count, marked_answers)
   SELECT ${id('attempt')}, q.institute_id, q.created_by, q.id, r.id, ${id('candidate')}, 1,
     '{"passMark": 3, "wrongMarks": "0", "wrongMarksBasis": "QUESTION", "marksPerQuestion": null}', 1,
     (SELECT jsonb_agg(jsonb_build_object('questionId', asked->'id', 'optionIds',
        coalesce((SELECT jsonb_agg(option->'id') FROM jsonb_array_elements(asked->'body'->'options') option),
          '[]')) ORDER BY place)
      FROM jsonb_array_elements(r.content->'questions') WITH ORDINALITY AS of (asked, place)),
     'page', now() - interval '1 hour' - n * interval '1 second', now() - n * interval '1 second',
     'LEARNER', g.score, g.most, g.score::text, g.most::text, g.waiting, g.answers
   FROM quizzes q JOIN paper_revisions r ON r.quiz_id = q.id AND r.number = 1,
     generate_series(1, $2::int) n JOIN marked g ON g.attempt_id = ${id('attempt')}
   WHERE q.id = $1::uuid`,
];

/**
 * @param quizId a quiz submitted once, of any questions
 * @param count candidates, each with one attempt
 */
export async function seedAttempts(
  databaseUrl: string,
  quizId: string,
  count: number,
): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    // Without foreign key checks for each row, which would take most of the time.
    await client.query('BEGIN; SET LOCAL session_replication_role = replica');
    for (const step of STEPS) {
      const values = step.includes('$2') ? [quizId, count] : step.includes('$1') ? [quizId] : [];
      await client.query(step, values);
    }
    await client.query('COMMIT');
    await client.query('VACUUM ANALYZE');
  } finally {
    await client.end();
  }
}

/** Thousands of attempts at an exam, among those at others. */
import pg from 'pg';

/** At each of the other exams. */
const AT_OTHERS = 400;
const OTHERS = 100;

/** In the format of a random UUID (version 4), which the API requires. */
const id = (kind: string) =>
  `overlay(overlay(md5('${kind}' || e.id || n) placing '4' from 13) placing '8' from 17)::uuid`;

/** Copies the exam for each of the others; then candidates take all of them. */
const STEPS = [
  `CREATE TABLE crowd AS
   SELECT gen_random_uuid() AS id, ${AT_OTHERS} AS size FROM generate_series(1, ${OTHERS})
   UNION ALL SELECT $1::uuid, $2::int`,
  `INSERT INTO quizzes (id, institute_id, created_by, title, title_key, status, is_completed)
   SELECT e.id, q.institute_id, q.created_by, 'Quiz ' || e.id, 'quiz ' || e.id, 'ACTIVE', true
   FROM crowd e JOIN quizzes q ON q.id = $1 WHERE e.id <> q.id`,
  // Triggers make nothing here: see addManyRows.
  `INSERT INTO paper_revisions (quiz_id, number, content_hash, content, question_count, salt, commitment)
   SELECT e.id, 1, p.content_hash, p.content, p.question_count, p.salt, p.commitment
   FROM crowd e JOIN paper_revisions p ON p.quiz_id = $1 WHERE e.id <> $1`,
  `INSERT INTO learners (id, institute_id, created_by, name, email)
   SELECT ${id('learner')}, q.institute_id, q.created_by, 'Learner ' || abs(hashint4(n)) % 1000 || ' ' || n,
     'learner' || n || '.' || e.id || '@crowd.example'
   FROM crowd e JOIN quizzes q ON q.id = e.id, generate_series(1, e.size) n`,
  `INSERT INTO candidates (id, institute_id, created_by, quiz_id, learner_id, origin)
   SELECT ${id('candidate')}, q.institute_id, q.created_by, e.id, ${id('learner')}, 'INVITED'
   FROM crowd e JOIN quizzes q ON q.id = e.id, generate_series(1, e.size) n`,
  // One in ten runs on, one in fifty is a preview.
  `INSERT INTO attempts (institute_id, created_by, quiz_id, revision_id, candidate_id, number,
     is_preview, rules, seed, arrangement, lease_holder, started_at, submitted_at, submitted_by, score,
     max_score, exact_score, exact_max_score, waiting_count, marked_answers)
   SELECT q.institute_id, q.created_by, e.id, p.id, ${id('candidate')}, 1,
     n % 50 = 0, '{"passMark": 3, "wrongMarks": "0", "wrongMarksBasis": "QUESTION", "marksPerQuestion": null}', 1,
     (SELECT jsonb_agg(jsonb_build_object('questionId', question->'id', 'optionIds', '[]'::jsonb))
      FROM jsonb_array_elements(p.content->'questions') question), 'page', now() - n * interval '1 minute',
     CASE WHEN n % 10 > 0 THEN now() - n * interval '1 second' END, 'LEARNER',
     abs(hashint4(n)) % 1000 / 100.0, 10, trim_scale(abs(hashint4(n)) % 1000 / 100.0)::text, '10', 1,
     CASE WHEN n % 10 > 0 THEN (SELECT string_agg('?:', ' ')
       FROM jsonb_array_elements(p.content->'questions')) END
   FROM crowd e JOIN quizzes q ON q.id = e.id JOIN paper_revisions p ON p.quiz_id = e.id,
     generate_series(1, e.size) n`,
  `INSERT INTO responses (attempt_id, question_id, response, epoch, sequence, saved_at)
   SELECT a.id, (entry->>'questionId')::uuid, '{"text": "Because."}', 1, 1, now()
   FROM attempts a, jsonb_array_elements(a.arrangement) entry`,
  `INSERT INTO grades (attempt_id, question_id, quiz_id, outcome, marks, max_marks, rule, revision_id)
   SELECT a.id, (entry->>'questionId')::uuid, a.quiz_id, 'WAITING', NULL, '1', '{"marks": "1", "wrongMarks": "0"}', a.revision_id
   FROM attempts a, jsonb_array_elements(a.arrangement) entry WHERE a.submitted_at IS NOT NULL`,
];

/**
 * @param quizId submitted, of descriptive questions
 * @param size how many take it; fewer take each of a hundred others
 */
export async function addLargeExams(
  databaseUrl: string,
  quizId: string,
  size: number,
): Promise<void> {
  await addManyRows(databaseUrl, async (client) => {
    for (const step of STEPS) {
      const values = [quizId, size].slice(0, step.includes('$2') ? 2 : step.includes('$1') ? 1 : 0);
      await client.query(step, values);
    }
    await client.query('DROP TABLE crowd');
  });
}

/** Fills tables without logging the statements, and without triggers and foreign key checks for each row. */
export async function addManyRows(
  databaseUrl: string,
  insert: (client: pg.Client) => Promise<unknown>,
): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    await client.query(
      'SET auto_explain.log_min_duration = -1; SET session_replication_role = replica',
    );
    await insert(client);
    await client.query('VACUUM ANALYZE');
  } finally {
    await client.end();
  }
}

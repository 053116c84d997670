/** A database after years of use: a million quizzes of thousands of people, with their data. */
import pg from 'pg';
import { times } from './seeds.js';

/** One of the two registered owners whose lists are compared. */
export interface Owner {
  email: string;
  quizzes: number;
}

const PEOPLE = 5_000;
const QUIZZES = 1_000_000;
/** One quiz in so many has twenty questions, and one in the trash: 105,000 questions, or a million. */
const FILLED = times(200, 20);
const IMAGES = 10_300;
const USED_IMAGES = 10_000;

/** The id of the `index`th row of a kind. */
const id = (kind: string, index = 'n') => `md5('${kind}' || ${index})::uuid`;
/** Random, and the same in every run. */
const scattered = (salt: string, below: number) =>
  `abs(hashtextextended('${salt}' || n, 0)) % ${below}`;
/** One every half minute, the last just now. */
const age = `now() - (${QUIZZES} - n) * interval '30 seconds'`;

/** The owner of the nth quiz: one of these owners, or everybody else in turn. */
function quizzesOf(owners: readonly Owner[]): string {
  let from = 1;
  const whens = owners.map(({ email, quizzes }) => {
    // Their quizzes are spread among the others, as if all were created at the same time.
    const step = Math.floor(QUIZZES / quizzes);
    from += 1;
    return `WHEN n % ${step} = ${from} % ${step} AND n / ${step} < ${quizzes} THEN
      (SELECT id FROM users WHERE email = '${email}')`;
  });
  return `CASE ${whens.join(' ')} ELSE ${id('person', `(n % ${PEOPLE})`)} END`;
}

const STEPS = (owners: readonly Owner[]) => [
  `INSERT INTO institutes (id, name, time_zone)
   SELECT ${id('institute')}, 'Institute ' || n, 'UTC' FROM generate_series(0, ${PEOPLE - 1}) n`,
  // Images of profiles, of questions, and some that are no longer used.
  `INSERT INTO images (id, institute_id, created_by, purpose, content_type, width, height,
     size_bytes, sha256, kept_at, created_at)
   SELECT ${id('image')}, ${id('institute', `(n % ${PEOPLE})`)}, ${id('person', `(n % ${PEOPLE})`)},
     CASE WHEN n < ${PEOPLE} THEN 'PROFILE' ELSE 'QUESTION' END, 'image/webp', 40, 30, 1000, '-',
     now(), now() - interval '25 hours' FROM generate_series(0, ${IMAGES - 1}) n`,
  `INSERT INTO users (id, institute_id, email, first_name, last_name, password_hash, picture_id)
   SELECT ${id('person')}, ${id('institute')}, 'person' || n || '@large.example', 'Ada', 'Byron', '-',
     ${id('image')}
   FROM generate_series(0, ${PEOPLE - 1}) n`,
  // One in ten is inactive, one in four submitted, one in fifty in the trash.
  `INSERT INTO quizzes (id, institute_id, created_by, title, title_key, status, is_completed,
     question_count, created_at, deleted_at)
   SELECT ${id('quiz')}, users.institute_id, users.id, 'Quiz ' || name, 'quiz ' || name,
     CASE WHEN ${scattered('status', 10)} = 0 THEN 'INACTIVE' ELSE 'ACTIVE' END,
     ${scattered('completed', 4)} = 0, CASE WHEN n % ${FILLED} = 0 THEN 20 ELSE 0 END, ${age},
     CASE WHEN ${scattered('deleted', 50)} = 0 THEN now() END
   FROM (SELECT n, ${scattered('title', 1_000_000)} || '-' || n AS name,
           ${quizzesOf(owners)} AS owner
         FROM generate_series(1, ${QUIZZES}) n) planned
     JOIN users ON users.id = planned.owner`,
  // The first shows an image, the last is in the trash.
  `CREATE TEMPORARY TABLE planned AS
   SELECT gen_random_uuid() AS id, gen_random_uuid() AS question_id, n, institute_id, quiz_id, position
   FROM (SELECT id AS quiz_id, institute_id, row_number() OVER () - 1 AS n FROM quizzes
         WHERE question_count = 20) filled, generate_series(1, 21) position`,
  'INSERT INTO questions (id, institute_id) SELECT question_id, institute_id FROM planned',
  `INSERT INTO question_versions (question_id, version, kind, text, body, image_ids)
   SELECT question_id, 1, 'DESCRIPTIVE', 'Why ' || position || '?', '{"modelAnswer": null}',
     CASE WHEN position = 1 AND n < ${USED_IMAGES - PEOPLE} THEN ARRAY[${id('image', `(${PEOPLE} + n)`)}]
       ELSE '{}' END FROM planned`,
  `INSERT INTO placements (id, quiz_id, question_id, question_version, position, marks, deleted_at)
   SELECT id, quiz_id, question_id, 1, position, 2, CASE WHEN position = 21 THEN now() END
   FROM planned`,
  `INSERT INTO sessions (user_id, client_address, user_agent, expires_at, ended_at)
   SELECT ${id('person', `(n % ${PEOPLE})`)}, '192.0.2.1', 'browser', now() + n * interval '1 second',
     CASE WHEN n % 2 = 0 THEN now() END
   FROM generate_series(1, 50000) n`,
  `INSERT INTO access_tokens (user_id, name, scope, token_hash, revoked_at)
   SELECT ${id('person', `(n % ${PEOPLE})`)}, 'Program', 'READ', 'hash' || n,
     CASE WHEN n % 2 = 0 THEN now() END
   FROM generate_series(1, 50000) n`,
  `INSERT INTO remember_tokens (family_id, user_id, token_hash, expires_at, used_at)
   SELECT ${id('family', '(n / 5)')}, ${id('person', `(n / 5 % ${PEOPLE})`)}, 'hash' || n,
     now() + n * interval '1 minute', CASE WHEN n % 5 < 4 THEN now() END
   FROM generate_series(1, 50000) n`,
  `INSERT INTO uploads (id, institute_id, created_by, file_name, size_bytes, sha256, kept_at, created_at)
   SELECT ${id('upload')}, ${id('institute', `(n % ${PEOPLE})`)}, ${id('person', `(n % ${PEOPLE})`)},
     'questions.xlsx', 1000, '-', now(), now() - n * interval '1 second'
   FROM generate_series(1, 20000) n`,
  `INSERT INTO imports (id, institute_id, created_by, quiz_id, upload_id, kind, file_name, state,
     created_at, finished_at)
   SELECT ${id('import')}, institute_id, created_by, quizzes.id, NULL, 'MCQ', 'questions.xlsx',
     'SUCCEEDED', ${age}, now()
   FROM generate_series(1, 20000) n JOIN quizzes ON quizzes.id = ${id('quiz', '(n * 50)')}`,
  `INSERT INTO import_faults (import_id, number, "row", "column", value, message)
   SELECT ${id('import', '(n % 1000 + 1)')}, n / 1000, n / 1000, 'Question', '', 'Question is required'
   FROM generate_series(1000, 50999) n`,
  `INSERT INTO mails (recipient, template, state, expires_at, created_at)
   SELECT 'person' || n || '@large.example', 'registration-code', 'SENT', now(), ${age}
   FROM generate_series(1, 50000) n`,
  `INSERT INTO email_codes (id, email, purpose, client, code_hash, code_id, expires_at)
   SELECT ${id('code')}, 'person' || n || '@large.example', 'REGISTER', 'client' || n, '-', ${id('code')}, now()
   FROM generate_series(1, 20000) n`,
  // As after the scheduled task, not all new.
  'UPDATE quiz_tallies SET is_folded = true',
];

/** @param owners accounts that exist already, each of whom gets as many of the quizzes */
export async function fillLargeDatabase(
  databaseUrl: string,
  owners: readonly Owner[],
): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    await withoutIndexes(client, async () => {
      for (const step of STEPS(owners)) await client.query(step);
    });
    await client.query('VACUUM ANALYZE');
  } finally {
    await client.end();
  }
}

/** Indexes are created afterwards, and foreign keys of quizzes are not checked a million times. */
async function withoutIndexes(client: pg.Client, work: () => Promise<void>): Promise<void> {
  const { rows: indexes } = await client.query<{ name: string; definition: string }>(
    `SELECT indexname AS name, indexdef AS definition FROM pg_indexes
     WHERE tablename = 'quizzes' AND indexname NOT LIKE 'PK_%'`,
  );
  await client.query(`SET maintenance_work_mem = '256MB'; SET auto_explain.log_min_duration = -1`);
  for (const { name } of indexes) await client.query(`DROP INDEX ${name}`);
  await client.query('ALTER TABLE quizzes DISABLE TRIGGER ALL');
  await client.query('ALTER TABLE quizzes ENABLE TRIGGER USER');
  await work();
  await client.query('ALTER TABLE quizzes ENABLE TRIGGER ALL');
  for (const { definition } of indexes) await client.query(definition);
}

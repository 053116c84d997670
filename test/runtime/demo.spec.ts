import { setTimeout as sleep } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { Api, type Data } from '../setup/api.js';
import { query } from '../setup/database.js';
import { printedLogIns, anyEnvironment, printedOwner, QUIZZES } from '../setup/demonstrations.js';
import { logIn } from '../setup/factories.js';
import { lockNamed } from '../setup/row-locks.js';
import type { Environment } from '../setup/processes.js';
import { useServers } from '../setup/servers.js';
import { read } from '../setup/sources.js';

/** `npm run demo`: a start with sample data. */

const { start, refusal } = useServers();

/** Everything except what each start creates again. */
async function everything(environment: Environment): Promise<unknown[]> {
  const tables = [
    ...['institutes', 'users', 'quizzes', 'questions', 'email_codes', 'mails'],
    ...['exam_rules', 'paper_revisions', 'class_lists', 'class_list_members', 'learners'],
    ...['candidates', 'attempts', 'responses', 'grades', 'exam_events', 'grade_changes'],
    ...['rubrics', 'marking_remarks', 'marking_aliases', 'member_invitations'],
  ];
  const selects = tables.map((name) => `SELECT to_jsonb(t)::text AS row FROM ${name} t`);
  return query(environment['DATABASE_URL'] ?? '', `${selects.join(' UNION ALL ')} ORDER BY 1`);
}

it('has an institute, an account and three quizzes of real questions, created once', async () => {
  expect(read('package.json')).toContain('"demo": "exec node dist/server/main.js --demo"');
  const environment = await anyEnvironment();
  const first = await start(environment, { demo: true });
  const { email, password } = printedOwner(first);
  expect(first.output()).toContain('OpenTriviaQA');
  const made = await everything(environment);
  await first.stop();
  const server = await start(environment, { demo: true });
  expect(printedOwner(server)).toEqual({ email, password });
  expect(printedLogIns(server)).toEqual(printedLogIns(first));
  expect(await everything(environment)).toEqual(made);

  const { api } = await logIn(new Api(server.url), email, password);
  const items = (await api.ask(QUIZZES))['quizzes'].items as Data[];
  expect(items.map(({ title }) => title as string)).toEqual([
    'Literature',
    'Science and technology',
    'World geography',
  ]);
  for (const { questionCounts, questions } of items) {
    expect(questionCounts).toEqual([
      { kind: 'DESCRIPTIVE', count: 2 },
      { kind: 'MCQ', count: 20 },
    ]);
    const mcq = (questions.items as Data[]).filter(({ explanation }) => explanation !== undefined);
    // Each has a sentence of its own; the licence is on the page About Us.
    const explanations = mcq.map(({ explanation }) => explanation as string);
    expect(new Set(explanations).size).toBe(20);
    for (const explanation of explanations) {
      expect(explanation).toMatch(/^[A-Z].{20,}\.$/);
      expect(explanation).not.toMatch(/OpenTriviaQA|CC BY-SA|https?:/);
    }
  }
});

it('leaves changed records alone', async () => {
  const environment = await anyEnvironment();
  const first = await start(environment, { demo: true });
  const { email, password } = printedOwner(first);
  const { api } = await logIn(new Api(first.url), email, password);
  const items = (await api.ask(QUIZZES))['quizzes'].items as Data[];
  const [one, two] = items.map(({ id }) => id as string);
  await api.ask('mutation ($id: ID!) { deleteQuiz(id: $id) { id } }', { id: one });
  await query(environment['DATABASE_URL'] ?? '', 'UPDATE quizzes SET title = $2 WHERE id = $1', [
    two,
    'My own',
  ]);
  for (const { id } of items.at(-1)?.['questions'].items as Data[])
    await api.ask('mutation ($id: ID!) { deleteQuestion(id: $id) { id } }', { id });
  // They are deleted ninety days later.
  await query(environment['DATABASE_URL'] ?? '', 'DELETE FROM sessions');
  const left = await everything(environment);
  await first.stop();
  const second = await start(environment, { demo: true });
  expect(await everything(environment)).toEqual(left);

  await second.stop();
  // With another secret a new password would differ: the account keeps the one it has.
  const third = await start({ ...environment, JWT_SECRET: 'x'.repeat(32) }, { demo: true });
  for (const { password } of printedLogIns(third))
    expect(password).toBe('the one it was changed to');
  expect(printedOwner(third).email).toBe(email);
});

it('continues where a start was interrupted', async () => {
  const environment = await anyEnvironment();
  const whole = await start(environment, { demo: true });
  await whole.stop();
  const url = environment['DATABASE_URL'] ?? '';
  const titles = 'SELECT title, question_count FROM quizzes ORDER BY title';
  const made = await query(url, titles);
  const gone = `(SELECT id FROM quizzes WHERE title LIKE 'S%')`;
  await query(url, `DELETE FROM attempts WHERE quiz_id IN ${gone}`);
  await query(url, `DELETE FROM quizzes WHERE id IN ${gone}`);
  const emptied = `WITH q AS (UPDATE quizzes SET question_count = 0 WHERE title LIKE 'L%' RETURNING id)
    DELETE FROM placements WHERE quiz_id IN (SELECT id FROM q)`;
  await query(url, emptied);
  // One candidate had not started yet, another had not submitted.
  const submitted = '(SELECT min(id::text)::uuid FROM attempts WHERE submitted_at IS NOT NULL)';
  await query(url, `DELETE FROM attempts WHERE id = ${submitted}`);
  const running = 'submitted_at = NULL, submitted_by = NULL, receipt = NULL';
  await query(url, `UPDATE attempts SET ${running} WHERE id = ${submitted}`);
  await query(url, `DELETE FROM users WHERE role = 'EDITOR'`);
  const unfinished = `UPDATE users SET email = 'unfinished@examwright.example' WHERE role = 'OWNER'`;
  await query(url, unfinished);
  await start(environment, { demo: true });
  expect(await query(url, titles)).toEqual(made);
  const attempts = 'SELECT submitted_at IS NULL AS runs, count(*)::int FROM attempts GROUP BY 1';
  expect(await query(url, `${attempts} ORDER BY 1`)).toEqual([
    { runs: false, count: 12 },
    { runs: true, count: 1 },
  ]);
  const waiting = `SELECT count(*)::int FROM grades WHERE outcome = 'WAITING'`;
  expect(await query(url, waiting)).toEqual([{ count: 5 }]);
  const emails = await query(url, 'SELECT split_part(email, $1, 1) AS who FROM users ORDER BY 1', [
    '@',
  ]);
  expect(emails).toEqual([{ who: 'demo' }, { who: 'editor' }, { who: 'marker' }]);
});

it('two starts at once create one', async () => {
  const environment = await anyEnvironment();
  const both = await Promise.all([
    start({ ...environment, JWT_SECRET: 'x'.repeat(32) }, { demo: true }),
    start({ ...environment, JWT_SECRET: 'x'.repeat(32) }, { demo: true }),
  ]);
  expect(printedOwner(both[0])).toEqual(printedOwner(both[1]));
  const sums =
    'SELECT count(*)::int AS quizzes, sum(question_count)::int AS questions FROM quizzes';
  const found = await query(environment['DATABASE_URL'] ?? '', sums);
  expect(found).toEqual([{ quizzes: 3, questions: 66 }]);
});

it('waits for another start that is still creating it', async () => {
  const environment = await anyEnvironment();
  const lock = await lockNamed(environment['DATABASE_URL'] ?? '', 'demonstration');
  const starting = start(environment, { demo: true });
  await lock.reached();
  await sleep(6_000); // longer than a request waits for a lock
  await lock.release();
  expect(printedOwner(await starting).email).toBe('demo@examwright.example');
});

it.each([
  [
    { NODE_ENV: 'production', JWT_SECRET: 'x'.repeat(32), SMTP_URL: 'smtp://127.0.0.1:9' },
    'The demonstration must not run in production: unset NODE_ENV.',
  ],
  [{ ROLE: 'worker' }, 'The demonstration needs the web server: ROLE must not be worker.'],
])('is refused with %j', async (change: Environment, message) => {
  const environment = { ...(await anyEnvironment()), ...change, PUBLIC_URL: 'https://x.example' };
  const { code, output } = await refusal(environment, { demo: true });
  expect([code, output.trim()]).toEqual([1, message]);
  expect(await everything(environment)).toEqual([]);
});

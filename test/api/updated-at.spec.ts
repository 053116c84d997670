/** When records were last changed: the database says so, whoever changes them. */
import { beforeAll, describe, expect, it } from 'vitest';
import type { Data } from '../setup/api.js';
import { useApplication } from '../setup/application.js';
import { sitting, type Page } from '../setup/attempts.js';
import { candidate, type Exam } from '../setup/exams.js';
import { anyEmail, person, type Person } from '../setup/factories.js';
import { ADD_TO_LIST, CREATE_LIST, invite, REMOVE_FROM_LIST } from '../setup/learners.js';
import { answeredBy, answerTo, giveMarks, markedExam, SKY } from '../setup/marking.js';
import { CHANGE_ROLE, colleague } from '../setup/members.js';

const app = useApplication();
let owner: Person;
let of: Exam;
beforeAll(async () => {
  owner = await person(app);
  of = await markedExam(app, owner.api);
});

/** The time in a table, to the microsecond. */
async function updatedAt(table: string, id: string): Promise<string> {
  const rows = await app.sql<{ at: string }>(
    `SELECT updated_at::text AS at FROM ${table} WHERE id = $1`,
    [id],
  );
  return rows[0]?.at ?? '';
}

it('every table with such a time has the trigger that sets it', async () => {
  const tables = await app.sql<{ name: string; has: boolean }>(`
    SELECT c.table_name AS name, EXISTS (SELECT FROM pg_trigger t
      WHERE t.tgname = 'set_updated_at' AND t.tgrelid = c.table_name::regclass) AS has
    FROM information_schema.columns c
    WHERE c.table_schema = 'public' AND c.column_name = 'updated_at'`);
  expect(tables.length).toBeGreaterThan(10);
  expect(tables.filter(({ has }) => !has)).toEqual([]);
});

it('raw SQL changes it, and a write that changes nothing does not', async () => {
  const [{ id = '' } = {}] = await invite(owner.api, of.quizId, [{ email: anyEmail() }]);
  const before = await updatedAt('candidates', id as string);
  await app.sql('UPDATE candidates SET extra_attempts = extra_attempts WHERE id = $1', [id]);
  expect(await updatedAt('candidates', id as string)).toBe(before);
  await app.sql('UPDATE candidates SET extra_attempts = 1 WHERE id = $1', [id]);
  expect((await updatedAt('candidates', id as string)) > before).toBe(true);
});

it('a candidate changes with the name of the learner', async () => {
  const email = anyEmail();
  const read = async (): Promise<Data> =>
    (await invite(owner.api, of.quizId, [])).find((one) => one['email'] === email) ?? {};
  await invite(owner.api, of.quizId, [{ name: 'Ada', email }]);
  const QUERY = `query ($quizId: ID!, $search: String) {
    candidates(quizId: $quizId, filter: { search: $search }) { items { name updatedAt learner { updatedAt } } }
  }`;
  const found = async (): Promise<Data> =>
    (await owner.api.ask(QUERY, { quizId: of.quizId, search: email }))['candidates']
      .items[0] as Data;
  const before = await found();
  await app.sql(`UPDATE learners SET name = 'Augusta' WHERE email = $1`, [email]);
  const after = await found();
  expect(after['updatedAt'] > before['updatedAt']).toBe(true);
  expect(after['updatedAt']).toBe(after['learner'].updatedAt);
  expect(await read()).toMatchObject({ name: 'Augusta' });
});

describe('a result', () => {
  const RESULT = `query ($quizId: ID!) { results(quizId: $quizId) { items { attemptId updatedAt } } }`;
  const result = async (page: Page): Promise<string> => {
    const { items } = (await owner.api.ask(RESULT, { quizId: of.quizId }))['results'];
    const found = (items as Data[]).find(({ attemptId }) => attemptId === page.id);
    return found?.['updatedAt'] as string;
  };

  it('changes when its marks change', async () => {
    const page = await answeredBy(app, of, 'Anna');
    const before = await result(page);
    const answer = await answerTo(app, owner.api, page, SKY);
    await giveMarks(owner.api, answer, { marks: '3', levels: [] });
    expect((await result(page)) > before).toBe(true);
  });

  it('changes when an answer comes late', async () => {
    const page = await answeredBy(app, of, 'Ben');
    const before = await result(page);
    await page.save([page.entry(0, { response: { text: 'Late' } })]);
    expect((await result(page)) > before).toBe(true);
  });
});

it('a save changes an attempt, but not by its own column, which would cost time', async () => {
  const page = await sitting(await candidate(app, of.code, 'Carl'));
  const before = await updatedAt('attempts', page.id);
  await page.save([page.entry(0, { response: { text: 'So' } })]);
  expect(await updatedAt('attempts', page.id)).toBe(before);
  const PAPER = `query ($quizId: ID!) { candidates(quizId: $quizId, filter: { search: "Carl" }) {
    items { attempts { updatedAt lastSavedAt startedAt } }
  } }`;
  const { items } = (await owner.api.ask(PAPER, { quizId: of.quizId }))['candidates'];
  const [attempt] = items[0].attempts as Data[];
  expect(attempt?.['updatedAt']).toBe(attempt?.['lastSavedAt']);
});

it('a class list changes with its members', async () => {
  const made = (await owner.api.ask(CREATE_LIST, { name: 'Class' }))['createClassList'];
  const id = made.id as string;
  const people = [{ email: anyEmail() }];
  const times = [await updatedAt('class_lists', id)];
  const note = async (): Promise<number> => times.push(await updatedAt('class_lists', id));
  await owner.api.ask(ADD_TO_LIST, { id, people });
  await note();
  const members =
    'query ($id: ID!) { classList(id: $id) { updatedAt members { items { id updatedAt } } } }';
  const { items } = (await owner.api.ask(members, { id }))['classList'].members;
  const learnerIds = (items as Data[]).map((learner) => learner['id'] as string);
  await owner.api.ask(REMOVE_FROM_LIST, { id, learnerIds });
  await note();
  expect(times).toEqual([...new Set(times)].sort());
});

it('a mutation answers with the new time', async () => {
  const member = await colleague(app, owner, 'MARKER');
  const { me } = await member.api.ask('{ me { id updatedAt } }');
  const text = CHANGE_ROLE.replace('isYou', 'isYou updatedAt');
  const changed = await owner.api.ask(text, { id: me.id, role: 'EDITOR' });
  expect(changed['changeMemberRole'].updatedAt > me.updatedAt).toBe(true);
});

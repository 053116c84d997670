import { beforeEach, expect, it } from 'vitest';
import { Api, type Data } from '../setup/api.js';
import { addQuestions, anyMcq, readQuestions } from '../setup/questions.js';
import { PASSWORD, logIn, quiz, type Person } from '../setup/factories.js';
import { backToFirstRelease, firstRelease, IDS, TEACHER } from '../setup/first-release.js';
import { image } from '../setup/images.js';
import {
  CORRECT_IMPORT,
  correcting,
  findingsOf,
  importGoodRows,
  READ_IMPORT,
} from '../setup/imports.js';
import { query } from '../setup/database.js';
import type { RunningServer } from '../setup/processes.js';
import { useServers } from '../setup/servers.js';
import { columnsOf, contentOf, structureOf } from '../setup/tables.js';
import { deletedQuestions, deletedQuizzes, RESTORE_QUIZ } from '../setup/trash.js';
import { workbook } from '../setup/workbooks.js';

/** A start upgrades an existing database, and loses nothing. */

const LIST = `query ($filter: QuizFilterInput) {
  quizzes(filter: $filter, sort: TITLE) { items { title version } totalCount }
}`;
const HISTORY = 'query ($id: ID!) { quiz(id: $id) { imports { items { id } totalCount } } }';
const CREATE_TOKEN = `mutation { createAccessToken(input: { name: "new", scope: READ, password: "${PASSWORD}" }) { token } }`;

const servers = useServers();
let databaseUrl: string;
beforeEach(async () => {
  databaseUrl = await firstRelease();
});

async function start(): Promise<{ teacher: Person; server: RunningServer }> {
  const server = await servers.start({ DATABASE_URL: databaseUrl });
  return { teacher: await logIn(new Api(server.url), TEACHER), server };
}

/** The titles of a list, whose count must match. */
async function titles({ api }: Person, filter: object = {}): Promise<string[]> {
  const { items, totalCount } = (await api.ask(LIST, { filter }))['quizzes'];
  expect(items, JSON.stringify(filter)).toHaveLength(totalCount as number);
  return (items as Data[]).map(({ title }) => title as string);
}

/** Everything the teacher had is there, to read and to work with. */
async function findsAll(teacher: Person): Promise<void> {
  const { api } = teacher;
  // Under its name of today.
  const { me } = await api.ask('{ me { institute { timeZone } } }');
  expect(me.institute.timeZone).toBe('Asia/Kolkata');
  // In natural order, not by bytes; and all of the institute's, whoever created them.
  expect(await titles(teacher)).toEqual([
    'äpfel',
    'Birnen',
    'gone',
    'Of a colleague',
    'Quiz 10',
    'Zwetschgen',
  ]);
  expect(await titles(teacher, { status: 'INACTIVE' })).toEqual(['Birnen', 'Quiz 10']);
  expect(await titles(teacher, { isCompleted: true })).toEqual(['Quiz 10', 'Zwetschgen']);
  expect(await titles(teacher, { status: 'ACTIVE', isCompleted: false })).toEqual([
    'äpfel',
    'gone',
    'Of a colleague',
  ]);

  expect(await readQuestions(api, IDS.quiz)).toMatchObject({
    questionCount: 2,
    questions: {
      totalCount: 2,
      items: [
        {
          id: IDS.mcq,
          position: 1,
          image: null,
          marks: '1',
          version: 2,
          options: [
            { id: IDS.options[0], text: '41', image: null },
            { id: IDS.options[1], text: '42', image: null },
          ],
          correctOptionId: IDS.options[1],
          explanation: 'By counting.',
        },
        { id: IDS.descriptive, position: 2, marks: '2.5', modelAnswer: 'Because.' },
      ],
    },
  });
  expect(await deletedQuestions(api, IDS.quiz)).toMatchObject([{ id: IDS.deletedQuestion }]);
  expect(await deletedQuizzes(api)).toContainEqual(
    expect.objectContaining({ id: IDS.deletedQuiz, title: 'Gone', questionCount: 1 }),
  );

  const { import: refused } = await api.ask(READ_IMPORT, { id: IDS.refusedImport });
  expect(refused).toMatchObject({
    state: 'REFUSED',
    faultCount: 2,
    refusedRowCount: 0,
    warningCount: 0,
    ignoredColumns: [],
    storeGoodRows: false,
    corrects: null,
    creatorName: 'Ada Byron',
    problem: null,
    faults: {
      totalCount: 2,
      items: [
        { row: 7, column: 'Question', value: '', message: 'Question is required' },
        { row: 7, column: 'Correct Answer', value: '', message: 'Which one is right?' },
      ],
    },
  });
  expect(await findingsOf(api, IDS.refusedImport)).toMatchObject({
    refusedRows: { items: [], totalCount: 0 },
    warnings: { items: [], totalCount: 0 },
  });
  const correction = correcting(IDS.refusedImport, { 7: { Question: 'Why?' } });
  const { extensions } = await api.refused(CORRECT_IMPORT, correction);
  expect(extensions.code).toBe('NOTHING_TO_CORRECT');
  const { imports } = (await api.ask(HISTORY, { id: IDS.quiz }))['quiz'];
  expect((imports.items as Data[]).map(({ id }) => id as string)).toEqual([
    IDS.refusedImport,
    IDS.storedImport,
  ]);
  const { sessions } = await api.ask('{ sessions { id isRemembered } }');
  expect(sessions).toContainEqual({ id: IDS.session, isRemembered: false });
}

it('of the first release keeps all its data, and counts correctly from there', async () => {
  const { teacher } = await start();
  await findsAll(teacher);
  await teacher.api.ask(RESTORE_QUIZ, { quizId: IDS.deletedQuiz, title: 'Back' });
  await teacher.api.ask('mutation ($id: ID!) { deleteQuiz(id: $id) { id } }', { id: IDS.quiz });
  expect(await titles(teacher, { isCompleted: true })).toEqual(['Back', 'Quiz 10']);
  expect(await titles(teacher)).toHaveLength(6);
});

it('of the first release gets a revision of each submitted paper', async () => {
  const { teacher } = await start();
  const revisions = async () =>
    query(
      databaseUrl,
      `SELECT quiz_id, number, question_count FROM paper_revisions ORDER BY question_count`,
    );
  // One that was submitted has no questions any more: it gets no revision, either.
  // What a run of three seconds does not reach waits for the next, a minute later.
  await expect.poll(revisions, { timeout: 120_000 }).toEqual([
    { quiz_id: IDS.deletedQuiz, number: 1, question_count: 1 },
    { quiz_id: IDS.quiz, number: 1, question_count: 2 },
  ]);
  const { exam } = await teacher.api.ask(
    'query ($quizId: ID!) { exam(quizId: $quizId) { state hasUnpublishedChanges durationMinutes } }',
    { quizId: IDS.quiz },
  );
  expect(exam).toEqual({ state: 'OPEN', hasUnpublishedChanges: false, durationMinutes: 45 });
});

it('can be downgraded to the first release and upgraded again, with all data that both have', async () => {
  const columns = await columnsOf(databaseUrl);
  const before = await contentOf(databaseUrl, columns);
  const structure = await structureOf(databaseUrl, columns);
  expect([...columns.keys()]).toContain('import_faults');

  const first = await start();
  await useWhatIsNew(first.teacher);
  await first.server.stop();
  const used = await contentOf(databaseUrl, columns);
  // The zone has its name of today.
  const expected = before.map((row) => row.replace('Asia/Calcutta', 'Asia/Kolkata'));
  expect(expected.filter((row) => !used.includes(row))).toEqual([]);

  await backToFirstRelease(databaseUrl);
  expect(await contentOf(databaseUrl, columns)).toEqual(used);
  expect(await structureOf(databaseUrl, columns)).toEqual(structure);
  expect(await columnsOf(databaseUrl)).toEqual(columns);

  const second = await start();
  expect(await titles(second.teacher, { status: 'INACTIVE' })).toEqual(['Birnen', 'Quiz 10']);
  await second.teacher.api.ask('mutation ($id: ID!) { deleteQuiz(id: $id) { id } }', {
    id: await newQuizOf(second.teacher),
  });
  await findsAll(second.teacher);
});

it('of a build between releases keeps contacts', async () => {
  const { server: first } = await start();
  await first.stop();
  await query(
    databaseUrl,
    `ALTER TABLE contacts RENAME COLUMN contact TO phone;
     DELETE FROM migrations WHERE name LIKE 'ContactColumn%';
     INSERT INTO contacts (name, email, phone) VALUES ('Ada', 'ada@example.org', '+91 1')`,
  );
  const { teacher } = await start();
  const input = { name: 'Bob', email: 'bob@example.org', contact: '+91 2' };
  await teacher.api.ask(
    'mutation ($input: SubmitContactInput!) { submitContact(input: $input) { success } }',
    {
      input,
    },
  );
  const contacts = await query(databaseUrl, 'SELECT name, contact FROM contacts ORDER BY name');
  expect(contacts).toEqual([
    { name: 'Ada', contact: '+91 1' },
    { name: 'Bob', contact: '+91 2' },
  ]);
});

const NEW = 'What is new';

async function newQuizOf({ api }: Person): Promise<string> {
  const filter = { search: NEW };
  const query = 'query ($filter: QuizFilterInput) { quizzes(filter: $filter) { items { id } } }';
  return (await api.ask(query, { filter }))['quizzes'].items[0].id as string;
}

/** Rows of every table, and of every column, that the first release did not have. */
async function useWhatIsNew({ api }: Person): Promise<void> {
  const quizId = await quiz(api, NEW);
  const { imageId } = await image(api);
  const portrait = await image(api, undefined, 'profile');
  const shown = { descriptive: { text: 'What is this?', image: { imageId } } };
  await addQuestions(api, quizId, [shown, anyMcq]);
  await api.ask('mutation ($imageId: ID!) { setProfilePicture(imageId: $imageId) { id } }', {
    imageId: portrait.imageId,
  });
  await api.ask(CREATE_TOKEN);
  const file = await workbook([
    ['Question', 'Option 1', 'Option 2', 'Correct Answer', 'Mood'],
    ['What is 6 × 7?', '41', '42', 'B', 'good'],
    ['Which?', 'a', 'b', 'E', 'bad'],
  ]);
  expect(await importGoodRows(api, quizId, file)).toMatchObject({
    storedCount: 1,
    refusedRowCount: 1,
    warningCount: 1,
    ignoredColumns: ['Mood'],
  });
}

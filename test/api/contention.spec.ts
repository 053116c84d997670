import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { Api } from '../setup/api.js';
import { useApplication } from '../setup/application.js';
import { DUPLICATE, questionsNamed } from '../setup/question-transfers.js';
import { query } from '../setup/database.js';
import { person, type Person, quiz } from '../setup/factories.js';
import { markedExam, MARKING } from '../setup/marking.js';
import { accountId, assign, memberOf } from '../setup/marking-team.js';
import { colleague } from '../setup/members.js';
import { lockQuiz, lockTable } from '../setup/row-locks.js';
import { halves, image, postImage } from '../setup/images.js';
import { finished, upload, uploadId } from '../setup/imports.js';
import { readQuestions, textsOf } from '../setup/questions.js';
import { DELETE_QUESTION, RESTORE_QUESTION } from '../setup/trash.js';
import { commit, transaction, waiting } from '../setup/transactions.js';
import { triviaWorkbook } from '../setup/workbooks.js';

/** What happens when two callers want the same thing, or one wants too much. */
const app = useApplication();

const UPDATE = `mutation ($id: ID!, $version: Int! = 1, $title: String!) {
  updateQuiz(input: { id: $id, version: $version, title: $title }) { title version }
}`;
const CREATE = 'mutation ($title: String!) { createQuiz(title: $title) { id } }';
const START = 'mutation ($input: StartImportInput!) { startImport(input: $input) { id state } }';

let owner: Person;
beforeAll(async () => {
  owner = await person(app);
});

describe('a locked quiz', () => {
  it('delays its changes for seconds, then reports that, and delays nobody else', async () => {
    const id = await quiz(owner.api);
    const other = await person(app);
    // With the lock timeout of the product, not that of the tests.
    const { url } = await app.start({ ROLE: 'api', DATABASE_URL: app.databaseUrl });
    const caller = new Api(url, owner.api.token);
    const lock = await lockQuiz(app.databaseUrl, id);
    const changes = Array.from({ length: 15 }, (_, index) =>
      caller.send(UPDATE, { id, title: `Title ${index}` }),
    );
    // The first may give up before the last waits.
    let answered = 0;
    for (const change of changes) void change.finally(() => (answered += 1));
    const blocked = `SELECT FROM pg_stat_activity
      WHERE datname = current_database() AND wait_event_type = 'Lock'`;
    const reached = async () => (await query(app.databaseUrl, blocked)).length + answered;
    await expect.poll(reached).toBeGreaterThanOrEqual(15);
    await quiz(other.api);
    const codes = (await Promise.all(changes)).map(({ errors }) => errors[0]?.extensions.code);
    expect(codes).toEqual(Array(15).fill('BUSY'));
    await lock.release();
    await owner.api.ask(UPDATE, { id, title: 'Free again' });
  });

  // PostgreSQL reports this now and then, when a lock is granted just as the wait ends.
  it('is reported the same way when PostgreSQL says that a user canceled the statement', async () => {
    const id = await quiz(owner.api);
    const lock = await lockQuiz(app.databaseUrl, id);
    const change = owner.api.send(UPDATE, { id, title: 'Canceled' });
    await waiting(app.databaseUrl, 1);
    const cancel = `SELECT pg_cancel_backend(pid) FROM pg_stat_activity
      WHERE datname = current_database() AND wait_event_type = 'Lock'`;
    await query(app.databaseUrl, cancel);
    expect((await change).errors[0]?.extensions).toMatchObject({ code: 'BUSY', status: 503 });
    await lock.release();
    await owner.api.ask(UPDATE, { id, title: 'Free once more' });
  });
});

describe('a question that is moved while another caller deletes it', () => {
  it('is deleted from its quiz of that time, and removed from that count', async () => {
    const [from, to] = [await quiz(owner.api), await quiz(owner.api)];
    const [id] = await questionsNamed(owner.api, from, ['goes', 'stays']);
    await questionsNamed(owner.api, to, ['is there']);
    const lockSql = 'SELECT FROM quizzes WHERE id = $1 FOR NO KEY UPDATE';
    const moving = await transaction(app.databaseUrl, lockSql, [from]);
    const deleted = owner.api.ask(DELETE_QUESTION, { id });
    await waiting(app.databaseUrl, 1);
    await moving.query('UPDATE placements SET quiz_id = $1, position = 9 WHERE id = $2', [to, id]);
    const count = 'UPDATE quizzes SET question_count = question_count + $2 WHERE id = $1';
    await moving.query(count, [from, -1]);
    await moving.query(count, [to, 1]);
    await commit(moving);
    expect(await deleted).toEqual({ deleteQuestion: { id } });
    expect(textsOf(await readQuestions(owner.api, from))).toEqual(['stays']);
    const left = await readQuestions(owner.api, to);
    expect([textsOf(left), left['questionCount']]).toEqual([['is there'], 1]);
    expect((await readQuestions(owner.api, from))['questionCount']).toBe(1);
  });
});

describe('a question in the trash', () => {
  it('is not restored to a quiz that it has left meanwhile', async () => {
    const [from, to] = [await quiz(owner.api), await quiz(owner.api)];
    const [id] = await questionsNamed(owner.api, from, ['goes', 'stays']);
    await owner.api.ask(DELETE_QUESTION, { id });
    const lockSql = 'SELECT FROM quizzes WHERE id = $1 FOR NO KEY UPDATE';
    const others = await transaction(app.databaseUrl, lockSql, [from]);
    const late = owner.api.send(RESTORE_QUESTION, { questionId: id });
    await waiting(app.databaseUrl, 1);
    // Restored, moved, and deleted again.
    await others.query('UPDATE placements SET quiz_id = $1 WHERE id = $2', [to, id]);
    await commit(others);
    expect((await late).errors[0]?.extensions.code).toBe('QUESTION_NOT_FOUND');
    expect((await readQuestions(owner.api, from))['questionCount']).toBe(1);
    await owner.api.ask(RESTORE_QUESTION, { questionId: id });
    expect((await readQuestions(owner.api, to))['questionCount']).toBe(1);
  });
});

describe('a copy of a quiz', () => {
  it('takes the next title if the one it found is taken meanwhile', async () => {
    const quizId = await quiz(owner.api, 'Taken meanwhile');
    const other = await transaction(
      app.databaseUrl,
      `INSERT INTO quizzes (institute_id, created_by, title, title_key, status)
       SELECT institute_id, created_by, 'Copy of ' || title, 'copy of ' || title_key, status
       FROM quizzes WHERE id = $1`,
      [quizId],
    );
    const copied = owner.api.ask(DUPLICATE, { quizId });
    await waiting(app.databaseUrl, 1);
    await commit(other);
    expect((await copied)['duplicateQuiz'].title).toBe('Copy of Taken meanwhile (2)');
  });
});

describe('a commit without a response', () => {
  it('is reported as unknown: it may have succeeded', async () => {
    await query(
      app.databaseUrl,
      `CREATE FUNCTION break() RETURNS trigger LANGUAGE plpgsql
       AS $$ BEGIN PERFORM pg_terminate_backend(pg_backend_pid()); RETURN NULL; END $$`,
    );
    await query(
      app.databaseUrl,
      `CREATE CONSTRAINT TRIGGER break_at_commit AFTER INSERT ON quizzes
       DEFERRABLE INITIALLY DEFERRED FOR EACH ROW
       WHEN (NEW.title = 'Breaks at commit') EXECUTE FUNCTION break()`,
    );
    const error = await owner.api.refused(CREATE, { title: 'Breaks at commit' });
    expect(error.extensions).toMatchObject({ code: 'OUTCOME_UNKNOWN', status: 503 });
    expect(error.extensions.retryAfter).toBeUndefined();
    await quiz(owner.api);
  });
});

describe('one account', () => {
  it('has at most five imports under way', async () => {
    const api = (await person(app)).api;
    const [quizId, file] = [await quiz(api), await uploadId(api, await triviaWorkbook(1))];
    // None of them can end before this does.
    const lock = await lockQuiz(app.databaseUrl, quizId);
    const start = async (id: string) =>
      api.send(START, { input: { id, quizId, uploadId: file, kind: 'MCQ' } });
    const ids = Array.from({ length: 8 }, () => randomUUID());
    const answers = await Promise.all(ids.map(start));
    const refused = answers.flatMap(({ errors }) => errors.map(({ extensions }) => extensions));
    expect(refused).toMatchObject(Array(3).fill({ code: 'TOO_MANY_IMPORTS', status: 429 }));
    const started = ids.filter((_, index) => answers[index]?.errors.length === 0);
    // Asking again for one that is under way is no new one.
    expect((await start(started[0] ?? '')).errors).toEqual([]);
    const under = await api.ask('query ($id: ID!) { quiz(id: $id) { openImport { id state } } }', {
      id: quizId,
    });
    expect(started).toContain(under['quiz'].openImport.id);
    await lock.release();
    for (const id of started) expect((await finished(api, id))['state']).toBe('SUCCEEDED');
    const after = await api.ask('query ($id: ID!) { quiz(id: $id) { openImport { id } } }', {
      id: quizId,
    });
    expect(after['quiz'].openImport).toBeNull();
    expect((await start(randomUUID())).errors).toEqual([]);
  });

  it('stores at most 500 MB of uploads', async () => {
    const { api, email } = await person(app);
    const file = await triviaWorkbook(1);
    await uploadId(api, file);
    const grow = `UPDATE uploads SET size_bytes = 524288001
      WHERE created_by = (SELECT id FROM users WHERE email = $1)`;
    await query(app.databaseUrl, grow, [email]);
    const response = await upload(api, file);
    expect([response.status, await response.json()]).toMatchObject([409, { code: 'UPLOADS_FULL' }]);
  });

  it('stores at most 500 MB of images, even if they arrive at once', async () => {
    const { api } = await person(app);
    const file = await halves(40, 30).png().toBuffer();
    const { imageId } = await image(api, file);
    const [one] = await query<{ size: number }>(
      app.databaseUrl,
      'SELECT size_bytes AS size FROM images WHERE id = $1',
      [imageId],
    );
    const grow = 'UPDATE images SET size_bytes = 524288000 - $2::int WHERE id = $1';
    await query(app.databaseUrl, grow, [imageId, one?.size]);
    const rows = await transaction(app.databaseUrl, 'LOCK TABLE images IN SHARE MODE', []);
    const both = [postImage(api, file), postImage(api, file)];
    await waiting(app.databaseUrl, 2);
    await commit(rows);
    const answers = await Promise.all(both);
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409]);
    const refused = answers.find(({ status }) => status === 409);
    expect(await refused?.json()).toMatchObject({ code: 'IMAGES_FULL' });
    expect((await postImage(api, file)).status).toBe(409);
  });

  it('cannot import a file that never arrived completely', async () => {
    const api = (await person(app)).api;
    const [quizId, file] = [await quiz(api), await uploadId(api, await triviaWorkbook(1))];
    await query(app.databaseUrl, 'UPDATE uploads SET kept_at = NULL WHERE id = $1', [file]);
    const input = { id: randomUUID(), quizId, uploadId: file, kind: 'MCQ' };
    expect((await api.refused(START, { input })).extensions.code).toBe('UPLOAD_NOT_FOUND');
  });
});

describe('two colleagues who assign the same marker', () => {
  it('each get what they have assigned themselves', async () => {
    const of = await markedExam(app, owner.api);
    const editor = await colleague(app, owner, 'EDITOR');
    const userId = await accountId(app, await colleague(app, owner, 'MARKER'));
    const { marking } = await owner.api.ask(MARKING, of);
    const questionIds = [marking.questions[0].questionId as string];
    // Only the reading of the team waits.
    const lock = await lockTable(app.databaseUrl, 'marking_aliases');
    const first = assign(owner.api, of.quizId, userId, { questionIds });
    await waiting(app.databaseUrl, 1);
    const second = assign(editor.api, of.quizId, userId);
    await waiting(app.databaseUrl, 2);
    await lock.release();
    const [mine, theirs] = (await Promise.all([first, second])).map((team) =>
      memberOf(team, userId),
    );
    expect(mine?.['assignment']).toEqual({ questionIds, learnerIds: null });
    expect(theirs?.['assignment']).toEqual({ questionIds: null, learnerIds: null });
    expect(mine?.['stamp']).not.toBe(theirs?.['stamp']);
  });
});

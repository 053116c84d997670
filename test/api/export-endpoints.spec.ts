import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Api, Data } from '../setup/api.js';
import { useApplication } from '../setup/application.js';
import { auditLog } from '../setup/audit.js';
import { exam, type Exam } from '../setup/exams.js';
import {
  CANCEL_EXPORT,
  cellsOf,
  download,
  ended,
  exported,
  exportedFile,
  READ_EXPORT,
  RECENT_EXPORTS,
  START_EXPORT,
  startExport,
} from '../setup/exports.js';
import { person, type Person } from '../setup/factories.js';
import { lockNamed } from '../setup/row-locks.js';
import { takeExam } from '../setup/taking.js';

/** How exports are started, followed, cancelled and downloaded, and by whom. */
const app = useApplication();

let owner: Person;
let stranger: Person;
let openExam: Exam;
beforeAll(async () => {
  [owner, stranger] = [await person(app), await person(app)];
  openExam = await exam(app, owner.api);
  await takeExam(app, openExam);
});

const codeOf = async (by: Api, text: string, variables: object): Promise<string> =>
  (await by.refused(text, variables)).extensions.code;

const request = (change: object = {}): object => ({
  input: {
    id: randomUUID(),
    quizId: openExam.quizId,
    content: 'RESULTS',
    format: 'CSV',
    ...change,
  },
});

describe('an export', () => {
  it('of an exam that nobody took has its headers', async () => {
    const { quizId } = await exam(app, owner.api);
    for (const content of ['RESULTS', 'RESPONSES', 'QUESTION_FIGURES'])
      expect(await cellsOf(await exportedFile(owner.api, quizId, content, 'XLSX'))).toHaveLength(1);
  });

  it('reports its state, is one however often it is requested, and is logged', async () => {
    const { quizId } = await exam(app, owner.api, { title: `¡Ay! "a/b" ${randomUUID()}` });
    const asked = request({ quizId }) as { input: { id: string } };
    const first = (await owner.api.ask(START_EXPORT, asked))['startExport'] as Data;
    expect(first).toMatchObject({ state: 'QUEUED', url: null, problem: null });
    await owner.api.ask(START_EXPORT, asked);
    const { id } = asked.input;
    const row = await ended(owner.api, id);
    expect(row).toMatchObject({
      state: 'DONE',
      rowsDone: 0,
      rowsTotal: 0,
      url: `/exports/${id}/file`,
    });
    const { recentExports } = await owner.api.ask(RECENT_EXPORTS, { quizId });
    expect(recentExports).toEqual([row]);
    const entries = await auditLog(owner.api, { quizId, actions: ['RESULTS_EXPORTED'] });
    expect(entries).toHaveLength(1);
    const other = request({ id, quizId, format: 'XLSX' });
    expect(await codeOf(owner.api, START_EXPORT, other)).toBe('EXPORT_ID_TAKEN');
  });

  it('that is requested twice at once is one, too', async () => {
    const { quizId } = await exam(app, owner.api);
    const asked = request({ quizId });
    const [{ id } = { id: '' }] = await app.sql(
      'SELECT institute_id AS id FROM users WHERE email = $1',
      [owner.email],
    );
    const lock = await lockNamed(app.databaseUrl, `exports of ${id}`);
    const both = [owner.api.ask(START_EXPORT, asked), owner.api.ask(START_EXPORT, asked)];
    const waiting = `SELECT FROM pg_stat_activity
      WHERE wait_event = 'advisory' AND datname = current_database()`;
    try {
      await expect.poll(async () => app.sql(waiting)).toHaveLength(2);
    } finally {
      await lock.release();
    }
    const [one, other] = await Promise.all(both);
    expect(one?.['startExport'].id).toBe(other?.['startExport'].id);
    const entries = await auditLog(owner.api, { quizId, actions: ['RESULTS_EXPORTED'] });
    expect(entries).toHaveLength(1);
  });

  it('is downloaded under a safe name, with sniffing disabled', async () => {
    const { quizId } = await exam(app, owner.api, { title: `"a/b"\u202e ${randomUUID()}` });
    const id = await startExport(owner.api, quizId, 'RESULTS', 'CSV');
    const { sizeBytes } = await ended(owner.api, id);
    const { headers } = await download(owner.api, id);
    expect(headers.get('content-disposition')).toMatch(
      /^attachment; filename="_a_b__ [^"/]+\.csv"; /,
    );
    expect(headers.get('content-type')).toBe('text/csv; charset=utf-8');
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('cache-control')).toBe('private, no-store');
    expect(Number(headers.get('content-length') ?? sizeBytes)).toBe(sizeBytes);
  });

  it('is refused if it cannot be created, and has no file then', async () => {
    expect(await codeOf(owner.api, START_EXPORT, request({ id: 'x' }))).toBe('VALIDATION');
    expect(await codeOf(owner.api, START_EXPORT, request({ content: 'AUDIT' }))).toBe(
      'BAD_USER_INPUT',
    );
    expect(await codeOf(owner.api, START_EXPORT, request({ quizId: randomUUID() }))).toBe(
      'QUIZ_NOT_FOUND',
    );
    const id = await startExport(owner.api, openExam.quizId);
    await ended(owner.api, id);
    await app.sql(`UPDATE exports SET state = 'FAILED', file_id = NULL WHERE id = $1`, [id]);
    expect((await download(owner.api, id)).status).toBe(409);
    expect((await download(owner.api, randomUUID())).status).toBe(404);
  });

  it('can be cancelled', async () => {
    const id = await startExport(owner.api, openExam.quizId);
    await owner.api.ask(CANCEL_EXPORT, { id });
    // It may have been done by then.
    expect((await ended(owner.api, id))['state']).toMatch(/^(DONE|CANCELLED)$/);
    await app.sql(
      `UPDATE exports SET state = 'QUEUED', created_at = now() + interval '1 hour' WHERE id = $1`,
      [id],
    );
    const { cancelExport } = await owner.api.ask(CANCEL_EXPORT, { id });
    expect(cancelExport).toMatchObject({ state: 'CANCELLED' });
  });

  it('is limited to a few at a time', async () => {
    const { api, email } = await person(app);
    const { quizId } = await exam(app, api);
    await app.sql(
      `INSERT INTO exports (id, institute_id, created_by, quiz_id, content, format, state, file_name, created_at)
       SELECT gen_random_uuid(), institute_id, id, $2, 'RESULTS', 'CSV', 'QUEUED', 'x', now() + interval '1 hour'
       FROM users, generate_series(1, 3) WHERE email = $1`,
      [email, quizId],
    );
    expect(await codeOf(api, START_EXPORT, request({ quizId }))).toBe('TOO_MANY_EXPORTS');
  });

  it('is for editors of the institute alone', async () => {
    const id = await startExport(owner.api, openExam.quizId);
    await ended(owner.api, id);
    const { quizId } = openExam;
    for (const [text, variables, code] of [
      [START_EXPORT, request(), 'QUIZ_NOT_FOUND'],
      [RECENT_EXPORTS, { quizId }, 'QUIZ_NOT_FOUND'],
      [READ_EXPORT, { id }, 'EXPORT_NOT_FOUND'],
      [CANCEL_EXPORT, { id }, 'EXPORT_NOT_FOUND'],
    ] as const) {
      expect(await codeOf(app.api, text, variables)).toBe('UNAUTHENTICATED');
      expect([text, await codeOf(stranger.api, text, variables)]).toEqual([text, code]);
    }
    expect((await download(app.api, id)).status).toBe(401);
    expect((await download(stranger.api, id)).status).toBe(404);
    const colleague = await person(app);
    await app.sql(
      `UPDATE users SET role = 'MARKER', institute_id = (SELECT institute_id FROM users WHERE email = $1)
       WHERE email = $2`,
      [owner.email, colleague.email],
    );
    for (const [text, variables] of [
      [START_EXPORT, request()],
      [RECENT_EXPORTS, { quizId }],
      [READ_EXPORT, { id }],
      [CANCEL_EXPORT, { id }],
    ] as const)
      expect(await codeOf(colleague.api, text, variables)).toBe('NOT_ALLOWED');
    expect((await download(colleague.api, id)).status).toBe(403);
    await app.sql(`UPDATE users SET role = 'EDITOR' WHERE email = $1`, [colleague.email]);
    expect(await exported(colleague.api, id)).toMatchObject({ id });
    expect((await download(colleague.api, id)).status).toBe(200);
  });
});

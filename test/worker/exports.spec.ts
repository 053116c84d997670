import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { useOwnApplication } from '../setup/application.js';
import { addAnsweredAttempts } from '../setup/answered-attempts.js';
import { exam } from '../setup/exams.js';
import {
  CANCEL_EXPORT,
  cellsOf,
  download,
  ended,
  exported,
  fieldsOf,
  startExport,
} from '../setup/exports.js';
import { person, type Person } from '../setup/factories.js';
import type { RunningServer } from '../setup/processes.js';
import { mcq } from '../setup/questions.js';

/** Several times as many as are read at once. */
const MANY = 6_000;

const app = useOwnApplication({ ROLE: 'api' });
let owner: Person;
let quizId: string;

const startWorker = async (): Promise<RunningServer> => app.start({ ROLE: 'worker' });

beforeAll(async () => {
  owner = await person(app);
  const questions = Array.from({ length: 20 }, (_, index) => mcq(`Question ${index}?`));
  quizId = (await exam(app, owner.api, { questions })).quizId;
  await addAnsweredAttempts(app, quizId, MANY);
});

const runsOf = async (id: string): Promise<number> => {
  const [row] = await app.sql<{ runs: number }>('SELECT runs FROM exports WHERE id = $1', [id]);
  return row?.runs ?? -1;
};

const files = async (): Promise<string[]> =>
  (await app.sql('SELECT id FROM export_files ORDER BY id')).map(({ id }) => id ?? '');

const isKept = (id: string): boolean =>
  existsSync(join(app.server.dataDir, 'files', 'exports', id));

/** Until it is being written. */
async function begun(id: string): Promise<void> {
  const done = async (): Promise<number> => (await exported(owner.api, id))['rowsDone'] as number;
  await expect.poll(done, { interval: 20 }).toBeGreaterThan(0);
}

describe('an export', () => {
  it('of thousands of attempts contains each of them once, in their order', async () => {
    await startWorker();
    const id = await startExport(owner.api, quizId, 'RESPONSES', 'XLSX');
    expect(await ended(owner.api, id)).toMatchObject({ state: 'DONE', rowsDone: MANY });
    const file = Buffer.from(await (await download(owner.api, id)).arrayBuffer());
    const rows = await cellsOf(file);
    expect(rows).toHaveLength(MANY + 1);
    expect(rows.slice(1).map(([name]) => name)).toEqual(
      Array.from({ length: MANY }, (_, index) => `Learner ${index + 1}`),
    );
    for (const row of rows) expect(row).toHaveLength(9 + 2 * 20);
  });

  it('whose worker is killed is written again by the next one, completely', async () => {
    const worker = await startWorker();
    const before = await files();
    const id = await startExport(owner.api, quizId, 'RESPONSES', 'XLSX');
    await begun(id);
    await worker.kill();
    expect(await exported(owner.api, id)).toMatchObject({ state: 'RUNNING', url: null });
    expect((await download(owner.api, id)).status).toBe(409);
    // No incomplete file is kept.
    expect(await files()).toEqual(before);
    await startWorker();
    await expect.poll(async () => runsOf(id)).toBeGreaterThan(1);
    expect(await ended(owner.api, id)).toMatchObject({ state: 'DONE', rowsDone: MANY });
    const rows = await cellsOf(Buffer.from(await (await download(owner.api, id)).arrayBuffer()));
    expect(rows).toHaveLength(MANY + 1);
  });

  it('that is cancelled while it is written ends, and leaves nothing', async () => {
    await startWorker();
    const before = await files();
    const id = await startExport(owner.api, quizId, 'RESPONSES', 'XLSX');
    await begun(id);
    await owner.api.ask(CANCEL_EXPORT, { id });
    // The next one begins when it has ended.
    const next = await startExport(owner.api, quizId, 'RESULTS', 'CSV');
    expect(await ended(owner.api, next)).toMatchObject({ state: 'DONE' });
    expect(await exported(owner.api, id)).toMatchObject({ state: 'CANCELLED', url: null });
    expect(await files()).toHaveLength(before.length + 1);
    const lines = fieldsOf(Buffer.from(await (await download(owner.api, next)).arrayBuffer()));
    expect(lines).toHaveLength(MANY + 1);
  });

  it('that was interrupted too often is reported as failed', async () => {
    const id = await startExport(owner.api, quizId);
    await app.sql('UPDATE exports SET runs = 8 WHERE id = $1', [id]);
    await startWorker();
    expect(await ended(owner.api, id)).toMatchObject({ problem: { code: 'INTERRUPTED' } });
  });

  it('of a user without access any more, or of an exam in the trash, is not written', async () => {
    const other = await exam(app, owner.api);
    const [trashed, demoted] = [
      await startExport(owner.api, other.quizId),
      await startExport(owner.api, quizId),
    ];
    await owner.api.ask('mutation ($id: ID!) { deleteQuiz(id: $id) { id } }', { id: other.quizId });
    await app.sql(`UPDATE users SET role = 'MARKER' WHERE email = $1`, [owner.email]);
    await startWorker();
    const codeOf = async (id: string): Promise<unknown> => {
      const row = 'SELECT problem_code FROM exports WHERE id = $1';
      return (await app.sql(row, [id]))[0]?.['problem_code'];
    };
    await expect.poll(async () => codeOf(demoted)).toBe('NOT_ALLOWED');
    await app.sql(`UPDATE users SET role = 'OWNER' WHERE email = $1`, [owner.email]);
    expect(await codeOf(trashed)).toBe('QUIZ_NOT_FOUND');
  });
});

describe('the sweep', () => {
  it('removes week-old exports with their files, and files without an export', async () => {
    const worker = await startWorker();
    const [old, young] = [
      await startExport(owner.api, quizId, 'RESULTS', 'CSV'),
      await startExport(owner.api, quizId, 'RESULTS', 'CSV'),
    ];
    await Promise.all([old, young].map(async (id) => ended(owner.api, id)));
    await worker.stop();
    const fileOf = async (id: string): Promise<string> => {
      const row = 'SELECT file_id FROM exports WHERE id = $1';
      return (await app.sql(row, [id]))[0]?.['file_id'] ?? '';
    };
    const [oldFile, youngFile] = [await fileOf(old), await fileOf(young)];
    await app.sql(`UPDATE exports SET created_at = now() - interval '8 days' WHERE id = $1`, [old]);
    const cut = randomUUID();
    await app.sql(
      `INSERT INTO export_files (id, institute_id, created_by, size_bytes, sha256)
       SELECT $1, institute_id, id, 1, '-' FROM users WHERE email = $2`,
      [cut, owner.email],
    );
    await app.sql(`UPDATE export_files SET created_at = now() - interval '2 hours'`);
    await app.sweep();
    await expect.poll(files).not.toContain(cut);
    await expect.poll(files).not.toContain(oldFile);
    expect([isKept(oldFile), isKept(youngFile)]).toEqual([false, true]);
    expect((await download(owner.api, old)).status).toBe(404);
    expect((await download(owner.api, young)).status).toBe(200);
  });
});

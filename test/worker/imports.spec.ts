import { randomBytes } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { useOwnApplication } from '../setup/application.js';
import { person, type Person, quiz } from '../setup/factories.js';
import { lockImports, lockQuiz } from '../setup/row-locks.js';
import { finished, importFile, startImport } from '../setup/imports.js';
import { startServer, type RunningServer } from '../setup/processes.js';
import { costlyWorkbook, zipBomb } from '../setup/costly-workbooks.js';
import { MCQ_HEADERS, triviaAt, triviaRow, triviaWorkbook, workbook } from '../setup/workbooks.js';

const MAX_ROWS = 20_000;
/** More than are checked or written at once. */
const ROWS = 2_500;
/** Promised (docs/legacy-api.md, "Spreadsheets"): from the start of a worker. */

const app = useOwnApplication({ ROLE: 'api' });
let owner: Person;

const startWorker = async (): Promise<RunningServer> => app.start({ ROLE: 'worker' });

beforeAll(async () => {
  owner = await person(app);
});

const count = async (quizId: string): Promise<number> => {
  const data = await owner.api.ask('query ($id: ID!) { quiz(id: $id) { questionCount } }', {
    id: quizId,
  });
  const [row] = await app.sql<{ rows: number }>(
    'SELECT count(*)::int AS rows FROM placements WHERE quiz_id = $1',
    [quizId],
  );
  expect(row?.rows).toBe(data['quiz'].questionCount);
  return row?.rows ?? -1;
};

/** The state of an import in its table. */
async function rowOf(id: string): Promise<{ state: string; phase: string; runs: number }> {
  const sql = 'SELECT state, phase, runs FROM imports WHERE id = $1';
  const [row] = await app.sql<{ state: string; phase: string; runs: number }>(sql, [id]);
  if (!row) throw new Error(`There is no import ${id}`);
  return row;
}

describe('an import, with a running worker', () => {
  let worker: RunningServer;
  beforeAll(async () => {
    worker = await startServer({ ...app.environment, ROLE: 'worker' });
  });
  afterAll(async () => worker.stop());

  it('accepts 20,000 rows and rejects 20,001', async () => {
    const rows = Array.from({ length: MAX_ROWS }, (_, index) => triviaRow(triviaAt(index)));
    const quizId = await quiz(owner.api);
    const full = await importFile(owner.api, quizId, await workbook([MCQ_HEADERS, ...rows]));
    expect(full).toMatchObject({ state: 'SUCCEEDED', storedCount: MAX_ROWS });
    expect(await count(quizId)).toBe(MAX_ROWS);
    const over = await workbook([MCQ_HEADERS, ...rows, triviaRow(triviaAt(0))]);
    const refused = await importFile(owner.api, quizId, over);
    expect(refused).toMatchObject({ state: 'REFUSED', problem: { code: 'TOO_MANY_ROWS' } });
    expect(await count(quizId)).toBe(MAX_ROWS);
  });

  it('rejects bombs, broken and other files, and the worker goes on', async () => {
    const quizId = await quiz(owner.api);
    const whole = await triviaWorkbook(50);
    const problem = async (file: Buffer): Promise<unknown> =>
      (await importFile(owner.api, quizId, file))['problem'].code;
    expect(await problem(zipBomb())).toBe('UNPACKS_TOO_LARGE');
    expect(await problem(whole.subarray(0, whole.length - 40))).toBe('DAMAGED');
    expect(
      await problem(Buffer.concat([Buffer.from('PK\u0003\u0004', 'latin1'), randomBytes(5_000)])),
    ).toBe('DAMAGED');
    expect(await problem(await workbook([]))).toBe('NO_HEADER');
    expect(await problem(await workbook([['Question', 'Option 1']]))).toBe('MISSING_COLUMNS');
    expect(await importFile(owner.api, quizId, whole)).toMatchObject({ state: 'SUCCEEDED' });
    expect(await count(quizId)).toBe(50);
  });

  it('that two workers run at once is stored once', async () => {
    const quizId = await quiz(owner.api);
    const lock = await lockQuiz(app.databaseUrl, quizId);
    const id = await startImport(owner.api, quizId, await triviaWorkbook(ROWS));
    await lock.reached();
    // As another worker does when it takes the import over.
    await app.sql('UPDATE imports SET runs = runs + 1 WHERE id = $1', [id]);
    await lock.release();
    expect(await finished(owner.api, id)).toMatchObject({ state: 'SUCCEEDED', storedCount: ROWS });
    expect(await rowOf(id)).toMatchObject({ runs: 3 });
    expect(await count(quizId)).toBe(ROWS);
  });
});

describe('an import', () => {
  it.each(['READING', 'CHECKING', 'STORING'])(
    'whose worker is killed while %s is finished by the next one in time, completely',
    async (phase) => {
      const worker = await startWorker();
      const quizId = await quiz(owner.api);
      const lock = await lockImports(app.databaseUrl, phase);
      const id = await startImport(owner.api, quizId, await triviaWorkbook(ROWS));
      await lock.reached();
      expect(await rowOf(id)).toEqual({ state: 'RUNNING', phase, runs: 1 });
      await worker.kill();
      await lock.release();
      expect(await count(quizId)).toBe(0);
      await startWorker();
      await expect.poll(async () => (await rowOf(id)).runs).toBeGreaterThan(1);
      const result = await finished(owner.api, id);
      expect(result).toMatchObject({ state: 'SUCCEEDED', storedCount: ROWS });
      expect(await count(quizId)).toBe(ROWS);
    },
  );

  it('of its valid rows stores nothing when its worker is killed, and all of them later', async () => {
    const worker = await startWorker();
    const quizId = await quiz(owner.api);
    const lock = await lockImports(app.databaseUrl, 'STORING');
    const rows = Array.from({ length: ROWS }, (_, index) => [`Why ${index}?`, index % 5 || 'none']);
    const file = await workbook([['Question', 'Marks'], ...rows, ...rows.slice(1, 2)]);
    const good = { storeGoodRows: true };
    const id = await startImport(owner.api, quizId, file, 'DESCRIPTIVE', good);
    await lock.reached();
    await worker.kill();
    await lock.release();
    const found = async (): Promise<unknown> => {
      const counts = ['import_rows', 'import_faults', 'import_warnings'].map(
        (table) => `(SELECT count(*)::int FROM ${table} WHERE import_id = $1) AS ${table}`,
      );
      return (await app.sql(`SELECT ${counts.join(', ')}`, [id]))[0];
    };
    expect(await found()).toEqual({ import_rows: 0, import_faults: 0, import_warnings: 0 });
    expect(await count(quizId)).toBe(0);
    await startWorker();
    const counts = { storedCount: 2_001, refusedRowCount: 500, faultCount: 500, warningCount: 1 };
    expect(await finished(owner.api, id)).toMatchObject({ state: 'SUCCEEDED', ...counts });
    expect(await found()).toEqual({
      import_rows: 500,
      import_faults: 500,
      import_warnings: 1,
    });
    expect(await count(quizId)).toBe(2_001);
  });

  it('goes back to the queue when its worker is stopped, and is finished later', async () => {
    const worker = await startWorker();
    const quizId = await quiz(owner.api);
    const id = await startImport(owner.api, quizId, costlyWorkbook(), 'DESCRIPTIVE');
    await expect.poll(async () => rowOf(id)).toMatchObject({ runs: 1 });
    expect(await worker.stop()).toBe(0);
    expect(await rowOf(id)).toEqual({ state: 'RUNNING', phase: 'READING', runs: 1 });
    const jobs = await app.sql('SELECT state FROM queue.job');
    // A job has two seconds to go back. What did not is taken up again once its lock is over.
    const isLate = worker.output().includes('a job did not stop in time');
    expect(jobs).toEqual([{ state: isLate ? 'active' : 'delayed' }]);
    // A wait for such a file would be too long: the next worker gets one that is read at once.
    const quick = await workbook([['Question'], ['Why?'], ['How?']]);
    const [row] = await app.sql('SELECT upload_id FROM imports WHERE id = $1', [id]);
    writeFileSync(join(app.server.dataDir, 'files', 'uploads', row?.['upload_id'] ?? ''), quick);
    await startWorker();
    expect(await finished(owner.api, id)).toMatchObject({ state: 'SUCCEEDED' });
    expect(await count(quizId)).toBe(2);
  });

  it('that was interrupted too often is reported as failed', async () => {
    const quizId = await quiz(owner.api);
    const id = await startImport(owner.api, quizId, await triviaWorkbook(5));
    await app.sql('UPDATE imports SET runs = 8 WHERE id = $1', [id]);
    await startWorker();
    expect(await finished(owner.api, id)).toMatchObject({
      state: 'FAILED',
      problem: { code: 'INTERRUPTED' },
    });
    expect(await count(quizId)).toBe(0);
  });

  it('into a quiz that was deleted meanwhile is rejected', async () => {
    const quizId = await quiz(owner.api);
    const id = await startImport(owner.api, quizId, await triviaWorkbook(5));
    await owner.api.ask('mutation ($id: ID!) { deleteQuiz(id: $id) { id } }', { id: quizId });
    await startWorker();
    expect(await finished(owner.api, id)).toMatchObject({
      state: 'REFUSED',
      problem: { code: 'QUIZ_NOT_FOUND' },
    });
  });
});

it('imports take turns by institute: many waiting ones of one delay no other', async () => {
  const other = await person(app);
  const file = await triviaWorkbook(1);
  const quizId = await quiz(owner.api);
  const own: string[] = [];
  for (let time = 0; time < 3; time += 1) own.push(await startImport(owner.api, quizId, file));
  const theirs = await startImport(other.api, await quiz(other.api), file);
  const worker = await startWorker();
  for (const id of own) await finished(owner.api, id);
  await finished(other.api, theirs);
  await worker.stop();
  const begun = await app.sql<{ id: string }>(
    'SELECT id FROM imports WHERE id = ANY($1) ORDER BY started_at',
    [[...own, theirs]],
  );
  // Two run at a time: theirs is one of the first.
  expect(begun.slice(0, 2).map(({ id }) => id)).toContain(theirs);
});

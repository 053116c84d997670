import { randomBytes } from 'node:crypto';
import { readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import ExcelJS from 'exceljs';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { Api } from '../setup/api.js';
import { freshDatabase, query } from '../setup/database.js';
import { person, quiz, type Person } from '../setup/factories.js';
import { holdImports, holdQuiz } from '../setup/holding.js';
import { finished, importFile, startImport } from '../setup/imports.js';
import { startMailSink, type MailSink } from '../setup/mail-sink.js';
import {
  startServer,
  temporaryFolder,
  type Environment,
  type RunningServer,
} from '../setup/processes.js';
import { greedyWorkbook } from '../setup/greedy-workbooks.js';
import { MCQ_HEADERS, triviaAt, triviaRow, triviaWorkbook, workbook } from '../setup/workbooks.js';

const MOST = 20_000;
/** More than are checked or written at once. */
const ROWS = 2_500;
/** Promised (legacy-api.md, "Spreadsheets"): from the start of a worker. */
const RESUMED_MS = 15_000;

let shared: Environment;
let sink: MailSink;
let running: RunningServer[];
let owner: Person;

beforeEach(async () => {
  sink = await startMailSink();
  running = [];
  shared = {
    DATABASE_URL: await freshDatabase(),
    DATA_DIR: temporaryFolder(),
    SMTP_URL: sink.url,
    RATE_LIMIT: 'off',
    JWT_SECRET: 'x'.repeat(32),
  };
});
afterEach(async () => {
  for (const server of running) await server.stop();
  await sink.close();
});

async function start(environment: Environment = {}): Promise<RunningServer> {
  const server = await startServer({ ...shared, ...environment });
  running.push(server);
  return server;
}

/** An API, a worker apart from it, and somebody who is logged in. @returns the worker */
async function startApart(): Promise<RunningServer> {
  const api = await start({ ROLE: 'api' });
  const worker = await start({ ROLE: 'worker' });
  owner = await person(new Api(api.url), sink);
  return worker;
}

/** The same, but nobody works for now. */
async function startWithoutWorker(): Promise<void> {
  await (await startApart()).stop();
}

const count = async (quizId: string): Promise<number> => {
  const data = await owner.api.ask('query ($id: ID!) { quiz(id: $id) { questionCount } }', {
    id: quizId,
  });
  const [row] = await query<{ rows: number }>(
    shared['DATABASE_URL'] ?? '',
    'SELECT count(*)::int AS rows FROM questions WHERE quiz_id = $1',
    [quizId],
  );
  expect(row?.rows).toBe(data['quiz'].questionCount);
  return row?.rows ?? -1;
};

/** How an import stands in its table. */
async function rowOf(id: string): Promise<{ state: string; phase: string; runs: number }> {
  const sql = 'SELECT state, phase, runs FROM imports WHERE id = $1';
  const [row] = await query<{ state: string; phase: string; runs: number }>(
    shared['DATABASE_URL'] ?? '',
    sql,
    [id],
  );
  if (!row) throw new Error(`There is no import ${id}`);
  return row;
}

describe('an import', () => {
  it('takes 20,000 rows and refuses 20,001', async () => {
    const server = await start();
    owner = await person(new Api(server.url), sink);
    const rows = Array.from({ length: MOST }, (_, index) => triviaRow(triviaAt(index)));
    const quizId = await quiz(owner.api);
    const full = await importFile(owner.api, quizId, await workbook([MCQ_HEADERS, ...rows]));
    expect(full).toMatchObject({ state: 'SUCCEEDED', storedCount: MOST });
    expect(await count(quizId)).toBe(MOST);
    const over = await workbook([MCQ_HEADERS, ...rows, triviaRow(triviaAt(0))]);
    const refused = await importFile(owner.api, quizId, over);
    expect(refused).toMatchObject({ state: 'REFUSED', problem: { code: 'TOO_MANY_ROWS' } });
    expect(await count(quizId)).toBe(MOST);
  }, 90_000);

  it('answers bombs, broken and other files, and goes on working', async () => {
    const server = await start();
    owner = await person(new Api(server.url), sink);
    const quizId = await quiz(owner.api);
    const whole = await triviaWorkbook(50);
    const problem = async (file: Buffer): Promise<unknown> =>
      (await importFile(owner.api, quizId, file))['problem'].code;
    expect(await problem(await bomb())).toBe('UNPACKS_TOO_LARGE');
    expect(await problem(whole.subarray(0, whole.length - 40))).toBe('DAMAGED');
    expect(
      await problem(Buffer.concat([Buffer.from('PK\u0003\u0004', 'latin1'), randomBytes(5_000)])),
    ).toBe('DAMAGED');
    expect(await problem(await workbook([]))).toBe('NO_HEADER');
    expect(await problem(await workbook([['Question', 'Option 1']]))).toBe('MISSING_COLUMNS');
    expect(await importFile(owner.api, quizId, whole)).toMatchObject({ state: 'SUCCEEDED' });
    expect(await count(quizId)).toBe(50);
  }, 90_000);

  it.each(['READING', 'CHECKING', 'STORING'])(
    'whose worker is killed while %s goes on with the next one in time, and is whole',
    async (phase) => {
      const worker = await startApart();
      const quizId = await quiz(owner.api);
      const hold = await holdImports(shared['DATABASE_URL'] ?? '', phase);
      const id = await startImport(owner.api, quizId, await triviaWorkbook(ROWS));
      await hold.reached();
      expect(await rowOf(id)).toEqual({ state: 'RUNNING', phase, runs: 1 });
      await worker.kill();
      await hold.release();
      expect(await count(quizId)).toBe(0);
      await start({ ROLE: 'worker' });
      await expect
        .poll(async () => (await rowOf(id)).runs, { timeout: RESUMED_MS })
        .toBeGreaterThan(1);
      const result = await finished(owner.api, id);
      expect(result).toMatchObject({ state: 'SUCCEEDED', storedCount: ROWS });
      expect(await count(quizId)).toBe(ROWS);
    },
    90_000,
  );

  it('of its good rows keeps nothing when its worker is killed, and all of it later', async () => {
    const worker = await startApart();
    const quizId = await quiz(owner.api);
    const hold = await holdImports(shared['DATABASE_URL'] ?? '', 'STORING');
    const rows = Array.from({ length: ROWS }, (_, index) => [`Why ${index}?`, index % 5 || 'none']);
    const file = await workbook([['Question', 'Marks'], ...rows, ...rows.slice(1, 2)]);
    const good = { storeGoodRows: true };
    const id = await startImport(owner.api, quizId, file, 'DESCRIPTIVE', good);
    await hold.reached();
    await worker.kill();
    await hold.release();
    const found = async (): Promise<unknown> => {
      const sql = `SELECT (SELECT count(*)::int FROM import_rows) AS rows,
        (SELECT count(*)::int FROM import_faults) AS faults,
        (SELECT count(*)::int FROM import_warnings) AS warnings`;
      return (await query(shared['DATABASE_URL'] ?? '', sql))[0];
    };
    expect(await found()).toEqual({ rows: 0, faults: 0, warnings: 0 });
    expect(await count(quizId)).toBe(0);
    await start({ ROLE: 'worker' });
    const counts = { storedCount: 2_001, refusedRowCount: 500, faultCount: 500, warningCount: 1 };
    expect(await finished(owner.api, id)).toMatchObject({ state: 'SUCCEEDED', ...counts });
    expect(await found()).toEqual({ rows: 500, faults: 500, warnings: 1 });
    expect(await count(quizId)).toBe(2_001);
  }, 90_000);

  it('goes back to the queue when its worker is told to stop, and is finished later', async () => {
    const worker = await startApart();
    const quizId = await quiz(owner.api);
    const id = await startImport(owner.api, quizId, greedyWorkbook(), 'DESCRIPTIVE');
    await expect.poll(async () => rowOf(id), { timeout: 20_000 }).toMatchObject({ runs: 1 });
    expect(await worker.stop()).toBe(0);
    expect(await rowOf(id)).toEqual({ state: 'RUNNING', phase: 'READING', runs: 1 });
    const jobs = await query(shared['DATABASE_URL'] ?? '', 'SELECT state FROM queue.job');
    expect(jobs).toEqual([{ state: 'delayed' }]);
    // Nobody has to wait for what takes that long: the next worker finds a file it reads at once.
    const folder = join(shared['DATA_DIR'] ?? '', 'files', 'uploads');
    const quick = await workbook([['Question'], ['Why?'], ['How?']]);
    for (const name of readdirSync(folder)) writeFileSync(join(folder, name), quick);
    await start({ ROLE: 'worker' });
    expect(await finished(owner.api, id)).toMatchObject({ state: 'SUCCEEDED' });
    expect(await count(quizId)).toBe(2);
  }, 90_000);

  it('that two workers take for theirs is stored once', async () => {
    await startApart();
    const quizId = await quiz(owner.api);
    const hold = await holdQuiz(shared['DATABASE_URL'] ?? '', quizId);
    const id = await startImport(owner.api, quizId, await triviaWorkbook(ROWS));
    await hold.reached();
    // As another worker does when it takes the import over.
    await query(shared['DATABASE_URL'] ?? '', 'UPDATE imports SET runs = runs + 1 WHERE id = $1', [
      id,
    ]);
    await hold.release();
    expect(await finished(owner.api, id)).toMatchObject({ state: 'SUCCEEDED', storedCount: ROWS });
    expect(await rowOf(id)).toMatchObject({ runs: 3 });
    expect(await count(quizId)).toBe(ROWS);
  }, 90_000);

  it('that was interrupted too often is reported failed', async () => {
    await startWithoutWorker();
    const quizId = await quiz(owner.api);
    const id = await startImport(owner.api, quizId, await triviaWorkbook(5));
    await query(shared['DATABASE_URL'] ?? '', 'UPDATE imports SET runs = 8 WHERE id = $1', [id]);
    await start({ ROLE: 'worker' });
    expect(await finished(owner.api, id)).toMatchObject({
      state: 'FAILED',
      problem: { code: 'INTERRUPTED' },
    });
    expect(await count(quizId)).toBe(0);
  });

  it('into a quiz that was deleted meanwhile is refused', async () => {
    await startWithoutWorker();
    const quizId = await quiz(owner.api);
    const id = await startImport(owner.api, quizId, await triviaWorkbook(5));
    await owner.api.ask('mutation ($id: ID!) { deleteQuiz(id: $id) }', { id: quizId });
    await start({ ROLE: 'worker' });
    expect(await finished(owner.api, id)).toMatchObject({
      state: 'REFUSED',
      problem: { code: 'QUIZ_NOT_FOUND' },
    });
  });
});

/** A workbook of some hundred kilobytes that unpacks to more than 200 MB. */
async function bomb(): Promise<Buffer> {
  const book = new ExcelJS.Workbook();
  const sheet = book.addWorksheet('Questions');
  const text = 'x'.repeat(32_000);
  // Inline strings, so that the text is written again in every cell.
  for (let row = 0; row < 7_000; row += 1)
    sheet.addRow([{ richText: [{ text: `${row}${text}` }] }]);
  return Buffer.from(await book.xlsx.writeBuffer());
}

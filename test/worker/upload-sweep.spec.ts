import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import type { Api } from '../setup/api.js';
import { useApplication } from '../setup/application.js';
import { person, quiz } from '../setup/factories.js';
import { lockNewImports, lockUploadSweep } from '../setup/row-locks.js';
import { correcting, CORRECT_IMPORT, finished, START_IMPORT, uploadId } from '../setup/imports.js';
import { workbook } from '../setup/workbooks.js';

/**
 * Spreadsheets are deleted after a week, unless an import needs them. A worker looks for them when
 * it starts.
 */

const app = useApplication();

let owner: Api;
let ownerId: string;
beforeEach(async () => {
  owner = (await person(app)).api;
  ownerId = (await owner.ask('{ me { id } }'))['me'].id as string;
});

const age = async (...ids: string[]) =>
  app.sql(`UPDATE uploads SET created_at = now() - interval '8 days' WHERE id = ANY($1)`, [ids]);

const isKept = (id: string): boolean =>
  existsSync(join(app.server.dataDir, 'files', 'uploads', id));

async function expectLeft(...ids: string[]): Promise<void> {
  const own = 'SELECT id FROM uploads WHERE created_by = $1 ORDER BY id';
  const rows = async () => (await app.sql(own, [ownerId])).map(({ id }) => id);
  await expect.poll(rows).toEqual(ids.sort());
}

/** Its one row is valid once its marks are corrected. */
async function file(): Promise<string> {
  return uploadId(
    owner,
    await workbook([
      ['Question', 'Marks'],
      ['Why?', 0],
    ]),
  );
}

async function starting(upload: string) {
  const quizId = await quiz(owner);
  return { input: { id: randomUUID(), quizId, kind: 'DESCRIPTIVE', uploadId: upload } };
}

/** Two ways to start an import of a file, the second by a correction. */
const WAYS = [
  ['an import', async (upload: string) => [START_IMPORT, await starting(upload)] as const],
  [
    'a correction',
    async (upload: string) => {
      const asked = await starting(upload);
      await owner.ask(START_IMPORT, asked);
      await finished(owner, asked.input.id);
      return [CORRECT_IMPORT, correcting(asked.input.id, { 2: { Marks: '1' } })] as const;
    },
  ],
] as const;

describe('the sweep of uploads', () => {
  it.each(WAYS)('leaves a file alone of which %s is being started', async (_what, prepare) => {
    const [taken, other] = [await file(), await file()];
    const [operation, asked] = await prepare(taken);
    await age(taken, other);
    const lock = await lockNewImports(app.databaseUrl);
    const answer = owner.send(operation, asked);
    await lock.reached();
    app.startSweep();
    await expectLeft(taken);
    await lock.release();
    expect((await answer).errors).toEqual([]);
    // The file was read: whether its marks are valid is another matter.
    expect(await finished(owner, asked.input.id)).toMatchObject({ rowsTotal: 1, problem: null });
    expect(isKept(taken)).toBe(true);
  });

  it.each(WAYS)('does not give %s a file that it is deleting', async (_what, prepare) => {
    const taken = await file();
    const [operation, asked] = await prepare(taken);
    await age(taken);
    const lock = await lockUploadSweep(app.databaseUrl);
    app.startSweep();
    await lock.reached();
    const answer = owner.send(operation, asked);
    const waiting = `SELECT FROM pg_stat_activity
      WHERE wait_event = 'transactionid' AND datname = current_database()`;
    await expect.poll(async () => (await app.sql(waiting)).length).toBe(1);
    await lock.release();
    const { errors } = await answer;
    expect(errors.map(({ extensions }) => extensions.code)).toEqual(['UPLOAD_NOT_FOUND']);
    await expectLeft();
    expect(isKept(taken)).toBe(false);
  });

  it('finishes what was interrupted, for more files than one batch', async () => {
    const [half, young] = [await file(), await file()];
    await age(half);
    await app.sql(
      `INSERT INTO uploads (id, institute_id, created_by, file_name, size_bytes, sha256, created_at)
       SELECT gen_random_uuid(), institute_id, created_by, file_name, 1, sha256, created_at
       FROM uploads, generate_series(1, 600) WHERE id = $1`,
      [half],
    );
    await app.sql('UPDATE uploads SET kept_at = NULL WHERE id = $1', [half]);
    await app.sweep();
    await expectLeft(young);
    expect([isKept(half), isKept(young)]).toEqual([false, true]);
  });

  it('deletes files of an account that is gone, however new they are', async () => {
    const [gone, stays] = [await file(), await file()];
    const nobody = randomUUID();
    await app.sql('UPDATE uploads SET created_by = $2 WHERE id = $1', [gone, nobody]);
    await app.sweep();
    const rows = 'SELECT id FROM uploads WHERE created_by = $1';
    await expect.poll(async () => app.sql(rows, [nobody])).toEqual([]);
    await expectLeft(stays);
    expect([isKept(gone), isKept(stays)]).toEqual([false, true]);
  });
});

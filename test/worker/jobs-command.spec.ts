import { readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { Api } from '../setup/api.js';
import { useOwnApplication } from '../setup/application.js';
import { query } from '../setup/database.js';
import { anyEmail, person, quiz, REQUEST_CODE } from '../setup/factories.js';
import {
  correcting,
  CORRECT_IMPORT,
  finished,
  importGoodRows,
  startImport,
} from '../setup/imports.js';
import { jobsCommand, runCommand, type Ended } from '../setup/jobs-command.js';
import { codeIn } from '../setup/mail-sink.js';
import { databaseUrl, expectNothingRunsIn } from '../setup/embedded-postgres.js';
import { temporaryFolder } from '../setup/processes.js';
import { useServers } from '../setup/servers.js';
import { triviaWorkbook, workbook } from '../setup/workbooks.js';

/** As documented: it does not build, which would change the tests' build under them. */
const NPM_RUN = ['run', '--silent'];

const servers = useServers();
const app = useOwnApplication({ ROLE: 'api' });

const jobs = async (args: string[], environment = app.environment): Promise<Ended> =>
  jobsCommand(args, environment);

const REFUSED = Object.assign(new Error('No \u001b[31msuch\r\nmailbox'), { responseCode: 550 });

/** Mails that the server has rejected for good. @returns their recipients */
async function failedMails(
  count: number,
  { url, database }: { url: string; database: string },
): Promise<string[]> {
  app.sink.answer = () => REFUSED;
  const emails = Array.from({ length: count }, () => anyEmail());
  for (const email of emails)
    await new Api(url).ask(REQUEST_CODE, { input: { email, purpose: 'REGISTER' } });
  const failed = `SELECT FROM mails WHERE state = 'FAILED' AND recipient = ANY($1)`;
  await expect.poll(async () => (await query(database, failed, [emails])).length).toBe(count);
  app.sink.answer = () => null;
  return emails;
}

const here = () => ({ url: app.server.url, database: app.databaseUrl });

describe('npm run jobs', () => {
  it('lists a mail that has failed, and sends it after all, with the code that is still valid', async () => {
    await app.start({ ROLE: 'worker' });
    const [email = ''] = await failedMails(1, here());
    const listed = await runCommand('npm', [...NPM_RUN, 'jobs', '--', 'list'], app.environment);
    const [row] = await app.sql('SELECT id FROM mails');
    const id = row?.id ?? '';
    expect(listed.code).toBe(0);
    const [head, line, ...more] = listed.out.trim().split('\n').slice(-2);
    expect(head).toMatch(/^ID {2,}JOB {2,}ASKED FOR {2,}WHAT {2,}RETRY {2,}WHY$/);
    expect(line).toContain(`registration-code to ${email}`);
    expect(line).toMatch(new RegExp(`^${id} +mail.send +20\\S+Z .* can be tried again .*550`));
    expect(more).toEqual([]);
    // The response of a mail server could contain control characters.
    expect(listed.out).not.toContain('\u001b');

    const retried = await jobs(['retry', id]);
    expect(retried).toEqual({
      code: 0,
      out: `Queued again: mail.send ${id}, registration-code to ${email}\n`,
      err: '',
    });
    expect(codeIn(await app.sink.next(email))).toMatch(/^\d{6}$/);
    await expect.poll(() => app.sql('SELECT state FROM mails')).toEqual([{ state: 'SENT' }]);
    expect(await jobs(['list'])).toMatchObject({ code: 0, out: 'Nothing has failed.\n' });
    expect(await jobs(['retry', id])).toMatchObject({
      code: 1,
      err: `Nothing that has failed has the id ${id}.\n`,
    });
  });

  it('reports which mail has expired, and retries all others', async () => {
    await app.start({ ROLE: 'worker' });
    const [old = '', young = ''] = await failedMails(2, here());
    const expire = `UPDATE mails SET expires_at = now() - interval '1 minute'
      WHERE recipient = $1 RETURNING id`;
    const id = (await app.sql(expire, [old]))[0]?.id ?? '';
    expect((await jobs(['list'])).out).toMatch(new RegExp(`${old} +cannot: it expired at 20`));
    const retried = await jobs(['retry', id]);
    expect(retried.code).toBe(1);
    expect(retried.err).toMatch(new RegExp(`^${id} cannot be tried again: it expired at 20`));
    const all = await jobs(['retry', 'all']);
    expect(all).toMatchObject({ code: 0, err: '' });
    expect(all.out).toMatch(/^1 queued again, 1 left\.$/m);
    await app.sink.next(young);
    expect(app.sink.mails.map(({ recipient }) => recipient)).not.toContain(old);

    // Its text, which can contain a code, is deleted when the code expires.
    const values = 'SELECT sealed_values FROM mails WHERE recipient = $1';
    expect(await app.sql(values, [old])).not.toEqual([{ sealed_values: null }]);
    await app.sweep();
    await expect.poll(() => app.sql(values, [old])).toEqual([{ sealed_values: null }]);
  });

  it('restarts a failed import, and says if its file is gone', async () => {
    const worker = await app.start({ ROLE: 'worker' });
    const owner = await person(app);
    const [quizId, other] = [await quiz(owner.api), await quiz(owner.api)];
    const rows = [
      ['Question', 'Marks'],
      ['One?', 1],
      ['Two?', 0],
    ];
    const partly = await importGoodRows(owner.api, other, await workbook(rows), 'DESCRIPTIVE');
    await worker.stop();
    // Rejected rows are stored: this import needs no file.
    const correction = correcting(partly['id'] as string, { 3: { Marks: '2' } });
    await owner.api.ask(CORRECT_IMPORT, correction);
    const ids = [
      await startImport(owner.api, quizId, await triviaWorkbook(3)),
      await startImport(owner.api, quizId, await triviaWorkbook(4)),
    ];
    await app.sql(`UPDATE imports SET runs = 8 WHERE state = 'QUEUED'`);
    await app.start({ ROLE: 'worker' });
    for (const id of [...ids, correction.input.id])
      expect(await finished(owner.api, id)).toMatchObject({ state: 'FAILED' });
    await app.sql('DELETE FROM uploads WHERE id = (SELECT upload_id FROM imports WHERE id = $1)', [
      partly['id'],
    ]);
    await app.sql('UPDATE imports SET upload_id = NULL WHERE id = $1', [ids[1]]);

    const { out } = await jobs(['list']);
    expect(out).toMatch(new RegExp(`${ids[0]} +imports.run .*${quizId} .* again .*INTERRUPTED`));
    expect(await jobs(['retry', ids[1] ?? ''])).toMatchObject({
      code: 1,
      err: `${ids[1]} cannot be tried again: its file is gone: it must be uploaded again.\n`,
    });
    for (const id of [ids[0] ?? '', correction.input.id])
      expect(await jobs(['retry', id])).toMatchObject({ code: 0 });
    expect(await finished(owner.api, correction.input.id)).toMatchObject({ state: 'SUCCEEDED' });
    expect(await finished(owner.api, ids[0] ?? '')).toMatchObject({
      state: 'SUCCEEDED',
      storedCount: 3,
      problem: null,
    });
    expect(await app.sql('SELECT runs FROM imports WHERE id = $1', [ids[0]])).toEqual([
      { runs: 1 },
    ]);
  });

  it('reads the embedded database, whether an application runs on it or not', async () => {
    const alone = { DATA_DIR: temporaryFolder(), SMTP_URL: app.sink.url, RATE_LIMIT: 'off' };
    const server = await servers.start(alone);
    const there = { url: server.url, database: databaseUrl(alone.DATA_DIR) };
    const [email = ''] = await failedMails(1, there);
    expect((await jobs(['list'], alone)).out).toContain(email);
    await expect.poll(async () => (await fetch(`${server.url}/readyz`)).status).toBe(200);
    expect(await server.stop()).toBe(0);

    expect(await jobs(['retry', 'all'], alone)).toMatchObject({ code: 0, err: '' });
    await expectNothingRunsIn(alone.DATA_DIR);
    expect(app.sink.mails.map(({ recipient }) => recipient)).not.toContain(email);
    await servers.start(alone);
    await app.sink.next(email);
  });

  it('creates no database if there is none', async () => {
    const DATA_DIR = temporaryFolder();
    const { code, err } = await jobs(['list'], { DATA_DIR });
    expect([code, err]).toEqual([
      1,
      `There is no database in ${DATA_DIR}. Set DATA_DIR or DATABASE_URL as for the application.\n`,
    ]);
    expect(readdirSync(DATA_DIR)).toEqual([]);
  });

  it.each([[[]], [['show']], [['retry']], [['list', 'all']], [['retry', 'a', 'b']]])(
    'prints its usage for %j',
    async (args: string[]) => {
      const { code, out, err } = await jobs(args);
      expect([code, out]).toEqual([2, '']);
      expect(err).toContain('npm run jobs -- retry <id>');
    },
  );
});

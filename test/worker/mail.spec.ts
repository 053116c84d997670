import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { Api } from '../setup/api.js';
import { freshDatabase, query } from '../setup/database.js';
import { anyEmail, REQUEST_CODE } from '../setup/factories.js';
import { codeIn, startMailSink, type MailSink } from '../setup/mail-sink.js';
import { freePort, startServer, type Environment, type RunningServer } from '../setup/processes.js';

let databaseUrl: string;
let sink: MailSink;
let running: RunningServer[];

beforeEach(async () => {
  databaseUrl = await freshDatabase();
  sink = await startMailSink();
  running = [];
});
afterEach(async () => {
  for (const server of running) await server.stop();
  await sink.close();
});

async function start(environment: Environment = {}): Promise<Api> {
  const base = {
    DATABASE_URL: databaseUrl,
    SMTP_URL: sink.url,
    RATE_LIMIT: 'off',
    JWT_SECRET: 'x'.repeat(32),
  };
  const server = await startServer({ ...base, ...environment });
  running.push(server);
  return new Api(server.url);
}

const requestCode = async (api: Api, email: string): Promise<unknown> =>
  api.ask(REQUEST_CODE, { input: { email, purpose: 'REGISTER' } });

const row = async (): Promise<unknown> =>
  (await query(databaseUrl, 'SELECT state, attempts, last_error, sealed_values FROM mails'))[0];

const answer = (responseCode: number): Error =>
  Object.assign(new Error('Not now'), { responseCode });

describe('a mail', () => {
  it('is retried under one id, later each time, while the server rejects it temporarily', async () => {
    const answers = [answer(451), answer(421)];
    const tries: { at: number; id: string | undefined }[] = [];
    sink.answer = ({ messageId }) => {
      tries.push({ at: Date.now(), id: messageId });
      return answers.shift() ?? null;
    };
    const api = await start();
    const email = anyEmail();
    await requestCode(api, email);
    const mail = await sinkNext(email);
    expect(codeIn(mail)).toMatch(/^\d{6}$/);
    expect(sink.mails).toHaveLength(1);
    await expect.poll(row).toMatchObject({ state: 'SENT', attempts: 3, sealed_values: null });
    const [first, second, third] = tries.map(({ at }) => at);
    // Waits of about five and ten seconds, each drawn at random down to seven tenths of that.
    expect(Number(second) - Number(first)).toBeGreaterThan(3_000);
    expect(Number(third) - Number(second)).toBeGreaterThan(6_000);
    expect(tries.map(({ id }) => id)).toEqual(Array(3).fill(mail.messageId));
  });

  it('waits for a server that does not answer yet', async () => {
    const port = await freePort();
    const api = await start({ SMTP_URL: `smtp://127.0.0.1:${port}` });
    const email = anyEmail();
    await requestCode(api, email);
    // On a slow machine there may be more of them before the test looks.
    const tried = `SELECT FROM mails WHERE state = 'QUEUED' AND attempts > 0`;
    await expect.poll(async () => query(databaseUrl, tried)).toHaveLength(1);
    const late = await startMailSink(port);
    await late.next(email);
    await late.close();
  });

  it('fails at once if the server rejects it for good', async () => {
    let tries = 0;
    sink.answer = () => {
      tries += 1;
      return answer(550);
    };
    const api = await start();
    await requestCode(api, anyEmail());
    await expect.poll(row).toMatchObject({
      state: 'FAILED',
      last_error: expect.stringContaining('550') as string,
      // Stored while the code is valid: see jobs-command.spec.ts.
      sealed_values: expect.any(String) as string,
    });
    expect(tries).toBe(1);
  });

  it('is not sent once it has expired', async () => {
    const api = await start({ ROLE: 'api' });
    await requestCode(api, anyEmail());
    await query(databaseUrl, `UPDATE mails SET expires_at = now() - interval '1 second'`);
    await start({ ROLE: 'worker' });
    await expect.poll(row).toMatchObject({ state: 'FAILED' });
    expect(sink.mails).toEqual([]);
  });

  it('that waits for a slow server goes back to the queue when the process is stopped', async () => {
    let onMail: () => void;
    const mailArrived = new Promise<void>((done) => (onMail = done));
    sink.answer = async () => {
      onMail();
      return new Promise<never>(() => undefined);
    };
    const email = anyEmail();
    await requestCode(await start(), email);
    await mailArrived;
    expect(await running[0]?.stop()).toBe(0);
    expect(await row()).toMatchObject({ state: 'QUEUED' });
    const jobs = await query(databaseUrl, 'SELECT state FROM queue.job');
    // A job has two seconds to go back. What did not is taken up again once its lock is over.
    const isLate = running[0]?.output().includes('a job did not stop in time');
    expect(jobs).toEqual([{ state: isLate ? 'active' : 'delayed' }]);
    sink.answer = () => null;
    await start();
    await sink.next(email);
  });

  it('has a From address, and an id of its domain', async () => {
    const api = await start({ MAIL_FROM: 'Prüfung <exams@example.org>' });
    const email = anyEmail();
    await requestCode(api, email);
    const mail = await sink.next(email);
    expect(mail.from?.value).toEqual([{ address: 'exams@example.org', name: 'Prüfung' }]);
    expect(mail.messageId).toMatch(/^<[0-9a-f-]{36}@example\.org>$/);
  });
});

/** Longer than usual: back-off is part of what is tested. */
async function sinkNext(email: string) {
  return sink.next(email).catch(async () => sink.next(email));
}

import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { Api } from '../setup/api.js';
import { query } from '../setup/database.js';
import { anyEmail, REQUEST_CODE } from '../setup/factories.js';
import { startMailSink, type MailSink } from '../setup/mail-sink.js';
import type { Environment, RunningServer } from '../setup/processes.js';
import { QUEUE_SETUPS, type QueueSetup } from '../setup/queues.js';
import { useServers } from '../setup/servers.js';

describe.each(QUEUE_SETUPS)('jobs of an application with its queue on %s', (_name, open) => {
  let site: QueueSetup;
  let sink: MailSink;
  beforeEach(async () => {
    site = await open();
    sink = await startMailSink();
  });
  afterEach(async () => {
    await sink.close();
    await site.close();
  });
  // Here, so that they stop before the services they are connected to.
  const servers = useServers();

  async function start(role: string, environment: Environment = {}): Promise<RunningServer> {
    return servers.start({
      ...site.environment,
      ROLE: role,
      SMTP_URL: sink.url,
      RATE_LIMIT: 'off',
      JWT_SECRET: 'x'.repeat(32),
      ...environment,
    });
  }

  /** Causes a mail, and so a job. @returns the recipient */
  async function cause({ url }: RunningServer): Promise<string> {
    const email = anyEmail();
    await new Api(url).ask(REQUEST_CODE, { input: { email, purpose: 'REGISTER' } });
    return email;
  }

  const states = async (): Promise<string[]> => {
    const sql = 'SELECT state FROM mails ORDER BY created_at';
    return (await query<{ state: string }>(site.databaseUrl, sql)).map(({ state }) => state);
  };

  it('are written by ROLE=api, which runs none, and run by ROLE=worker, which serves no requests', async () => {
    const theirs = await startMailSink();
    const api = await start('api', { SMTP_URL: theirs.url });
    const emails = [await cause(api), await cause(api)];
    const worker = await start('worker');
    for (const email of emails) await sink.next(email);
    emails.push(await cause(api));
    await sink.next(emails[2] ?? '');
    // The process that runs a job uses its own mail server.
    expect(theirs.mails).toEqual([]);
    expect(sink.mails).toHaveLength(3);
    await theirs.close();

    for (const path of ['/healthz', '/readyz', '/metrics']) {
      expect((await fetch(worker.url + path)).status).toBe(200);
      expect((await fetch(api.url + path)).status).toBe(200);
    }
    const body = JSON.stringify({ query: '{ __typename }' });
    const post = { method: 'POST', headers: { 'content-type': 'application/json' }, body };
    const headers = { accept: 'text/html' };
    expect((await fetch(`${api.url}/graphql`, post)).status).toBe(200);
    for (const [path, options] of [
      ['/graphql', post],
      ['/graphql', { headers }],
      ['/', { headers }],
      ['/uploads/spreadsheets', { method: 'POST' }],
    ] as const) {
      expect((await fetch(worker.url + path, options)).status).toBe(404);
    }
  });

  it('survive a restart of everything', async () => {
    const api = await start('api');
    const email = await cause(api);
    expect(await api.stop()).toBe(0);
    expect(await states()).toEqual(['QUEUED']);
    await start('all');
    await sink.next(email);
    await expect.poll(states).toEqual(['SENT']);
    expect(sink.mails).toHaveLength(1);
  });

  it('continue within 15 s on another worker when theirs is killed', async () => {
    let onMail: () => void;
    const mailArrived = new Promise<void>((done) => (onMail = done));
    sink.answer = async () => {
      onMail();
      return new Promise<never>(() => undefined);
    };
    const api = await start('api');
    const first = await start('worker');
    const email = await cause(api);
    await mailArrived;
    await start('worker');
    sink.answer = () => null;
    await first.kill();
    const isDone = async (): Promise<boolean> => (await states())[0] === 'SENT';
    await expect.poll(isDone).toBe(true);
    expect((await sink.next(email)).recipient).toBe(email);
  });

  it('that the queue has lost are found by their rows', async () => {
    const api = await start('api');
    const email = await cause(api);
    await site.clear();
    // The sweep leaves rows alone that may be just being queued.
    await query(site.databaseUrl, `UPDATE mails SET created_at = now() - interval '1 minute'`);
    await start('worker');
    await sink.next(email);
    expect(sink.mails).toHaveLength(1);
  });
});

import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readdirSync, writeFileSync } from 'node:fs';
import { request, type IncomingMessage } from 'node:http';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { describe, expect, it } from 'vitest';
import { Api } from '../setup/api.js';
import { query } from '../setup/database.js';
import { quiz, signedUp } from '../setup/factories.js';
import { lockQuiz } from '../setup/row-locks.js';
import { startMailSink } from '../setup/mail-sink.js';
import {
  databaseUrl,
  expectGone,
  expectNothingRunsIn,
  maintenanceUrl,
  postmasterPid,
} from '../setup/embedded-postgres.js';
import { endWithUs, freePort, MAIN, temporaryFolder } from '../setup/processes.js';
import { useServers } from '../setup/servers.js';

/** How a process stops (docs/ARCHITECTURE.md, "Running it"). */

const { start } = useServers();

describe('signals', () => {
  it.each(['SIGTERM', 'SIGINT'] as const)(
    '%s ends it with 0, a second one changes nothing',
    async (name) => {
      const server = await start();
      const pid = postmasterPid(server.dataDir);
      server.signal(name);
      server.signal(name);
      await expect.poll(async () => fetch(server.url).catch(() => null)).toBeNull();
      // It does not begin what it has no time for.
      server.signal('SIGUSR2');
      expect(await server.endsInTime()).toBe(0);
      expect(server.output()).not.toContain('Swept');
      await expectGone(pid);
    },
  );

  it('reach it through npm, which leaves nothing running', async () => {
    const server = await start({}, { npm: true });
    const pid = postmasterPid(server.dataDir);
    server.signal('SIGTERM');
    expect(await server.endsInTime()).toBe(0);
    await expectGone(pid);
    await expect(fetch(server.url)).rejects.toThrow('fetch failed');
  });

  it('let it finish running requests', async () => {
    const server = await start();
    const input = { email: 'nobody@example.org', purpose: 'REGISTER' };
    const query =
      'mutation ($i: RequestEmailCodeInput!) { requestEmailCode(input: $i) { challenge } }';
    const body = JSON.stringify({ query, variables: { i: input } });
    const headers = { 'content-type': 'application/json', 'content-length': body.length };
    const half = request(`${server.url}/graphql`, { method: 'POST', headers });
    half.write(body.slice(0, 20));
    const answer = once(half, 'response');
    // A later connection was answered, so the earlier one is accepted, too.
    await fetch(`${server.url}/healthz`);
    server.signal('SIGTERM');
    await expect.poll(async () => fetch(server.url).catch(() => null)).toBeNull();
    half.end(body.slice(20));
    const [response] = (await answer) as [IncomingMessage];
    expect(await text(response)).toContain('"challenge"');
    expect(await server.endsInTime()).toBe(0);
  });

  it('are not delayed by a request that never ends', async () => {
    const server = await start();
    const pid = postmasterPid(server.dataDir);
    const headers = { 'content-type': 'application/json', 'content-length': 1_000 };
    const half = request(`${server.url}/graphql`, { method: 'POST', headers });
    const broken = once(half, 'error');
    half.write('{"query":');
    await fetch(`${server.url}/healthz`);
    expect(await server.stop()).toBe(0);
    await expectGone(pid);
    await broken;
  });

  it('are not delayed by a request that waits for a lock', async () => {
    const sink = await startMailSink();
    const server = await start({ SMTP_URL: sink.url });
    const pid = postmasterPid(server.dataDir);
    const { api } = await signedUp(new Api(server.url), sink);
    const id = await quiz(api);
    const lock = await lockQuiz(databaseUrl(server.dataDir), id);
    const answer = api
      .send('mutation ($id: ID!) { deleteQuiz(id: $id) { id } }', { id })
      .then(({ errors }) => errors[0]?.extensions.code)
      .catch(() => 'broken off');
    await lock.reached();
    expect(await server.stop()).toBe(0);
    await expectGone(pid);
    // It may have waited its five seconds for the lock before.
    expect(['broken off', 'BUSY']).toContain(await answer);
    await sink.close();
  });

  it('during a start leave nothing running', async () => {
    const DATA_DIR = temporaryFolder();
    const env = { PATH: process.env['PATH'], DATA_DIR, PORT: String(await freePort()) };
    const child = spawn(process.execPath, [MAIN], { env, stdio: 'ignore' });
    endWithUs(child);
    const ended = new Promise((done) => child.once('exit', done));
    await expect.poll(() => readdirSync(DATA_DIR).length, { interval: 10 }).toBeGreaterThan(0);
    child.kill('SIGTERM');
    expect(await ended).toBe(0);
    await expectNothingRunsIn(DATA_DIR);
  });

  it('during a start that takes longer than a stop may leave nothing running', async () => {
    const server = await start();
    const DATA_DIR = server.dataDir;
    // Its next start waits a minute for an archive.
    await query(maintenanceUrl(DATA_DIR), `ALTER SYSTEM SET restore_command = 'sleep 60'`);
    expect(await server.stop()).toBe(0);
    writeFileSync(join(DATA_DIR, 'postgres', 'recovery.signal'), '');
    const env = { PATH: process.env['PATH'], DATA_DIR, PORT: String(await freePort()) };
    const child = spawn(process.execPath, [MAIN], { env, stdio: 'ignore' });
    endWithUs(child);
    const ended = new Promise((done) => child.once('exit', done));
    const lockFile = join(DATA_DIR, 'postgres', 'postmaster.pid');
    await expect.poll(() => existsSync(lockFile)).toBe(true);
    child.kill('SIGTERM');
    expect(await ended).toBe(0);
    await expectNothingRunsIn(DATA_DIR);
  });
});

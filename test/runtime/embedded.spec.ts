import { chmodSync, chownSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { query } from '../setup/database.js';
import {
  databaseUrl,
  isAlive,
  expectGone,
  expectNothingRunsIn,
  postmasterPid,
} from '../setup/embedded-postgres.js';
import { temporaryFolder, WARM_START_MS, type StartFailed } from '../setup/processes.js';
import { useServers } from '../setup/servers.js';

/** The contract of docs/ARCHITECTURE.md, "Running it", with the embedded database. */

const isRoot = process.getuid?.() === 0;
const UNPRIVILEGED_UID = 65_534;

const { start, refusal } = useServers();

/** A row that must still exist later. */
async function insertMark(dataDir: string): Promise<void> {
  await query(
    databaseUrl(dataDir),
    `INSERT INTO institutes (name, time_zone) VALUES ('mark', 'UTC')`,
  );
}
const marks = async (dataDir: string): Promise<number> =>
  (await query(databaseUrl(dataDir), 'SELECT FROM institutes')).length;

describe('a start with nothing configured', () => {
  it('creates everything, prints its address, and ends in order', async () => {
    const server = await start();
    const { output, dataDir, url } = server;
    const port = new URL(url).port;
    expect(output()).toContain(`Examwright is ready: http://localhost:${port}`);
    expect(output()).toContain(`http://localhost:${port}/dev/mailbox`);
    expect(output()).toContain(`Data is in ${dataDir}`);
    await expect.poll(async () => (await fetch(`${url}/readyz`)).status).toBe(200);
    expect(await query(databaseUrl(dataDir), 'SHOW fsync')).toEqual([{ fsync: 'on' }]);
    const durable = await query(databaseUrl(dataDir), 'SHOW synchronous_commit');
    expect(durable).toEqual([{ synchronous_commit: 'on' }]);
    const connections = await query(databaseUrl(dataDir), 'SHOW max_connections');
    expect(connections).toEqual([{ max_connections: '300' }]);
    const pid = postmasterPid(dataDir);
    expect(await server.stop()).toBe(0);
    await expectGone(pid);
  });

  // Tried again where other work took the cores between the two starts.
  const title = 'keeps its secret, so that a session survives a restart, and starts again in time';
  it(title, { retry: 2 }, async () => {
    const since = Date.now();
    const first = await start();
    const tookMs = Date.now() - since;
    const secret = readFileSync(join(first.dataDir, 'secret'), 'utf8');
    expect(Buffer.byteLength(secret)).toBeGreaterThanOrEqual(32);
    expect(statSync(join(first.dataDir, 'secret')).mode & 0o077).toBe(0);
    await insertMark(first.dataDir);
    await first.stop();
    // On a slow machine: sooner than the first start, which creates the database.
    const again = { npm: true, withinMs: Math.max(WARM_START_MS, tookMs) };
    const second = await start({ DATA_DIR: first.dataDir }, again);
    expect(readFileSync(join(second.dataDir, 'secret'), 'utf8')).toBe(secret);
    expect(await marks(second.dataDir)).toBe(1);
  });
});

describe('a second start on the same folder', () => {
  it('is refused by name, and the first is not affected', async () => {
    const first = await start();
    const { code, output } = await refusal({ DATA_DIR: first.dataDir });
    expect(code).toBe(1);
    expect(output).toContain(
      `Another Examwright (process ${first.pid}) is already running on ${first.dataDir}`,
    );
    expect(output).not.toContain(' at ');
    await expect.poll(async () => (await fetch(`${first.url}/readyz`)).status).toBe(200);
  });

  it('at the same moment, on an empty folder, leaves one of the two', async () => {
    const DATA_DIR = temporaryFolder();
    const results = await Promise.allSettled([start({ DATA_DIR }), start({ DATA_DIR })]);
    expect(results.map((result) => result.status).sort()).toEqual(['fulfilled', 'rejected']);
    const refused = results.find((result) => result.status === 'rejected')?.reason as StartFailed;
    expect(refused.output).toContain('Another Examwright');
  });
});

describe('after a SIGKILL', () => {
  it('of the application, the database server it left running is adopted', async () => {
    const first = await start();
    await insertMark(first.dataDir);
    const orphan = postmasterPid(first.dataDir);
    await first.kill();
    expect(isAlive(orphan)).toBe(true);
    const second = await start({ DATA_DIR: first.dataDir });
    expect(postmasterPid(first.dataDir)).toBe(orphan);
    expect(await marks(first.dataDir)).toBe(1);
    expect(await second.stop()).toBe(0);
    await expectGone(orphan);
  });

  it('of both, everything that was acknowledged is there', async () => {
    const first = await start();
    await insertMark(first.dataDir);
    process.kill(postmasterPid(first.dataDir), 'SIGKILL');
    await first.kill();
    await start({ DATA_DIR: first.dataDir });
    expect(await marks(first.dataDir)).toBe(1);
  });

  it('of the database alone, the running application restarts it', async () => {
    const server = await start();
    await insertMark(server.dataDir);
    const killed = postmasterPid(server.dataDir);
    process.kill(killed, 'SIGKILL');
    const ready = async (): Promise<number> => (await fetch(`${server.url}/readyz`)).status;
    await expect.poll(() => postmasterPid(server.dataDir)).not.toBe(killed);
    await expect.poll(ready).toBe(200);
    expect(await marks(server.dataDir)).toBe(1);
    expect(await server.stop()).toBe(0);
  });
});

it('the database is restarted as soon as possible, however often that failed', async () => {
  const server = await start();
  const settings = join(server.dataDir, 'postgres/postgresql.conf');
  const good = readFileSync(settings, 'utf8');
  writeFileSync(settings, `${good}\nno such setting`);
  process.kill(postmasterPid(server.dataDir), 'SIGKILL');
  const failures = (): number => server.output().split('PostgreSQL did not start').length - 1;
  await expect.poll(failures).toBeGreaterThan(1);
  writeFileSync(settings, good);
  const ready = async (): Promise<number> => (await fetch(`${server.url}/readyz`)).status;
  await expect.poll(ready).toBe(200);
});

describe('DATA_DIR', () => {
  it.runIf(isRoot)('of root, mode 0700, below a folder that is closed too, works', async () => {
    const closed = join(temporaryFolder(), 'closed');
    mkdirSync(closed, { mode: 0o700 });
    const DATA_DIR = join(closed, 'data');
    mkdirSync(DATA_DIR, { mode: 0o700 });
    const server = await start({ DATA_DIR });
    await expect.poll(async () => (await fetch(`${server.url}/readyz`)).status).toBe(200);
    expect(statSync(join(DATA_DIR, 'postgres')).uid).not.toBe(0);
    expect(await server.stop()).toBe(0);
  });

  it.runIf(isRoot)('of an ordinary user works for that user, and for root after them', async () => {
    const DATA_DIR = temporaryFolder();
    chownSync(DATA_DIR, UNPRIVILEGED_UID, UNPRIVILEGED_UID);
    const theirs = await start({ DATA_DIR }, { uid: UNPRIVILEGED_UID });
    await insertMark(DATA_DIR);
    expect(await theirs.stop()).toBe(0);
    await start({ DATA_DIR });
    expect(await marks(DATA_DIR)).toBe(1);
    expect(statSync(join(DATA_DIR, 'postgres')).uid).toBe(UNPRIVILEGED_UID);
  });

  it.runIf(isRoot)('that cannot be written is rejected by name', async () => {
    const DATA_DIR = temporaryFolder();
    chmodSync(DATA_DIR, 0o755);
    const { code, output } = await refusal({ DATA_DIR }, { uid: UNPRIVILEGED_UID });
    expect(code).toBe(1);
    expect(output).toContain(`DATA_DIR ${DATA_DIR} cannot be used: EACCES`);
  });

  it('with data of another PostgreSQL version is rejected with instructions, and not touched', async () => {
    const first = await start();
    await first.stop();
    const version = join(first.dataDir, 'postgres', 'PG_VERSION');
    writeFileSync(version, '15\n');
    const { code, output } = await refusal({ DATA_DIR: first.dataDir });
    expect(code).toBe(1);
    expect(output).toContain('holds data of PostgreSQL 15');
    expect(output).toContain('pg_dump');
    expect(readFileSync(version, 'utf8')).toBe('15\n');
  });
});

describe('a start that fails once PostgreSQL is up', () => {
  it('prints the reason, and leaves no PostgreSQL running', async () => {
    const first = await start();
    await first.stop();
    const file = join(first.dataDir, 'postgres', 'examwright-password');
    writeFileSync(file, 'of another one');
    const { code, output } = await refusal({ DATA_DIR: first.dataDir });
    expect(code).toBe(1);
    expect(output).toContain(`does not take the password in ${file}`);
    expect(output).not.toContain(' at ');
    await expectNothingRunsIn(first.dataDir);
  });
});

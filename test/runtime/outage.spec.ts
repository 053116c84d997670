import { expect, it } from 'vitest';
import { freshDatabase, query } from '../setup/database.js';
import { FaultyProxy } from '../setup/faulty-proxy.js';
import { freePort } from '../setup/processes.js';
import { useServers } from '../setup/servers.js';

const { start } = useServers();

/** A server whose database connection a test can cut; `direct` is the URL past the proxy. */
async function behindLine(settings: Record<string, string> = {}) {
  const direct = await freshDatabase();
  const url = new URL(direct);
  const line = new FaultyProxy(Number(url.port), await freePort());
  await line.open();
  url.port = String(line.port);
  const server = await start({ ...settings, DATABASE_URL: url.href });
  return { direct, line, server };
}

it('/readyz says 503 while the database is down, and 200 when it is back', async () => {
  const { line, server } = await behindLine();
  const ready = async (): Promise<unknown> => {
    const response = await fetch(`${server.url}/readyz`);
    return [response.status, await response.json()];
  };
  await expect.poll(ready).toMatchObject([200, { status: 'ok', database: 'ok' }]);
  await line.cut();
  // The result is cached for a second.
  await expect
    .poll(ready, { interval: 200 })
    .toMatchObject([503, { status: 'unavailable', database: 'unavailable' }]);
  // The process itself is up: restarting it would only make things worse.
  expect((await fetch(`${server.url}/healthz`)).status).toBe(200);
  await line.open();
  await expect
    .poll(ready, { interval: 200 })
    .toMatchObject([200, { status: 'ok', database: 'ok' }]);
  expect(await server.stop()).toBe(0);
  await line.cut();
});

it('a process that is back knows how long no process could store saves', async () => {
  const url = await freshDatabase();
  const beats = async (): Promise<number> =>
    (
      await query(
        url,
        'SELECT FROM service_beats WHERE beat_at > now() - make_interval(secs => 10)',
      )
    ).length;
  const outages = async (): Promise<object[]> =>
    query(
      url,
      `SELECT began_at::text AS began, ended_at - began_at > interval '4 minutes' AS "isLong" FROM outages`,
    );
  const first = await start({ DATABASE_URL: url });
  await expect.poll(beats).toBe(1);
  await first.kill();
  const [last] = await query<{ at: string }>(
    url,
    `UPDATE service_beats SET beat_at = beat_at - interval '4 minutes' RETURNING beat_at::text AS at`,
  );
  // It cannot store saves, so it sends no heartbeats.
  const worker = await start({ DATABASE_URL: url, ROLE: 'worker', DATA_DIR: first.dataDir });
  expect([await beats(), await outages()]).toEqual([0, []]);
  expect(await worker.stop()).toBe(0);
  const second = await start({ DATABASE_URL: url, ROLE: 'api', DATA_DIR: first.dataDir });
  await expect.poll(outages).toEqual([{ began: last?.at, isLong: true }]);
  expect(await second.stop()).toBe(0);
});

it('a connection that dies silently causes no outage', async () => {
  const { direct, line, server } = await behindLine({ ROLE: 'api' });
  const beats = 'SELECT beat_at::text AS at FROM service_beats';
  await expect.poll(async () => (await query(direct, beats)).length).toBe(1);
  await line.ignoreAfter('service_beats');
  const before = await query(direct, beats);
  await expect.poll(async () => query(direct, beats), { timeout: 60_000 }).not.toEqual(before);
  expect(await query(direct, 'SELECT FROM outages')).toEqual([]);
  expect(server.output()).toContain('Saves cannot be taken');
  await line.cut();
  expect(await server.stop()).toBe(0);
});

it('a process without a database keeps serving, and logs once that saves cannot be stored', async () => {
  const { direct, line, server } = await behindLine({ ROLE: 'api' });
  const recent = 'SELECT FROM service_beats WHERE beat_at > now() - make_interval(secs => 10)';
  await expect.poll(async () => (await query(direct, recent)).length).toBe(1);
  await line.cut();
  const said = (): number => server.output().split('Saves cannot be taken').length - 1;
  await expect.poll(said).toBe(1);
  await query(direct, "UPDATE service_beats SET beat_at = beat_at - interval '2 minutes'");
  await line.open();
  await expect.poll(async () => (await query(direct, 'SELECT FROM outages')).length).toBe(1);
  await expect.poll(() => server.output()).toContain('Saves can be taken again');
  expect(said()).toBe(1);
  expect(await server.stop()).toBe(0);
  await line.cut();
});

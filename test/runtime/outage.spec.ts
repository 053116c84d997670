import { expect, it } from 'vitest';
import { freshDatabase } from '../setup/database.js';
import { Line } from '../setup/line.js';
import { freePort } from '../setup/processes.js';
import { useServers } from '../setup/servers.js';

const { start } = useServers();

it('/readyz says 503 while the database is gone, and 200 when it is back', async () => {
  const url = new URL(await freshDatabase());
  const line = new Line(Number(url.port), await freePort());
  await line.open();
  url.port = String(line.port);
  const server = await start({ DATABASE_URL: url.href });
  const ready = async (): Promise<unknown> => {
    const response = await fetch(`${server.url}/readyz`);
    return [response.status, await response.json()];
  };
  expect(await ready()).toMatchObject([200, { status: 'ok', database: 'ok' }]);
  await line.cut();
  // What was found out is told for a second.
  await expect
    .poll(ready, { timeout: 5_000, interval: 200 })
    .toMatchObject([503, { status: 'unavailable', database: 'unavailable' }]);
  // The process itself is up: who restarts it would only make things worse.
  expect((await fetch(`${server.url}/healthz`)).status).toBe(200);
  await line.open();
  await expect
    .poll(ready, { timeout: 30_000, interval: 200 })
    .toMatchObject([200, { status: 'ok', database: 'ok' }]);
  expect(await server.stop()).toBe(0);
  await line.cut();
});

import { expect, it } from 'vitest';
import { freshDatabase, query } from '../setup/database.js';
import { useServers } from '../setup/servers.js';

const { start } = useServers();

it('goes on when its output has no reader any more', async () => {
  const databaseUrl = await freshDatabase();
  const server = await start({ DATABASE_URL: databaseUrl });
  server.closeOutput();
  // Each of its connections logs something about this.
  const ended = await query(
    databaseUrl,
    `SELECT pg_terminate_backend(pid) FROM pg_stat_activity
     WHERE datname = current_database() AND pid <> pg_backend_pid()`,
  );
  expect(ended.length).toBeGreaterThan(0);
  await expect.poll(async () => (await fetch(`${server.url}/readyz`)).status).toBe(200);
  // An error about printing would cause the next one: some ten thousand times a second.
  const used = async (): Promise<number> => {
    const before = await secondsOf(server.url);
    await new Promise((done) => setTimeout(done, 1_000));
    return (await secondsOf(server.url)) - before;
  };
  // Until its connections are back it has something to do.
  await expect.poll(used).toBeLessThan(0.8);
  expect(await server.stop()).toBe(0);
});

/** Seconds of processor time that the server has used. */
async function secondsOf(url: string): Promise<number> {
  const text = await (await fetch(`${url}/metrics`)).text();
  return Number(/^process_cpu_seconds_total ([\d.e+-]+)/m.exec(text)?.[1]);
}

import { describe, expect, it } from 'vitest';
import { useOwnApplication } from '../setup/application.js';

/** How the server finds the minutes in which no save could be stored. */
const app = useOwnApplication();

describe('heartbeats', () => {
  const found = async (): Promise<Record<'seconds' | 'began' | 'ended', number>[]> =>
    app.sql(`SELECT extract(epoch FROM ended_at - began_at)::int AS seconds,
      extract(epoch FROM began_at)::float8 AS began, extract(epoch FROM ended_at)::float8 AS ended
      FROM outages ORDER BY began_at DESC`);
  const lastBeat = async (): Promise<number> => {
    const beat = `SELECT extract(epoch FROM now() - beat_at)::float8 AS ago FROM service_beats`;
    return (await app.sql<{ ago: number }>(beat))[0]?.ago ?? Infinity;
  };
  const back = `UPDATE service_beats SET beat_at = beat_at - $1::interval RETURNING beat_at`;

  it('come from a process that serves, and a gap of twenty seconds is an outage', async () => {
    await expect.poll(lastBeat).toBeLessThan(10);
    expect(await found()).toEqual([]);
    await app.sql(back, ['12 seconds']);
    await expect.poll(lastBeat).toBeLessThan(5);
    expect(await found()).toEqual([]);
    // Of several processes one records it.
    await Promise.all([1, 2].map(async () => app.start({ ROLE: 'api' })));
    const [set] = await app.sql<{ beat_at: Date }>(back, ['7 minutes']);
    await expect.poll(lastBeat).toBeLessThan(5);
    const [only, ...others] = await found();
    expect(others).toEqual([]);
    expect(only?.began).toBeCloseTo(Number(set?.beat_at) / 1_000, 2);
    expect(only?.seconds).toBeGreaterThanOrEqual(420);
    expect(only?.seconds).toBeLessThan(440);
    await app.sql('DELETE FROM outages');
  });

  it('come from no worker, and survive a lost row', async () => {
    await app.sql('DELETE FROM service_beats');
    await expect.poll(lastBeat).toBeLessThan(10);
    expect(await found()).toEqual([]);
  });
});

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
  const beatAt = async (): Promise<number> => {
    const beat = 'SELECT extract(epoch FROM beat_at)::float8 AS at FROM service_beats';
    return (await app.sql<{ at: number }>(beat))[0]?.at ?? 0;
  };
  const back = `UPDATE service_beats SET beat_at = beat_at - $1::interval RETURNING beat_at`;

  /** @returns the gap of at least so many seconds that came, and the outages that were recorded for it */
  const gapOf = async (interval: string) => {
    await app.sql('DELETE FROM outages');
    const [set] = await app.sql<{ beat_at: Date }>(back, [interval]);
    const began = Number(set?.beat_at) / 1_000;
    // The time of the beat has microseconds, a Date milliseconds.
    await expect.poll(beatAt).toBeGreaterThan(began + 0.01);
    return { seconds: (await beatAt()) - began, outages: await found() };
  };

  it('come from a process that serves, and a gap of twenty seconds is an outage', async () => {
    await expect.poll(lastBeat).toBeLessThan(10);
    let gap = await gapOf('12 seconds');
    // A machine that stands still for seconds makes a longer gap.
    for (let tries = 0; gap.seconds > 19 && tries < 5; tries += 1) gap = await gapOf('12 seconds');
    expect(gap.seconds).toBeLessThan(19);
    expect(gap.outages).toEqual([]);
    // Of several processes one records it.
    await Promise.all([1, 2].map(async () => app.start({ ROLE: 'api' })));
    const [set] = await app.sql<{ beat_at: Date }>(back, ['7 minutes']);
    await expect.poll(lastBeat).toBeLessThan(5);
    const [only, ...others] = await found();
    expect(others).toEqual([]);
    expect(only?.began).toBeCloseTo(Number(set?.beat_at) / 1_000, 2);
    expect(only?.seconds).toBeGreaterThanOrEqual(420);
    expect(only?.ended).toBeLessThanOrEqual((await beatAt()) + 0.01);
    await app.sql('DELETE FROM outages');
  });

  it('come from no worker, and survive a lost row', async () => {
    await app.sql('DELETE FROM service_beats');
    await expect.poll(lastBeat).toBeLessThan(10);
    expect(await found()).toEqual([]);
  });
});

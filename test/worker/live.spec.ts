import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Api } from '../setup/api.js';
import { useApplication } from '../setup/application.js';
import { call, candidate, exam } from '../setup/exams.js';
import { person } from '../setup/factories.js';
import type { RunningServer } from '../setup/processes.js';
import { startRedis } from '../setup/redis.js';
import { stream } from '../setup/streams.js';

const CHANGED = 'subscription ($quizId: ID!) { examChanged(quizId: $quizId) { quizId at } }';
/**
 * Without a notification a watcher looks again after ten seconds: what comes before was notified.
 */
const NOTIFIED = { timeout: 6_000 };

const app = useApplication();

/** A worker finds in its sweep that the time of an attempt is over. */
async function endsByTheClock(id: string, heard: () => number): Promise<void> {
  const before = heard();
  const late = `UPDATE attempts SET deadline_at = now() - interval '1 minute' WHERE id = $1`;
  await app.sql(late, [id]);
  const ended = 'SELECT FROM attempts WHERE id = $1 AND submitted_at IS NOT NULL';
  await expect.poll(async () => app.sql(ended, [id])).toHaveLength(1);
  await expect.poll(heard, NOTIFIED).toBeGreaterThan(before);
}

/**
 * Staff watch through one process what happens in others: a start, a save, and the end by the
 * clock.
 */
async function watchesAcross(
  watched: RunningServer,
  taken: RunningServer,
  sweeps = true,
): Promise<void> {
  const teacher = await person(app);
  const { quizId, code } = await exam(app, teacher.api);
  const { token } = await candidate(app, code, 'Ada');
  const learner = new Api(taken.url, token);
  const { events, errors, close } = stream(watched.url, teacher.token, CHANGED, { quizId });
  try {
    await expect.poll(() => events.length).toBe(1);
    const { body } = await call(learner, '/attempts', { client: 'tab' });
    await expect.poll(() => events.length, NOTIFIED).toBe(2);

    const { id, epoch } = body['attempt'];
    const [{ id: questionId, options }] = body['paper'].questions;
    const response = { optionId: options[0].id as string };
    const entries = [{ questionId, sequence: 1, isFlagged: false, response }];
    const saved = await call(learner, `/attempts/${id}/responses`, { epoch, entries }, 'PUT');
    expect(saved.status).toBe(200);
    await expect.poll(() => events.length, NOTIFIED).toBe(3);

    // A notification reaches only workers of the same database: with another one the other worker
    // could be first.
    if (sweeps) await endsByTheClock(id as string, () => events.length);
    expect(errors).toEqual([]);
  } finally {
    close();
  }
}

// Only time distinguishes notifications from later looks, and a slow machine may need it.
describe('a live view', { retry: 4 }, () => {
  it('is notified by other processes through PostgreSQL', async () => {
    await watchesAcross(app.server, await app.start({ ROLE: 'api' }));
  });

  it('is notified again after the listening connection was lost', async () => {
    const listening = `FROM pg_stat_activity
      WHERE query LIKE 'LISTEN examwright_events%' AND datname = current_database()`;
    const lost = await app.sql(`SELECT pid, pg_terminate_backend(pid) ${listening}`);
    expect(lost.length).toBeGreaterThan(0);
    await expect
      .poll(async () => {
        const pids = (await app.sql(`SELECT pid ${listening}`)).map(({ pid }) => pid);
        return pids.filter((pid) => lost.every((one) => one['pid'] !== pid)).length;
      })
      .toBeGreaterThan(0);
    await watchesAcross(app.server, app.server);
  });

  describe('with REDIS_URL', () => {
    let redis: Awaited<ReturnType<typeof startRedis>>;
    beforeAll(async () => {
      redis = await startRedis();
    });
    afterAll(async () => redis.stop());

    it('is notified through Redis', async () => {
      const environment = { ROLE: 'api', REDIS_URL: redis.url };
      await watchesAcross(await app.start(environment), await app.start(environment), false);
    });
  });
});

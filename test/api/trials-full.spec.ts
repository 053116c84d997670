import { beforeAll, expect, it } from 'vitest';
import { useOwnApplication } from '../setup/application.js';
import { lockNamed } from '../setup/row-locks.js';
import { FULL } from '../setup/trials.js';

/** Starting trials when the maximum number exists. */

const app = useOwnApplication();
const START = 'mutation { startTrial { expiresAt } }';
beforeAll(async () => app.sql(FULL));

it('a trial is refused, and leaves no rows', async () => {
  const count = 'SELECT count(*)::int AS users FROM users';
  const before = await app.sql(count);
  const { extensions } = await app.api.refused(START);
  expect(extensions).toMatchObject({ code: 'TRIALS_FULL', status: 409 });
  expect(await app.sql(count)).toEqual(before);
});

it('a trial is refused when many wait for theirs already', async () => {
  // One is being created, sixty wait; each of the others is refused at once.
  const lock = await lockNamed(app.databaseUrl, 'trials');
  const refused: string[] = [];
  const all = Array.from({ length: 64 }, async () =>
    app.api.refused(START).then(({ extensions }) => refused.push(extensions.code)),
  );
  await expect.poll(() => refused.length).toBeGreaterThanOrEqual(3);
  await lock.release();
  await Promise.all(all);
  expect(refused.filter((code) => code === 'BUSY')).toHaveLength(3);
  expect(refused.filter((code) => code === 'TRIALS_FULL')).toHaveLength(61);
});

it('a trial is created once another is gone, however many accounts of staff are to be removed', async () => {
  await app.sql(
    `UPDATE users SET email = email || '@example.org'
     WHERE institute_id IN (SELECT id FROM institutes WHERE name = 'full')`,
  );
  expect((await app.api.ask(START))['startTrial']).toBeTruthy();
});

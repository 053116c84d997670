import { beforeAll, expect, it } from 'vitest';
import { useApplication } from '../setup/application.js';
import { holdNamed } from '../setup/holding.js';
import { sitting } from '../setup/attempts.js';
import { FULL, trial } from '../setup/trials.js';

/** Trials where there are as many as are kept. */

const app = useApplication();
const START = 'mutation { startTrial { expiresAt } }';
beforeAll(async () => app.sql(FULL));

it('a trial is refused, and leaves nothing of that one', async () => {
  const count = 'SELECT count(*)::int AS users FROM users';
  const before = await app.sql(count);
  const { extensions } = await app.api.refused(START);
  expect(extensions).toMatchObject({ code: 'TRIALS_FULL', status: 409 });
  expect(await app.sql(count)).toEqual(before);
});

it('one is put off where many wait for theirs already', async () => {
  // One is being made, sixty wait; each of the others is told at once.
  const held = await holdNamed(app.databaseUrl, 'trials');
  const refused: string[] = [];
  const all = Array.from({ length: 64 }, async () =>
    app.api.refused(START).then(({ extensions }) => refused.push(extensions.code)),
  );
  await expect.poll(() => refused.length).toBeGreaterThan(0);
  await held.release();
  await Promise.all(all);
  expect(refused.filter((code) => code === 'BUSY')).toHaveLength(3);
  expect(refused.filter((code) => code === 'TRIALS_FULL')).toHaveLength(61);
});

it('one is made once another is gone, however many accounts of staff are to be removed', async () => {
  await app.sql(
    `UPDATE users SET email = email || '@example.org'
     WHERE institute_id IN (SELECT id FROM institutes WHERE name = 'full')`,
  );
  expect((await app.api.ask(START))['startTrial']).toBeTruthy();
});

it('one is made in the place of another that nobody began for hours, and of none that was begun', async () => {
  const begun = await trial(app.api);
  await sitting(begun.visitor);
  const left = await trial(app.api);
  const fresh = await trial(app.api);
  await app.sql(FULL);
  const grow = `UPDATE users SET created_at = now() - interval '3 hours'
    WHERE institute_id IN (SELECT institute_id FROM quizzes WHERE id = ANY($1))`;
  await app.sql(grow, [[begun.quizId]]);
  expect((await app.api.refused(START)).extensions.code).toBe('TRIALS_FULL');
  await app.sql(grow, [[begun.quizId, left.quizId]]);
  expect((await app.api.ask(START))['startTrial']).toBeTruthy();
  const there = await app.sql<{ id: string }>('SELECT id FROM quizzes WHERE id = ANY($1)', [
    [begun.quizId, left.quizId, fresh.quizId],
  ]);
  expect(there.map(({ id }) => id).sort()).toEqual([begun.quizId, fresh.quizId].sort());
  expect((await app.api.refused(START)).extensions.code).toBe('TRIALS_FULL');
});

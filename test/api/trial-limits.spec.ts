import { expect, it } from 'vitest';
import { useOwnApplication } from '../setup/application.js';
import { sitting } from '../setup/attempts.js';
import { FULL, trial } from '../setup/trials.js';

/** One proxy stands in front, so that the tests can come from any address. */
const app = useOwnApplication({ RATE_LIMIT: 'on', TRUST_PROXY: '1' });

const START = 'mutation { startTrial { expiresAt } }';
const freePlaces = async (): Promise<void> => {
  await app.sql(
    `DELETE FROM users u USING institutes i WHERE i.id = u.institute_id AND i.name = 'full'`,
  );
  await app.sql(`DELETE FROM institutes WHERE name = 'full'`);
};

/** @returns the code of the refusal, or STARTED */
async function startFrom(address: string): Promise<string> {
  const { errors } = await app.api.from(address).send(START);
  return errors[0]?.extensions.code ?? 'STARTED';
}

/** The points counted for every address, and for all. */
const counted = async (): Promise<number[]> => {
  const rows = await app.sql<{ points: number }>(
    `SELECT sum(points)::int AS points FROM rate_limits WHERE key LIKE 'limit:trials%'
     GROUP BY key LIKE 'limit:trials-address%'`,
  );
  return rows.map(({ points }) => points);
};
const startedAnd = (outcomes: string[]): [number, string[]] => [
  outcomes.filter((outcome) => outcome === 'STARTED').length,
  [...new Set(outcomes)].filter((outcome) => outcome !== 'STARTED'),
];

it('does not count trials that are refused, or exceed the limit', async () => {
  await app.sql(FULL);
  for (let start = 1; start <= 110; start += 1)
    expect([start, await startFrom('198.51.100.1')]).toEqual([start, 'TRIALS_FULL']);
  expect(await counted()).toEqual([0, 0]);
  await freePlaces();
  const outcomes = await Promise.all(
    Array.from({ length: 150 }, async (_, start) => startFrom(`198.51.100.${start % 2}`)),
  );
  const [started, refusals] = startedAnd(outcomes);
  expect(started).toBeGreaterThanOrEqual(60);
  expect(refusals).toEqual(['BUSY']);
  expect(await counted()).toEqual([started, started]);
});

it('lets a network address have as many as two classes, and limits all addresses per hour', async () => {
  for (let start = 0; start < 100; start += 25)
    await Promise.all(Array.from({ length: 25 }, async () => startFrom('198.51.101.1')));
  const { extensions, message } = await app.api.from('198.51.101.1').refused(START);
  expect(extensions).toMatchObject({ code: 'TOO_MANY_REQUESTS', status: 429 });
  expect(extensions.retryAfter).toBeGreaterThan(80_000);
  expect(message).toBe('Too many tries. Try again in 24 hours.');
  expect(await startFrom('198.51.101.2')).toBe('STARTED');
  await app.sql(`UPDATE rate_limits SET points = 600 WHERE key LIKE 'limit:trials:%'`);
  expect(await startFrom('198.51.101.3')).toBe('TOO_MANY_REQUESTS');
  await app.sql(`UPDATE rate_limits SET points = 599 WHERE key LIKE 'limit:trials:%'`);
  expect(await startFrom('198.51.101.3')).toBe('STARTED');
  await app.sql('DELETE FROM rate_limits');
});

it('says when there is space again, and replaces trials of two hours, first those nobody began', async () => {
  const [begun, left] = [await trial(app.api), await trial(app.api)];
  await sitting(begun.visitor);
  for (const { quizId } of [begun, left])
    await app.sql(
      `UPDATE users SET deletion_due_at = now() + interval '21 hours'
       WHERE institute_id = (SELECT institute_id FROM quizzes WHERE id = $1)`,
      [quizId],
    );
  await app.sql(FULL);
  expect(await startFrom('198.51.102.1')).toBe('STARTED');
  const removed = await left.teacher.refused('{ me { id } }');
  expect(removed.extensions.code).toBe('UNAUTHENTICATED');
  expect((await begun.teacher.ask('{ me { id } }'))['me']).toBeTruthy();
  expect(await startFrom('198.51.102.1')).toBe('STARTED');
  const then = await begun.teacher.refused('{ me { id } }');
  expect(then.extensions.code).toBe('UNAUTHENTICATED');
  const { extensions, message } = await app.api.from('198.51.102.1').refused(START);
  expect(extensions).toMatchObject({ code: 'TRIALS_FULL', status: 409 });
  expect(Math.abs((extensions.retryAfter ?? 0) - 3_600)).toBeLessThan(60);
  expect(message).toMatch(/ Please try again in (?:60|59) minutes\.$/);
  // A trial that is over, and was not deleted yet, takes no place.
  await app.sql(
    `UPDATE users SET deletion_due_at = now() - interval '1 second'
     WHERE institute_id = (SELECT id FROM institutes WHERE name = 'full' LIMIT 1)`,
  );
  expect(await startFrom('198.51.102.1')).toBe('STARTED');
  expect(await startFrom('198.51.102.1')).toBe('TRIALS_FULL');
  await freePlaces();
});

it('starts one per request', async () => {
  const { extensions } = await app.api.refused(
    'mutation { first: startTrial { expiresAt } second: startTrial { expiresAt } }',
  );
  expect(extensions.code).toBe('GRAPHQL_VALIDATION_FAILED');
});

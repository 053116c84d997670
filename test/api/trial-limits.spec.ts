import { expect, it } from 'vitest';
import { useApplication } from '../setup/application.js';
import { FULL } from '../setup/trials.js';

/** One proxy stands in front, so that the tests can come from any address. */
const app = useApplication({ RATE_LIMIT: 'on', TRUST_PROXY: '1' });

const START = 'mutation { startTrial { expiresAt } }';

const codeFrom = async (address: string): Promise<string> =>
  (await app.api.from(address).refused(START)).extensions.code;

it('a network address starts as many trials as two classes do, and all of them so many an hour', async () => {
  await app.sql(FULL);
  for (let start = 1; start <= 120; start += 1)
    expect([start, await codeFrom('198.51.100.1')]).toEqual([start, 'TRIALS_FULL']);
  const { extensions } = await app.api.from('198.51.100.1').refused(START);
  expect(extensions).toMatchObject({ code: 'TOO_MANY_REQUESTS', status: 429 });
  expect(extensions.retryAfter).toBeGreaterThan(0);
  // Another school is let in, until there were too many of all.
  for (let start = 121; start <= 600; start += 1)
    expect([start, await codeFrom(`198.51.101.${start % 200}`)]).toEqual([start, 'TRIALS_FULL']);
  expect(await codeFrom('198.51.102.1')).toBe('TOO_MANY_REQUESTS');
}, 90_000);

it('is asked for once in a request', async () => {
  const { extensions } = await app.api.refused(
    'mutation { first: startTrial { expiresAt } second: startTrial { expiresAt } }',
  );
  expect(extensions.code).toBe('GRAPHQL_VALIDATION_FAILED');
});

import { expect, it } from 'vitest';
import { useApplication } from '../setup/application.js';
import { call } from '../setup/exams.js';

/** How often one network address can have receipts checked. */
const app = useApplication({ RATE_LIMIT: 'on' });

it('checks six hundred receipts of one network address in ten minutes', async () => {
  const check = async () => call(app.api, '/verify/receipts', { signature: 'none' });
  expect((await check()).status).toBe(200);
  const kept = `SELECT points FROM rate_limits WHERE key LIKE 'limit:receipt-checks:%'`;
  expect(await app.sql(kept)).toEqual([{ points: 1 }]);
  await app.sql(`UPDATE rate_limits SET points = 599 WHERE key LIKE 'limit:receipt-checks:%'`);
  expect((await check()).status).toBe(200);
  const { status, body } = await check();
  expect([status, body['code']]).toEqual([429, 'TOO_MANY_REQUESTS']);
  // The keys stay public.
  expect((await call(app.api, '/verify/keys')).status).toBe(200);
});

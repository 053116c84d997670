import { expect, it } from 'vitest';
import { useApplication } from '../setup/application.js';

/** Addresses that nothing is at (docs/specification.md, section 2). */
const app = useApplication();

it.each(['/nothing-here', '/api/v2/quizzes', '/docs/nothing-here', '/attempts/nothing/here'])(
  'an unknown path, %s, asked for as JSON is a 404 in JSON',
  async (path) => {
    const response = await app.api.fetch(path, { headers: { accept: 'application/json' } });
    expect([response.status, response.headers.get('content-type')]).toEqual([
      404,
      'application/json; charset=utf-8',
    ]);
    expect(await response.json()).toEqual({
      code: 'NOT_FOUND',
      message: expect.any(String) as string,
    });
  },
);

it('browsers are redirected from an unknown path to the start page', async () => {
  for (const path of ['/nothing-here', '/docs/nothing-here']) {
    const init = { headers: { accept: 'text/html' }, redirect: 'manual' } as const;
    const response = await app.api.fetch(path, init);
    expect([response.status, response.headers.get('location')]).toEqual([302, '/']);
  }
});

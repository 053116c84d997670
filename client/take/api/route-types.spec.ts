import { expect, it } from 'vitest';
import { request } from './api';

/** The compiler checks this: an expected error that does not occur is one. */
it('binds path, method, body and response to the document', () => {
  const calls = [
    async (): Promise<string> => {
      const { serverTime } = await request<'/attempts/mine'>('/mine', { token: 'token' });
      return serverTime;
    },
    // @ts-expect-error: the path is that of another route
    async () => request<'/attempts/mine'>('/theirs', { token: 'token' }),
    // @ts-expect-error: the route is a POST
    async () => request<'/attempts', 'post'>('', { body: { client: 'page' } }),
    // @ts-expect-error: the body has no such field
    async () => request<'/attempts', 'post'>('', { method: 'POST', body: { page: 'page' } }),
  ];
  expect(calls).toHaveLength(4);
});

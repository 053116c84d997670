import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { cachedPage, isCachedFile } from './cached-page';

const request = {} as Request;
const cached = new Response('cached');

/** What is shown, where the server answers so. */
async function shown(load: () => Promise<Response>, found: Response | undefined = cached) {
  const caches = { match: async () => Promise.resolve(found) };
  const result = cachedPage(request, '/take', caches, load);
  await vi.runAllTimersAsync();
  return (await result).clone().text();
}

const answers =
  (body: string, status = 200) =>
  async () =>
    Promise.resolve(new Response(body, { status }));

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it('shows the page of the server, so that everybody gets an update', async () => {
  expect(await shown(answers('new'))).toBe('new');
  expect(await shown(answers('not found', 404))).toBe('not found');
});

it('shows the cached page where the server does not answer, is down, or takes too long', async () => {
  expect(await shown(async () => Promise.reject(new TypeError('down')))).toBe('cached');
  expect(await shown(answers('bad gateway', 502))).toBe('cached');
  expect(await shown(async () => new Promise<Response>(() => undefined))).toBe('cached');
});

it('leaves everything to the server as long as nothing is cached', async () => {
  const down = cachedPage(request, '/take', { match: async () => Promise.resolve(undefined) }, () =>
    Promise.reject(new TypeError('down')),
  );
  await expect(down).rejects.toThrow('down');
  const none = { match: async () => Promise.resolve(undefined) };
  const loaded = await cachedPage(request, '/take', none, answers('bad gateway', 502));
  expect(await loaded.text()).toBe('bad gateway');
});

it('caches files of the page and pictures, and no answers of the API', () => {
  for (const path of ['/assets/index-1.js', '/images/1.webp', '/favicon.svg'])
    expect(isCachedFile(path), path).toBe(true);
  for (const path of ['/attempts/mine', '/take', '/graphql', '/all-quizzes'])
    expect(isCachedFile(path), path).toBe(false);
});

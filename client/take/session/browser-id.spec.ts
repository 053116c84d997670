import { afterEach, expect, it, vi } from 'vitest';
import { browserId } from './browser-id';
import { ServerClock } from './clock';
import type { AttemptContext } from './attempt-context';
import { openSitting } from './open-sitting';

function storage(kept = new Map<string, string>()): () => Storage {
  const place = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  };
  return () => place as unknown as Storage;
}

function denied(): Storage {
  throw new DOMException('Storage is denied', 'SecurityError');
}

afterEach(() => void vi.unstubAllGlobals());

it('is the same in all tabs, and another in another browser', () => {
  const [here, there] = [storage(), storage()];
  const id = browserId(here);
  expect(id).toMatch(/^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/);
  expect(browserId(here)).toBe(id);
  expect(browserId(there)).not.toBe(id);
});

it('is null without storage, where each page would be another browser', () => {
  expect(browserId(denied)).toBe(null);
  const place = { getItem: () => null, setItem: () => undefined };
  expect(browserId(() => place as unknown as Storage)).toBe(null);
});

it('replaces a malformed stored id', () => {
  const kept = new Map([['take.browser', 'malformed & more']]);
  expect(browserId(storage(kept))).toMatch(/^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/);
});

it.each([
  ['is sent when an attempt is opened', storage(new Map([['take.browser', 'mine']]))(), 'mine'],
  ['is left out without storage', { getItem: denied, setItem: denied }, undefined],
])('%s', async (_, place, browser) => {
  const bodies: Record<string, unknown>[] = [];
  vi.stubGlobal('localStorage', place);
  vi.stubGlobal('fetch', async (_path: string, init: RequestInit) => {
    bodies.push(JSON.parse(init.body as string) as Record<string, unknown>);
    return Promise.resolve(new Response('{"code":"LINK_INVALID"}', { status: 401 }));
  });
  const context = {
    token: 'token',
    tab: { name: 'tab' },
    clock: new ServerClock(),
  } as unknown as AttemptContext;
  const opening = { goOn: null, isGone: () => false, failed: () => undefined };
  await expect(openSitting(context, opening)).rejects.toMatchObject({ code: 'LINK_INVALID' });
  expect(bodies).toEqual([{ client: 'tab', ...(browser !== undefined && { browser }) }]);
});

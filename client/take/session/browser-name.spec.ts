import { afterEach, expect, it, vi } from 'vitest';
import { browserName } from './browser-name';
import { ServerClock } from '../clock';
import type { AttemptContext } from './attempt-context';
import { openSitting } from './open-sitting';

function storage(kept = new Map<string, string>()): () => Storage {
  const place = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  };
  return () => place as unknown as Storage;
}

function none(): Storage {
  throw new DOMException('Nothing is kept', 'SecurityError');
}

afterEach(() => void vi.unstubAllGlobals());

it('is one of all tabs, and another one in another browser', () => {
  const [here, there] = [storage(), storage()];
  const name = browserName(here);
  expect(name).toMatch(/^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/);
  expect(browserName(here)).toBe(name);
  expect(browserName(there)).not.toBe(name);
});

it('is none where nothing is kept: each page would be another browser', () => {
  expect(browserName(none)).toBe(null);
  const place = { getItem: () => null, setItem: () => undefined };
  expect(browserName(() => place as unknown as Storage)).toBe(null);
});

it('is made anew where something stands there that is no name', () => {
  const kept = new Map([['take.browser', 'no name & more']]);
  expect(browserName(storage(kept))).toMatch(/^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/);
});

it.each([
  ['is sent by whoever opens an attempt', storage(new Map([['take.browser', 'mine']]))(), 'mine'],
  ['is left out where there is none', { getItem: none, setItem: none }, undefined],
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

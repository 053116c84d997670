import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { watchPageEvents } from './page-events';
import type { PageEvent } from '../api/api-types';
import type { Sitting } from './sitting';

const START = Date.parse('2026-03-01T10:00:00Z');
/** The server's clock is three minutes ahead of the device's. */
const AHEAD = 180_000;

let listeners: Record<string, () => void>;
let page: { visibilityState: string; hasFocus: () => boolean };
let saver: { isOffline: boolean };
let sitting: { phase: string };
let navigatorState: { onLine: boolean };
let kept: Map<string, string>;
let bodies: PageEvent[][];
let reply: () => Promise<Response>;

const answer = (status: number, body: object): Response =>
  new Response(JSON.stringify(body), { status });

function watched(): () => void {
  const made = {
    phase: 'RUNNING',
    attempt: { id: 'attempt' },
    clock: { now: () => Date.now() + AHEAD },
    saver,
    subscribe: () => () => undefined,
  };
  sitting = made;
  return watchPageEvents(made as unknown as Sitting, 'token');
}

const reportedEvents = (): [string, string, number | undefined][] =>
  bodies.flat().map(({ kind, at, seconds }) => [kind, at.slice(11, 19), seconds]);
const wait = async (seconds: number): Promise<unknown> =>
  vi.advanceTimersByTimeAsync(seconds * 1_000);

beforeEach(() => {
  vi.useFakeTimers({ now: START });
  listeners = {};
  bodies = [];
  kept = new Map();
  saver = { isOffline: false };
  navigatorState = { onLine: true };
  reply = async () => Promise.resolve(answer(200, { kept: 1 }));
  const listen = (name: string, listener: () => void): void => void (listeners[name] = listener);
  const eventTarget = { addEventListener: listen, removeEventListener: () => undefined };
  page = { visibilityState: 'visible', hasFocus: () => true };
  vi.stubGlobal('addEventListener', listen);
  vi.stubGlobal('removeEventListener', () => undefined);
  vi.stubGlobal('document', Object.assign(page, eventTarget));
  vi.stubGlobal('navigator', navigatorState);
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  });
  vi.stubGlobal('fetch', async (_path: string, init: RequestInit) => {
    const response = await reply();
    if (response.ok) bodies.push((JSON.parse(init.body as string) as { facts: PageEvent[] }).facts);
    return response;
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('reports once that the page was left, and once for how long', async () => {
  const end = watched();
  await wait(2);
  page.hasFocus = () => false;
  listeners['blur']?.();
  page.visibilityState = 'hidden';
  listeners['visibilitychange']?.();
  await wait(40);
  page.visibilityState = 'visible';
  listeners['visibilitychange']?.();
  page.hasFocus = () => true;
  listeners['focus']?.();
  await wait(10);
  expect(reportedEvents()).toEqual([
    ['FOCUS_LOST', '10:03:02', undefined],
    ['FOCUS_REGAINED', '10:03:42', 40],
  ]);
  expect(new Set(bodies.flat().map(({ id }) => id)).size).toBe(2);
  expect(bodies.flat()[0]?.id).toMatch(
    /^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/,
  );
  end();
});

/** Closes the page and opens the next one. @returns stops watching */
function reopenAfter(afterSeconds: number): () => void {
  watched();
  listeners['pagehide']?.();
  vi.clearAllTimers();
  vi.setSystemTime(START + afterSeconds * 1_000);
  return watched();
}

it('does not report a reload', async () => {
  const end = reopenAfter(4);
  await wait(20);
  expect(reportedEvents()).toEqual([]);
  end();
  await wait(1);
  expect(kept.size).toBe(0);
});

it('reports a page that was closed, and when it was opened again', async () => {
  const end = reopenAfter(60);
  await wait(20);
  expect(reportedEvents()).toEqual([
    ['FOCUS_LOST', '10:03:00', undefined],
    ['FOCUS_REGAINED', '10:04:01', 61],
  ]);
  end();
});

it('does not report a short loss of focus', async () => {
  const end = watched();
  page.hasFocus = () => false;
  listeners['blur']?.();
  await wait(0.4);
  page.hasFocus = () => true;
  listeners['focus']?.();
  await wait(20);
  expect(reportedEvents()).toEqual([]);
  end();
});

it('reports the connection as back when the sitting ends during an outage', async () => {
  const end = watched();
  saver.isOffline = true;
  await wait(30);
  sitting.phase = 'ENDED';
  end();
  await wait(1);
  expect(reportedEvents().map(([kind, , seconds]) => [kind, seconds])).toEqual([
    ['RECONNECTED', 29],
  ]);
});

it('sends answers first, and reports the length of an outage', async () => {
  const end = watched();
  saver.isOffline = true;
  navigatorState.onLine = false;
  await wait(2);
  page.hasFocus = () => false;
  await wait(30);
  expect(reportedEvents()).toEqual([]);
  navigatorState.onLine = true;
  await wait(5);
  saver.isOffline = false;
  await wait(10);
  expect(reportedEvents().map(([kind, , seconds]) => [kind, seconds])).toEqual([
    ['FOCUS_LOST', undefined],
    ['RECONNECTED', 37],
  ]);
  end();
});

it('retries with the same ids and drops what the server refuses for good', async () => {
  const end = watched();
  let tries = 0;
  reply = async () => {
    tries += 1;
    return Promise.resolve(answer(503, { code: 'UNAVAILABLE' }));
  };
  page.hasFocus = () => false;
  await wait(10);
  expect(tries).toBeGreaterThan(1);
  reply = async () => Promise.resolve(answer(409, { code: 'ATTEMPT_ENDED' }));
  await wait(60);
  reply = async () => Promise.resolve(answer(200, { kept: 1 }));
  page.hasFocus = () => true;
  await wait(10);
  expect(reportedEvents().map(([kind]) => kind)).toEqual(['FOCUS_REGAINED']);
  end();
});

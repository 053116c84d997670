import 'fake-indexeddb/auto';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { LateAnswers } from '../sync/late-answers';
import { Outbox } from '../sync/outbox';
import type { OutboxAnswer } from '../sync/stored-rows';
import { deleteTraces, hasUnsent } from './forget-device';
import { listJoined, rememberJoined } from './joined';

let browserCount = 0;

/** A store whose keys are its properties, as those of browsers are. */
function storage(keys: string[]): Storage {
  const store = Object.fromEntries(keys.map((key) => [key, 'x']));
  const methods = {
    getItem: (key: string) => store[key] ?? null,
    setItem: (key: string, value: string) => void Reflect.set(store, key, value),
    removeItem: (key: string) => void Reflect.deleteProperty(store, key),
  };
  for (const [name, value] of Object.entries(methods))
    Object.defineProperty(store, name, { value });
  return store as unknown as Storage;
}

const answer = (attemptId: string, more: Partial<OutboxAnswer> = {}): OutboxAnswer => ({
  attemptId,
  epoch: 1,
  questionId: 'q',
  sequence: 1,
  response: { text: 'typed' },
  isFlagged: false,
  typedAt: '2026-03-01T10:00:00.000Z',
  ...more,
});

const lateWith = (waiting: number): LateAnswers =>
  ({
    stateOf: () => ({ waiting, stored: 0, refused: 0, isFull: false }),
  }) as unknown as LateAnswers;

let outbox: Outbox;
let cached: string[];
let lockNames: string[];
const unregistered: string[] = [];

beforeEach(() => {
  outbox = new Outbox(`shared computer ${(browserCount += 1)}`);
  cached = ['take-page', 'take-pictures', 'other'];
  lockNames = [];
  unregistered.length = 0;
  vi.stubGlobal('caches', {
    delete: (name: string) => {
      cached = cached.filter((one) => one !== name);
      return Promise.resolve(true);
    },
  });
  const worker = (path: string) => ({
    unregister: () => Promise.resolve(unregistered.push(path)),
  });
  vi.stubGlobal('navigator', {
    locks: { query: () => Promise.resolve({ held: lockNames.map((name) => ({ name })) }) },
    serviceWorker: { getRegistration: (path: string) => Promise.resolve(worker(path)) },
  });
  vi.stubGlobal('localStorage', storage(['take.browser', 'take.comfort', 'theme']));
  vi.stubGlobal('sessionStorage', storage(['take.tab', 'take.registration.ABCD', 'sign-up']));
});
afterEach(() => void vi.unstubAllGlobals());

describe('deleteTraces', () => {
  it('removes rows of the link, keys, page copies and the service worker', async () => {
    outbox.putAnswer(answer('mine', { isAside: true }));
    outbox.putAnswer(answer('another'));
    outbox.putSitting({ attemptId: 'mine', epoch: 1, reached: 0, place: 0, handedInAt: null });
    expect(await deleteTraces({ outbox, token: 'mine' }, ['mine'])).toBe(true);
    expect(await outbox.getAnswers('mine')).toEqual([]);
    expect(await outbox.getSitting('mine')).toBe(null);
    // Somebody else's answers are still to be sent.
    expect(await outbox.getAnswers('another')).toHaveLength(1);
    expect([Object.keys(localStorage), Object.keys(sessionStorage)]).toEqual([
      ['take.comfort', 'theme'],
      ['sign-up'],
    ]);
    expect([cached, unregistered]).toEqual([['other'], ['/take']]);
  });

  it('lets others who joined here go on', async () => {
    const [mine, another] = ['mine', 'another'].map((token) => ({ code: 'C', token, name: token }));
    if (mine) rememberJoined(mine);
    if (another) rememberJoined(another);
    await deleteTraces({ outbox, token: 'mine' }, ['mine']);
    expect(listJoined('C')).toEqual([another]);
  });

  it('leaves the copies of the page to an attempt of another link that is open', async () => {
    lockNames = ['take.mine', 'take.another'];
    await deleteTraces({ outbox, token: 'mine' }, ['mine']);
    expect([cached.length, unregistered]).toEqual([3, []]);
    lockNames = ['take.mine'];
    await deleteTraces({ outbox, token: 'mine' }, ['mine']);
    expect(unregistered).toEqual(['/take']);
  });

  it('works where the browser denies storage, and says where a part could not be deleted', async () => {
    vi.stubGlobal('navigator', {});
    const denied = {
      get: () => {
        throw new DOMException('Denied', 'SecurityError');
      },
      configurable: true,
    };
    Object.defineProperty(globalThis, 'localStorage', denied);
    expect(await deleteTraces({ outbox, token: 'mine' }, ['mine'])).toBe(true);
    vi.stubGlobal('caches', { delete: () => Promise.reject(new Error('Broken')) });
    expect(await deleteTraces({ outbox, token: 'mine' }, ['mine'])).toBe(false);
  });
});

describe('hasUnsent', () => {
  it.each([
    ['nothing', () => undefined, 0, false],
    ['an answer', () => outbox.putAnswer(answer('mine')), 0, true],
    [
      'an answer that is stored as late',
      () => outbox.putAnswer(answer('mine', { isAside: true })),
      0,
      false,
    ],
    ['a late answer', () => undefined, 1, true],
    ['an answer of another link', () => outbox.putAnswer(answer('another')), 0, false],
    [
      'a submission',
      () => outbox.putSitting({ attemptId: 'mine', epoch: 1, reached: 0, place: 0, handedInAt: 5 }),
      0,
      true,
    ],
  ])('counts %s', async (_what, arrange, waiting, expected) => {
    arrange();
    expect(await hasUnsent({ outbox, late: lateWith(waiting) }, ['mine'])).toBe(expected);
  });
});

import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ServerClock } from '../clock';
import { LateAnswers } from '../sync/late-answers';
import { Outbox } from '../sync/outbox';
import { Sitting } from './sitting';
import type { Tab } from './tab';
import { watch, type News } from './watch';
import type { Entry, SittingAnswer } from '../api/api-types';

const MINUTE = 60_000;
const START = Date.parse('2026-03-01T10:00:00Z');
const iso = (ms: number): string => new Date(ms).toISOString();

/** The server's own clock, which nobody sets. */
let serverNow: () => number;
let replies: Record<string, () => Promise<Response>>;
let listeners: Record<string, (event?: unknown) => void>;
let asked: RequestInit[];
let addresses: string[];

const reply = (body: unknown, status = 200): Response =>
  new Response(typeof body === 'string' ? body : JSON.stringify(body), { status });

function clockSays(deadlineAt: number | null, at = serverNow()): Response {
  const more = { epoch: 1, submittedAt: null, receipt: null };
  const deadline = deadlineAt === null ? null : iso(deadlineAt);
  return reply({ ...more, serverTime: iso(at), deadlineAt: deadline });
}

const tab = {
  name: 'tab',
  sitting: null,
  sits: () => undefined,
  leaves: () => undefined,
  count: () => undefined,
  sequenceOf: () => 0,
} as unknown as Tab;

const WHY = { kind: 'DESCRIPTIVE', text: 'Why?', marks: 1, image: null };

/** An hour's exam that began at 10, watched. */
function watched() {
  const answer: SittingAnswer = {
    attempt: {
      id: 'attempt',
      number: 1,
      epoch: 1,
      startedAt: iso(START),
      deadlineAt: iso(START + 60 * MINUTE),
      serverTime: iso(START),
      layout: 'ONE',
      navigation: 'FREE',
      reached: 0,
      isPreview: false,
    },
    paper: {
      title: 'Geography',
      questions: ['a', 'b'].map((id) => ({ ...WHY, id })),
    },
    responses: [],
  };
  const clock = new ServerClock();
  // There is no IndexedDB here: a browser that keeps nothing.
  const outbox = new Outbox();
  const late = new LateAnswers('token', outbox);
  clock.note(iso(START), Date.now());
  const sitting = new Sitting(answer, { token: 'token', clock, tab, outbox, late });
  const news: News['kind'][] = [];
  const end = watch(sitting, 'token', ({ kind }) => news.push(kind));
  return { sitting, clock, news, end };
}

/** Somebody sets the device's clock. */
const setForward = (ms: number): void => void vi.setSystemTime(Date.now() + ms);

beforeEach(() => {
  vi.useFakeTimers({ now: START });
  const from = performance.now();
  serverNow = () => START + performance.now() - from;
  replies = {
    clock: async () => Promise.resolve(clockSays(START + 60 * MINUTE)),
    responses: async () => Promise.reject(new TypeError('down')),
  };
  listeners = {};
  asked = [];
  addresses = [];
  const listen = (name: string, heard: () => void): void => void (listeners[name] = heard);
  vi.stubGlobal('addEventListener', listen);
  vi.stubGlobal('removeEventListener', () => undefined);
  const page = { addEventListener: listen, removeEventListener: () => undefined };
  vi.stubGlobal('document', { ...page, visibilityState: 'visible' });
  vi.stubGlobal('fetch', async (path: string, init: RequestInit) => {
    asked.push(init);
    addresses.push(path);
    const end = path.split(/[/?]/).at(3) ?? '';
    return (replies[end] ?? (async () => Promise.reject(new TypeError(path))))();
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('a device whose clock is set during a sitting', () => {
  it('decides nothing until the server has said what time it is', async () => {
    let answer: (response: Response) => void = () => undefined;
    replies['clock'] = async () => new Promise((done) => (answer = done));
    const { sitting, clock, news, end } = watched();
    await vi.advanceTimersByTimeAsync(5_000);
    setForward(120 * MINUTE);
    await vi.advanceTimersByTimeAsync(3_000);
    expect([sitting.phase, news]).toEqual(['RUNNING', []]);
    answer(clockSays(START + 60 * MINUTE));
    await vi.advanceTimersByTimeAsync(1_000);
    expect([sitting.phase, news]).toEqual(['RUNNING', []]);
    expect(Math.abs(clock.now() - serverNow())).toBeLessThan(3_000);
    end();
  });

  it('asks again and again while the server is away, and goes on typing', async () => {
    replies['clock'] = async () => Promise.reject(new TypeError('down'));
    const { sitting, news, end } = watched();
    await vi.advanceTimersByTimeAsync(5_000);
    setForward(120 * MINUTE);
    await vi.advanceTimersByTimeAsync(10_000);
    expect([sitting.phase, news]).toEqual(['RUNNING', []]);
    replies['clock'] = async () => Promise.resolve(clockSays(START + 60 * MINUTE));
    await vi.advanceTimersByTimeAsync(5_000);
    expect([sitting.phase, news]).toEqual(['RUNNING', []]);
    end();
  });

  it('takes nothing of the time from an answer that was asked for before', async () => {
    let answer: (response: Response) => void = () => undefined;
    replies['responses'] = async () => new Promise((done) => (answer = done));
    const { sitting, clock, end } = watched();
    replies['clock'] = async () => Promise.reject(new TypeError('down'));
    sitting.respond('a', { text: 'Silt.' }, true);
    await vi.advanceTimersByTimeAsync(1_000);
    setForward(120 * MINUTE);
    const stored = { receipts: [{ questionId: 'a', epoch: 1, sequence: 1 }], refused: [] };
    const times = { savedAt: null, deadlineAt: iso(START + 60 * MINUTE) };
    answer(reply({ ...stored, ...times, serverTime: iso(serverNow()) }));
    await vi.advanceTimersByTimeAsync(1_000);
    expect([sitting.phase, clock.isDoubtful]).toEqual(['RUNNING', true]);
    end();
  });
});

it('the page says which one it is when it asks for the time', async () => {
  const { end } = watched();
  await vi.advanceTimersByTimeAsync(20_000);
  expect(addresses).toEqual(['/attempts/attempt/clock?client=tab']);
  end();
});

describe('the end of the time', () => {
  it('is taken back when the server has another time, even where the end is the same', async () => {
    const { sitting, news, end } = watched();
    // Slowly, so that it is no jump.
    for (let minute = 0; minute < 61 * 60; minute += 1) {
      setForward(1_000);
      if (sitting.phase === 'TIME_UP') break;
      sitting.clock.hasJumped();
    }
    replies['clock'] = async () => Promise.reject(new TypeError('down'));
    await vi.advanceTimersByTimeAsync(300);
    expect([sitting.phase, news.at(-1)]).toEqual(['TIME_UP', 'TIME_UP']);
    replies['clock'] = async () => Promise.resolve(clockSays(START + 60 * MINUTE));
    await vi.advanceTimersByTimeAsync(70_000);
    expect(sitting.phase).toBe('RUNNING');
    end();
  });

  it('is the one that the server said last, in whatever order its answers come', async () => {
    let answer: (response: Response) => void = () => undefined;
    replies['responses'] = async () => new Promise((done) => (answer = done));
    replies['clock'] = async () => Promise.resolve(clockSays(START + 90 * MINUTE));
    const { sitting, end } = watched();
    sitting.respond('a', { text: 'Silt.' }, true);
    await vi.advanceTimersByTimeAsync(1_000);
    const old = { serverTime: iso(serverNow() - 500), savedAt: null };
    listeners['visibilitychange']?.();
    await vi.advanceTimersByTimeAsync(1_000);
    expect(sitting.deadlineAt).toBe(START + 90 * MINUTE);
    const stored = { receipts: [{ questionId: 'a', epoch: 1, sequence: 1 }], refused: [] };
    answer(reply({ ...stored, ...old, deadlineAt: iso(START + 60 * MINUTE) }));
    await vi.advanceTimersByTimeAsync(1_000);
    expect(sitting.saver.pendingCount).toBe(0);
    expect(sitting.deadlineAt).toBe(START + 90 * MINUTE);
    end();
  });
});

describe('what stands between page and server', () => {
  it.each([
    [403, '<h1>Blocked</h1>'],
    [404, '<h1>Not found</h1>'],
    [401, '{"code":"PORTAL"}'],
    [400, ''],
    [200, ''],
    [200, '{}'],
  ])('shuts nobody out by a %d of its own', async (status, body) => {
    replies['clock'] = async () => Promise.resolve(reply(body, status));
    replies['responses'] = replies['submission'] = replies['clock'];
    const { sitting, clock, news, end } = watched();
    sitting.respond('a', { text: 'Silt.' }, true);
    await vi.advanceTimersByTimeAsync(30_000);
    expect([sitting.phase, sitting.saver.stateOf('a')]).toEqual(['RUNNING', 'PENDING']);
    expect([news, Math.round((clock.now() - serverNow()) / 1000)]).toEqual([['AWAY'], 0]);
    void sitting.submit();
    await vi.advanceTimersByTimeAsync(30_000);
    expect([sitting.phase, sitting.saver.stateOf('a')]).toEqual(['SUBMITTING', 'PENDING']);
    end();
    sitting.close();
  });

  it('may find all too much at once, and what is handed in is then sent before', async () => {
    const entries = (): Entry[] =>
      (JSON.parse(asked.at(-1)?.body as string) as { entries: Entry[] }).entries;
    const at = iso(START);
    const receipt = { attemptId: 'attempt', submittedAt: at, submittedBy: 'LEARNER' };
    replies['submission'] = async () =>
      Promise.resolve(entries().length > 1 ? reply('', 413) : reply({ receipt }));
    replies['responses'] = async () => {
      const receipts = entries().map((entry) => ({ ...entry, epoch: 1 }));
      return Promise.resolve(reply({ receipts, refused: [], serverTime: at, deadlineAt: null }));
    };
    const { sitting, end } = watched();
    for (const id of ['a', 'b']) sitting.respond(id, { text: 'Silt.' });
    void sitting.submit();
    await vi.advanceTimersByTimeAsync(5_000);
    expect([sitting.phase, sitting.saver.pendingCount]).toEqual(['ENDED', 0]);
    end();
  });

  it.each([
    [401, 'LINK_INVALID', 'SHUT_OUT'],
    [404, 'ATTEMPT_NOT_FOUND', 'SHUT_OUT'],
  ])('is told from the server itself, which answers %d %s', async (status, code, phase) => {
    replies['clock'] = async () => Promise.resolve(reply({ code }, status));
    const { sitting, end } = watched();
    await vi.advanceTimersByTimeAsync(30_000);
    expect(sitting.phase).toBe(phase);
    end();
  });
});

describe('a page that goes away', () => {
  it('sends by a request that outlives it, hidden or closed', () => {
    const { sitting, end } = watched();
    sitting.respond('a', { text: 'Silt.' });
    vi.stubGlobal('document', { visibilityState: 'hidden', removeEventListener: () => undefined });
    listeners['visibilitychange']?.();
    expect(asked.at(-1)).toMatchObject({ method: 'PUT', keepalive: true });
    const before = asked.length;
    sitting.close();
    expect(asked.slice(before)).toMatchObject([{ method: 'PUT', keepalive: true }]);
    end();
  });
});

describe('what the server did not take', () => {
  it('is said, and not that all is saved', async () => {
    const refused = [{ questionId: 'a', code: 'QUESTION_CLOSED' }];
    replies['responses'] = async () => Promise.resolve(saves(iso(serverNow()), refused));
    const { sitting, news, end } = watched();
    await vi.advanceTimersByTimeAsync(11_000);
    sitting.respond('a', { text: 'Silt.' }, true);
    await vi.advanceTimersByTimeAsync(1_000);
    expect(news).toEqual(['REFUSED']);
    end();
  });

  it.each([
    ['here', 0, 0],
    ['elsewhere, before', 60_000, 1],
  ])('is known from a receipt of what was handed in %s', async (_, ago, lost) => {
    const { sitting, end } = watched();
    await vi.advanceTimersByTimeAsync(120_000);
    sitting.respond('a', { text: 'Silt.' }, true);
    await vi.advanceTimersByTimeAsync(500);
    const at = iso(serverNow() - ago);
    const receipt = { attemptId: 'attempt', submittedAt: at, submittedBy: 'LEARNER' };
    replies['submission'] = async () => Promise.resolve(reply({ receipt }));
    await sitting.submit();
    expect([sitting.phase, sitting.saver.pendingCount]).toEqual(['ENDED', lost]);
    end();
  });
});

function saves(serverTime: string, refused: object[] = []): Response {
  const stored = refused.length > 0 ? [] : [{ questionId: 'a', epoch: 1, sequence: 1 }];
  const deadlineAt = iso(START + 60 * MINUTE);
  return reply({ receipts: stored, refused, savedAt: serverTime, serverTime, deadlineAt });
}

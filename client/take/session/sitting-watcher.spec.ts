import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ServerClock } from './clock';
import { LateAnswers } from '../sync/late-answers';
import { Outbox } from '../sync/outbox';
import { Sitting } from './sitting';
import type { Tab } from './tab';
import { watchSitting, type SittingEvent } from './sitting-watcher';
import type { Entry, SittingReply } from '../api/api-types';

const MINUTE = 60_000;
const START = Date.parse('2026-03-01T10:00:00Z');
const iso = (ms: number): string => new Date(ms).toISOString();

/** The server's clock, which stays correct. */
let serverNow: () => number;
let replies: Record<string, () => Promise<Response>>;
let listeners: Record<string, (event?: unknown) => void>;
let requests: RequestInit[];
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
  enterSitting: () => undefined,
  leaveSitting: () => undefined,
  setSequence: () => undefined,
  sequenceOf: () => 0,
} as unknown as Tab;

const WHY = { kind: 'DESCRIPTIVE', text: 'Why?', marks: '1', image: null };

/** Watches the sitting of a one-hour exam that began at 10. */
function watchExam() {
  const answer: SittingReply = {
    attempt: {
      id: 'attempt',
      number: 1,
      epoch: 1,
      startedAt: iso(START),
      deadlineAt: iso(START + 60 * MINUTE),
      serverTime: iso(START),
      layout: 'ONE',
      navigation: 'FREE',
      checksSpelling: true,
      ...{ reached: 0, place: 0, isPreview: false, pausedAt: null },
    },
    paper: {
      title: 'Geography',
      questionCount: 2,
      questions: ['a', 'b'].map((id) => ({ ...WHY, id })),
    },
    ...{ responses: [], messages: [] },
  };
  const clock = new ServerClock();
  // Without IndexedDB, as in a browser without storage.
  const outbox = new Outbox();
  const late = new LateAnswers('token', outbox);
  clock.addSample(iso(START), Date.now());
  const sitting = new Sitting(answer, { token: 'token', clock, tab, outbox, late });
  const news: SittingEvent['kind'][] = [];
  const end = watchSitting(sitting, 'token', ({ kind }) => news.push(kind));
  return { sitting, clock, news, end };
}

/** Sets the device's clock forward. */
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
  requests = [];
  addresses = [];
  const listen = (name: string, listener: () => void): void => void (listeners[name] = listener);
  vi.stubGlobal('addEventListener', listen);
  vi.stubGlobal('removeEventListener', () => undefined);
  const page = { addEventListener: listen, removeEventListener: () => undefined };
  vi.stubGlobal('document', { ...page, visibilityState: 'visible' });
  vi.stubGlobal('fetch', async (path: string, init: RequestInit) => {
    requests.push(init);
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
  it('decides nothing until the server has reported the time', async () => {
    let answer: (response: Response) => void = () => undefined;
    replies['clock'] = async () => new Promise((done) => (answer = done));
    const { sitting, clock, news, end } = watchExam();
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

  it('keeps asking while the server is unreachable, and the sitting goes on', async () => {
    replies['clock'] = async () => Promise.reject(new TypeError('down'));
    const { sitting, news, end } = watchExam();
    await vi.advanceTimersByTimeAsync(5_000);
    setForward(120 * MINUTE);
    await vi.advanceTimersByTimeAsync(10_000);
    expect([sitting.phase, news]).toEqual(['RUNNING', []]);
    replies['clock'] = async () => Promise.resolve(clockSays(START + 60 * MINUTE));
    await vi.advanceTimersByTimeAsync(5_000);
    expect([sitting.phase, news]).toEqual(['RUNNING', []]);
    end();
  });

  it('ignores the time in a response to an earlier request', async () => {
    let answer: (response: Response) => void = () => undefined;
    replies['responses'] = async () => new Promise((done) => (answer = done));
    const { sitting, clock, end } = watchExam();
    replies['clock'] = async () => Promise.reject(new TypeError('down'));
    sitting.respond('a', { text: 'Silt.' }, true);
    await vi.advanceTimersByTimeAsync(1_000);
    setForward(120 * MINUTE);
    const stored = { receipts: [{ questionId: 'a', epoch: 1, sequence: 1 }], refused: [] };
    const times = { savedAt: '2026-01-01T00:00:00Z', deadlineAt: iso(START + 60 * MINUTE) };
    answer(reply({ ...stored, ...times, serverTime: iso(serverNow()) }));
    await vi.advanceTimersByTimeAsync(1_000);
    expect([sitting.phase, clock.isUncertain]).toEqual(['RUNNING', true]);
    end();
  });
});

it('sends the id of its tab when it asks for the time', async () => {
  const { end } = watchExam();
  await vi.advanceTimersByTimeAsync(20_000);
  expect(addresses).toEqual(['/attempts/attempt/clock?client=tab']);
  end();
});

describe('the deadline', () => {
  it('has not passed if the server reports an earlier time, even with the same deadline', async () => {
    const { sitting, news, end } = watchExam();
    // Slowly, so that it does not count as a jump.
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

  it('is the one that the server reported last, in whatever order responses arrive', async () => {
    let answer: (response: Response) => void = () => undefined;
    replies['responses'] = async () => new Promise((done) => (answer = done));
    replies['clock'] = async () => Promise.resolve(clockSays(START + 90 * MINUTE));
    const { sitting, end } = watchExam();
    sitting.respond('a', { text: 'Silt.' }, true);
    await vi.advanceTimersByTimeAsync(1_000);
    const old = { serverTime: iso(serverNow() - 500), savedAt: '2026-01-01T00:00:00Z' };
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

describe('a proxy between page and server', () => {
  it.each([
    [403, '<h1>Blocked</h1>'],
    [404, '<h1>Not found</h1>'],
    [401, '{"code":"PORTAL"}'],
    [400, ''],
    [200, ''],
    [200, '{}'],
  ])('does not end the sitting by its own %d', async (status, body) => {
    replies['clock'] = async () => Promise.resolve(reply(body, status));
    replies['responses'] = replies['submission'] = replies['clock'];
    const { sitting, clock, news, end } = watchExam();
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

  it('may refuse a large submission, whose answers are then sent before', async () => {
    const entries = (): Entry[] =>
      (JSON.parse(requests.at(-1)?.body as string) as { entries: Entry[] }).entries;
    const at = iso(START);
    const receipt = { attemptId: 'attempt', submittedAt: at, submittedBy: 'LEARNER' };
    replies['submission'] = async () =>
      Promise.resolve(entries().length > 1 ? reply('', 413) : reply({ receipt, refused: [] }));
    replies['responses'] = async () => {
      const receipts = entries().map((entry) => ({ ...entry, epoch: 1 }));
      return Promise.resolve(reply({ receipts, refused: [], serverTime: at, deadlineAt: null }));
    };
    const { sitting, end } = watchExam();
    for (const id of ['a', 'b']) sitting.respond(id, { text: 'Silt.' });
    void sitting.submit();
    await vi.advanceTimersByTimeAsync(5_000);
    expect([sitting.phase, sitting.saver.pendingCount]).toEqual(['ENDED', 0]);
    end();
  });

  it.each([
    [401, 'LINK_INVALID', 'SHUT_OUT'],
    [404, 'ATTEMPT_NOT_FOUND', 'SHUT_OUT'],
  ])(
    'is distinguished from the server, which ends the sitting by %d %s',
    async (status, code, phase) => {
      replies['clock'] = async () => Promise.resolve(reply({ code }, status));
      const { sitting, end } = watchExam();
      await vi.advanceTimersByTimeAsync(30_000);
      expect(sitting.phase).toBe(phase);
      end();
    },
  );
});

describe('a page that is hidden or closed', () => {
  it('sends answers in a request that outlives it', () => {
    const { sitting, end } = watchExam();
    sitting.respond('a', { text: 'Silt.' });
    vi.stubGlobal('document', { visibilityState: 'hidden', removeEventListener: () => undefined });
    listeners['visibilitychange']?.();
    expect(requests.at(-1)).toMatchObject({ method: 'PUT', keepalive: true });
    const before = requests.length;
    sitting.close();
    expect(requests.slice(before)).toMatchObject([{ method: 'PUT', keepalive: true }]);
    end();
  });
});

describe('a refused answer', () => {
  it('is reported, instead of that all is saved', async () => {
    const refused = [{ questionId: 'a', code: 'QUESTION_CLOSED' }];
    replies['responses'] = async () => Promise.resolve(saves(iso(serverNow()), refused));
    const { sitting, news, end } = watchExam();
    await vi.advanceTimersByTimeAsync(11_000);
    sitting.respond('a', { text: 'Silt.' }, true);
    await vi.advanceTimersByTimeAsync(1_000);
    expect(news).toEqual(['REFUSED']);
    end();
  });

  it.each([
    ['here', 0, 0],
    ['elsewhere, before', 60_000, 1],
  ])('is known from the receipt of a submission %s', async (_, ago, lost) => {
    const { sitting, end } = watchExam();
    await vi.advanceTimersByTimeAsync(120_000);
    sitting.respond('a', { text: 'Silt.' }, true);
    await vi.advanceTimersByTimeAsync(500);
    const at = iso(serverNow() - ago);
    const receipt = { attemptId: 'attempt', submittedAt: at, submittedBy: 'LEARNER' };
    replies['submission'] = async () => Promise.resolve(reply({ receipt, refused: [] }));
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

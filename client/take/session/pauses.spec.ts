import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ServerClock } from './clock';
import { LateAnswers } from '../sync/late-answers';
import { Outbox } from '../sync/outbox';
import { Sitting } from './sitting';
import { ReceivedMessages } from './received-messages';
import { watchSitting, type SittingEvent } from './sitting-watcher';
import type { ClockReply, SittingReply } from '../api/api-types';
import type { Tab } from './tab';

/** Staff pause an exam and send messages, and the page learns of it from the server's clock. */

const SECOND = 1_000;
const START = Date.parse('2026-03-01T10:00:00Z');
const DEADLINE = START + 60 * SECOND;
const iso = (ms: number): string => new Date(ms).toISOString();

/** What the server says of the attempt. */
let state: Pick<ClockReply, 'deadlineAt' | 'pausedAt' | 'messages'>;
let addresses: string[];
let isDown: boolean;

const tab = {
  ...{ name: 'tab', sitting: null, sequenceOf: () => 0 },
  ...{ enterSitting: () => undefined, leaveSitting: () => undefined, setSequence: () => undefined },
} as unknown as Tab;

/** Watches the sitting of an exam of a minute. */
function watchExam(more: Partial<SittingReply['attempt']> = {}) {
  const attempt = {
    ...{ id: 'attempt', number: 1, epoch: 1, startedAt: iso(START), deadlineAt: iso(DEADLINE) },
    ...{ pausedAt: null, serverTime: iso(START), layout: 'ONE' as const },
    ...{
      navigation: 'FREE' as const,
      reached: 0,
      place: 0,
      checksSpelling: true,
      isPreview: false,
      ...more,
    },
  };
  const questions = [{ id: 'a', kind: 'DESCRIPTIVE', text: 'Why?', marks: '1', image: null }];
  const clock = new ServerClock();
  clock.addSample(iso(START), Date.now());
  const outbox = new Outbox();
  const late = new LateAnswers('token', outbox);
  const reply = {
    attempt,
    paper: { title: 'Rivers', questionCount: 1, questions },
    responses: [],
    messages: [],
  };
  const sitting = new Sitting(reply, { token: 'token', clock, tab, outbox, late });
  const news: SittingEvent[] = [];
  const end = watchSitting(sitting, 'token', (event) => {
    if (!['SAVED', 'AWAY', 'BACK', 'THRESHOLD'].includes(event.kind)) news.push(event);
  });
  const kinds = (): string[] => news.map(({ kind }) => kind);
  return { sitting, news, kinds, end };
}

beforeEach(() => {
  vi.useFakeTimers({ now: START });
  state = { deadlineAt: iso(DEADLINE), pausedAt: null, messages: [] };
  addresses = [];
  isDown = false;
  vi.stubGlobal('addEventListener', () => undefined);
  vi.stubGlobal('removeEventListener', () => undefined);
  const page = { addEventListener: () => undefined, removeEventListener: () => undefined };
  vi.stubGlobal('document', { ...page, visibilityState: 'visible' });
  vi.stubGlobal('fetch', async (path: string) => {
    addresses.push(path);
    if (isDown || !path.includes('/clock')) return Promise.reject(new TypeError('down'));
    const more = { epoch: 1, submittedAt: null, receipt: null, serverTime: iso(Date.now()) };
    return Promise.resolve(new Response(JSON.stringify({ ...more, ...state })));
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const pass = async (seconds: number): Promise<unknown> =>
  vi.advanceTimersByTimeAsync(seconds * SECOND);

describe('a pause', () => {
  it('announces time that staff give meanwhile', async () => {
    const { news, end } = watchExam();
    await pass(5);
    state.pausedAt = iso(START + 5 * SECOND);
    await pass(20);
    state.deadlineAt = iso(DEADLINE + 60 * SECOND);
    await pass(20);
    expect(news).toEqual([{ kind: 'PAUSED' }, { kind: 'MOVED', left: 115 * SECOND }]);
    end();
  });

  it('is doubtful without a connection: the candidate may work on for what was left', async () => {
    const { sitting, kinds, end } = watchExam();
    await pass(5);
    state.pausedAt = iso(START + 5 * SECOND);
    await pass(20);
    expect(sitting.deadline.isPauseDoubtful(Date.now())).toBe(false);
    isDown = true;
    await pass(60);
    expect(sitting.deadline.isPauseDoubtful(Date.now())).toBe(true);
    sitting.workOn();
    // 55 seconds were left at the last report, 15 to 20 seconds into the pause and a good minute ago.
    const left = sitting.deadline.left(Date.now());
    expect(left).toBeLessThan(0);
    expect(left).toBeGreaterThan(-10 * SECOND);
    sitting.respond('a', { text: 'Because' });
    expect(sitting.answerOf('a').response).toEqual({ text: 'Because' });
    await pass(54);
    expect([kinds(), sitting.phase]).toEqual([['PAUSED'], 'RUNNING']);
    // If it went on when the candidate did, the time is over now.
    await pass(2);
    expect([kinds(), sitting.phase]).toEqual([['PAUSED', 'TIME_UP'], 'TIME_UP']);
    // It was paused all the time: the page says so again.
    isDown = false;
    await pass(30);
    expect([kinds(), sitting.phase]).toEqual([['PAUSED', 'TIME_UP', 'PAUSED'], 'RUNNING']);
    expect(sitting.deadline.pausedAt).toBe(START + 5 * SECOND);
    end();
  });

  it('stops the time: it does not end, and nothing is answered until the exam goes on', async () => {
    const { sitting, kinds, end } = watchExam();
    await pass(5);
    state.pausedAt = iso(START + 5 * SECOND);
    await pass(20);
    expect(kinds()).toEqual(['PAUSED']);
    expect(sitting.deadline.left(Date.now())).toBe(55 * SECOND);
    sitting.respond('a', { text: 'Because' });
    expect(sitting.answerOf('a').response).toBeNull();
    await pass(600);
    expect([kinds(), sitting.phase]).toEqual([['PAUSED'], 'RUNNING']);
    // It stood for ten minutes and twenty seconds, and the page learns soon that it goes on.
    state = { ...state, deadlineAt: iso(DEADLINE + 620 * SECOND), pausedAt: null };
    await pass(5.5);
    expect(kinds()).toEqual(['PAUSED', 'RESUMED']);
    sitting.respond('a', { text: 'Because' });
    expect(sitting.answerOf('a').response).toEqual({ text: 'Because' });
    await pass(60);
    expect(kinds()).toEqual(['PAUSED', 'RESUMED', 'TIME_UP']);
    end();
  });

  it('is known from the start to a page that is opened in it', async () => {
    state.pausedAt = iso(START);
    const { sitting, kinds, end } = watchExam({ pausedAt: iso(START) });
    await pass(100);
    expect([kinds(), sitting.phase]).toEqual([[], 'RUNNING']);
    state.pausedAt = null;
    state.deadlineAt = iso(DEADLINE + 100 * SECOND);
    await pass(5.5);
    expect(kinds()).toEqual(['RESUMED']);
    end();
  });

  it('lets a page go on whose time was up while it had no connection', async () => {
    isDown = true;
    const { sitting, kinds, end } = watchExam();
    await pass(61);
    expect(sitting.phase).toBe('TIME_UP');
    isDown = false;
    state.pausedAt = iso(START + 30 * SECOND);
    await pass(4);
    expect(sitting.phase).toBe('RUNNING');
    expect(kinds().slice(-2)).toEqual(['TIME_UP', 'PAUSED']);
    end();
  });
});

describe('messages of staff', () => {
  const message = (id: string, text: string) => ({ id, text, sentAt: iso(START) });

  it('are announced once each, and only later ones are asked for', async () => {
    const { sitting, news, end } = watchExam();
    state.messages = [message('9', 'First')];
    await pass(21);
    state.messages = [message('10', 'Second')];
    await pass(21);
    await pass(21);
    const said = news.filter((event) => event.kind === 'MESSAGE');
    expect(said).toEqual([
      { kind: 'MESSAGE', text: 'First' },
      { kind: 'MESSAGE', text: 'Second' },
    ]);
    expect(sitting.messages.unread.map(({ id }) => id)).toEqual(['9', '10']);
    const asked = addresses.filter((address) => address.includes('/clock'));
    expect(asked[0]).not.toContain('messagesAfter');
    expect(asked.at(-1)).toContain('messagesAfter=10');
    end();
  });

  it('stay read over a reload, and new ones do not', () => {
    const stored = new Map<string, string>();
    const storage = {
      getItem: (key: string) => stored.get(key) ?? null,
      setItem: (key: string, value: string) => stored.set(key, value),
    } as unknown as Storage;
    const first = new ReceivedMessages('x', [message('9', 'First')], () => storage);
    first.confirm();
    const both = [message('9', 'First'), message('10', 'Second')];
    expect(new ReceivedMessages('x', both, () => storage).unread).toEqual([both[1]]);
    expect(new ReceivedMessages('y', both, () => storage).unread).toEqual(both);
    const denied = new ReceivedMessages('x', both, () => {
      throw new Error('denied');
    });
    denied.confirm();
    expect(denied.unread).toEqual([]);
  });
});

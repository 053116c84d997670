import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Progress, type ProgressingSitting } from './progress';
import type { KnownSitting, Question } from '../api/api-types';

const question = (id: string): Question => ({ id }) as Question;

/** An attempt of five questions, of which those named were delivered. */
function progressOf(delivered: string[], more: object = {}) {
  const reached: number[] = [];
  const stored = { progress: 0, delivery: 0 };
  const answered = new Set<string>();
  const sitting = {
    context: {
      token: 'token',
      tab: { sitting: null, enterSitting: () => undefined },
    },
    saver: {
      flush: async () => Promise.resolve(),
      reach: async (place: number) => Promise.resolve(void reached.push(place)),
      shown: { show: () => undefined },
      stateOf: () => 'SAVED',
    },
    isAnswered: (id: string) => answered.has(id),
    isRunning: () => true,
    onProgress: () => (stored.progress += 1),
    onDelivery: () => (stored.delivery += 1),
    onRefusal: () => undefined,
    onChange: () => undefined,
  } as unknown as ProgressingSitting;
  const attempt = { id: 'attempt', navigation: 'FORWARD', reached: delivered.length - 1, ...more };
  const paper = { questionCount: 5, questions: delivered.map(question) };
  const progress = new Progress({ attempt, paper } as KnownSitting, sitting);
  return { progress, reached, stored, answered };
}

/** The server delivers the question at a place once this is called. */
let deliver: () => void;

beforeEach(() => {
  vi.stubGlobal('fetch', async (address: string) => {
    await new Promise<void>((done) => (deliver = done));
    const place = Number(address.split('/').at(-1));
    return new Response(JSON.stringify({ place, question: question(`q${place}`) }));
  });
});
afterEach(() => void vi.unstubAllGlobals());

const settled = async (): Promise<unknown> => new Promise((done) => setTimeout(done));

describe('Progress', () => {
  it('begins where the candidate was, forward-only at the furthest question', () => {
    const free = progressOf(['a', 'b', 'c', 'd', 'e'], { navigation: 'FREE', reached: 0 });
    free.progress.begin(3);
    expect(free.progress.place).toBe(3);
    free.progress.begin(99);
    expect(free.progress.place).toBe(4);
    const { progress } = progressOf(['a', 'b']);
    progress.begin(0);
    expect(progress.place).toBe(1);
  });

  it('closes a question for good once it is left, before the next one is here', async () => {
    const { progress, reached, stored } = progressOf(['a']);
    progress.begin(0);
    progress.goTo(1);
    await settled();
    // It was not answered: it is closed on the server first, and this browser stores that before.
    expect([reached, stored.progress > 0]).toEqual([[1], true]);
    expect([progress.place, progress.isClosed(0), progress.furthest]).toEqual([0, true, 1]);
    deliver();
    await settled();
    expect([progress.place, progress.reached, stored.delivery]).toEqual([1, 1, 1]);
    expect(progress.isClosed(1)).toBe(false);
  });

  it('waits for the next question of an earlier page that has left the one before', async () => {
    const { progress } = progressOf(['a']);
    progress.resumeAt(1);
    progress.begin(0);
    expect(progress.delivery).toMatchObject({ awaitedPlace: 1, canStay: false });
    await settled();
    deliver();
    await settled();
    expect(progress.place).toBe(1);
  });

  it('goes nowhere that is closed or does not exist, and to no question that is not next', () => {
    const { progress } = progressOf(['a', 'b']);
    progress.begin(0);
    for (const place of [-1, 0, 5, 3]) progress.goTo(place);
    expect([progress.place, progress.delivery.awaitedPlace]).toEqual([1, null]);
  });
});

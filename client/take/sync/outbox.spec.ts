import 'fake-indexeddb/auto';
import { IDBObjectStore } from 'fake-indexeddb';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { Outbox, type KeptAnswer } from './outbox';

let names = 0;
/** A browser of its own. */
const browser = (): string => `browser ${(names += 1)}`;

const answer = (questionId: string, sequence: number, more: Partial<KeptAnswer> = {}) => ({
  attemptId: 'attempt',
  epoch: 1,
  questionId,
  sequence,
  response: { text: `${questionId} ${sequence}` },
  isFlagged: false,
  typedAt: '2026-03-01T10:00:00.000Z',
  ...more,
});

afterEach(() => void vi.restoreAllMocks());

describe('the outbox', () => {
  it('is there for the next page, in the order of typing, of each question the last', async () => {
    const name = browser();
    const outbox = new Outbox(name);
    outbox.keep(answer('b', 1));
    outbox.keep(answer('a', 2));
    outbox.keep(answer('b', 3));
    outbox.keep(answer('b', 9, { attemptId: 'another' }));
    outbox.keep(answer('c', 1, { epoch: 2 }));
    outbox.note({ attemptId: 'attempt', epoch: 1, reached: 2, handedInAt: 5 });
    await outbox.settled();

    const next = new Outbox(name);
    const found = await next.answersOf('attempt');
    expect(found.map(({ questionId, sequence }) => `${questionId}${sequence}`)).toEqual([
      'a2',
      'b3',
      'c1',
    ]);
    expect(await next.sittingOf('attempt')).toMatchObject({ reached: 2, handedInAt: 5 });
    expect(await new Outbox(browser()).answersOf('attempt')).toEqual([]);
    expect(next.isKept).toBe(true);
  });

  it('forgets what the server has, and of that lease only', async () => {
    const outbox = new Outbox(browser());
    outbox.keep(answer('a', 1));
    outbox.keep(answer('a', 1, { epoch: 2 }));
    await outbox.settled();
    outbox.forget(answer('a', 1));
    outbox.forgetSitting('attempt');
    expect(await outbox.answersOf('attempt')).toMatchObject([answer('a', 1, { epoch: 2 })]);
    expect(await outbox.sittingOf('attempt')).toBeNull();
  });

  it('lets no page of an earlier lease say how far a later one has come', async () => {
    const outbox = new Outbox(browser());
    outbox.note({ attemptId: 'attempt', epoch: 2, reached: 3, handedInAt: null });
    await outbox.settled();
    outbox.note({ attemptId: 'attempt', epoch: 1, reached: 0, handedInAt: 5 });
    expect(await outbox.sittingOf('attempt')).toMatchObject({ epoch: 2, reached: 3 });
  });

  it('keeps nothing of anybody for ever', async () => {
    const name = browser();
    const day = 24 * 3_600_000;
    const now = vi.spyOn(Date, 'now').mockReturnValue(Date.now() - 91 * day);
    const outbox = new Outbox(name);
    outbox.keep(answer('a', 1));
    outbox.note({ attemptId: 'attempt', epoch: 1, reached: 3, handedInAt: null });
    await outbox.settled();
    now.mockRestore();
    outbox.keep(answer('b', 2));
    await outbox.settled();
    const next = new Outbox(name);
    expect(await next.answersOf('attempt')).toMatchObject([{ questionId: 'b' }]);
    expect(await next.sittingOf('attempt')).toBeNull();
  });

  it('says when it keeps nothing, holds nothing up, and writes it all once there is room', async () => {
    const name = browser();
    const outbox = new Outbox(name);
    const told = vi.fn();
    outbox.subscribe(told);
    const full = vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
      throw new DOMException('There is no room', 'QuotaExceededError');
    });
    outbox.keep(answer('a', 1));
    await outbox.settled();
    expect([outbox.isKept, told.mock.calls.length]).toEqual([false, 1]);
    full.mockRestore();
    outbox.keep(answer('b', 2));
    await vi.waitFor(() => expect(outbox.isKept).toBe(true));
    expect(told).toHaveBeenCalledTimes(2);
    expect(await new Outbox(name).answersOf('attempt')).toHaveLength(2);
  });

  it('goes on without a database that cannot be opened', async () => {
    vi.spyOn(indexedDB, 'open').mockImplementation(() => {
      throw new DOMException('Not here', 'SecurityError');
    });
    const outbox = new Outbox(browser());
    expect(await outbox.answersOf('attempt')).toEqual([]);
    expect(outbox.isKept).toBe(false);
    outbox.keep(answer('a', 1));
    await outbox.settled();
  });
});

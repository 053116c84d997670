import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { RefusedError, UnreachableError } from '../api/api';
import { Saver } from './saver';
import type { SaverDependencies } from './saver-dependencies';
import type { Batch, SaveReply } from '../api/api-types';

const text = (words: string) => ({ response: { text: words }, isFlagged: false });
/** The same answer as it is sent. */
const sent = (words: string) => ({ ...text(words), typedAt: '2026-01-01T00:00:00.000Z' });
const refusal = (status: number, code: string) =>
  new RefusedError(status, code, '', [], null, null);

type Reply = (batch: Batch) => Promise<SaveReply>;

const receipt: Reply = async ({ epoch, entries }) =>
  Promise.resolve({
    receipts: entries.map(({ questionId, sequence }) => ({ questionId, epoch, sequence })),
    refused: [],
    savedAt: '2026-01-01T00:00:00Z',
    deadlineAt: null,
    pausedAt: null,
    serverTime: '2026-01-01T00:00:00Z',
  });

/** Without storage; every receipt counts. */
const noopDependencies: Omit<SaverDependencies, 'send'> = {
  store: {
    put: () => undefined,
    delete: () => undefined,
    confirm: () => undefined,
    flush: async () => Promise.resolve(),
  },
  now: () => Date.parse('2026-01-01T00:00:00Z'),
  checkReceipt: ({ sequence }, entry) => (sequence >= entry.sequence ? 'STORED' : 'EARLIER'),
  onChange: () => undefined,
  onRefusal: () => undefined,
};

/** A server that gives these replies in turn, and then accepts everything. */
function server(...replies: Reply[]) {
  const batches: Batch[] = [];
  const refused = vi.fn();
  const saver = new Saver(3, 7, [['stored', text('as it was')]], {
    ...noopDependencies,
    onRefusal: refused,
    send: async (batch) => {
      batches.push(batch);
      return (replies.shift() ?? receipt)(batch);
    },
  });
  return { saver, batches, refused };
}

const fails =
  (error: Error): Reply =>
  async () =>
    Promise.reject(error);

describe('Saver', () => {
  it('sends an answer again above the numbers of another page with its lease', async () => {
    const stored =
      (sequence: number): Reply =>
      async (batch) => ({
        ...(await receipt(batch)),
        receipts: [{ questionId: 'a', epoch: 3, sequence }],
      });
    const batches: Batch[] = [];
    const replies = [stored(40)];
    const saver = new Saver(3, 7, [], {
      ...noopDependencies,
      checkReceipt: (got, entry) => (got.sequence > entry.sequence ? 'OUTNUMBERED' : 'STORED'),
      send: async (batch) => {
        batches.push(batch);
        return (replies.shift() ?? receipt)(batch);
      },
    });
    saver.update('a', text('mine'));
    await saver.flush();
    await vi.runAllTimersAsync();
    expect(batches.map(({ entries }) => entries[0]?.sequence)).toEqual([8, 41]);
    expect(saver.pendingCount).toBe(0);
  });

  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it('sends answers after a pause in typing, each question once, with new numbers', async () => {
    const { saver, batches } = server();
    saver.update('a', text('o'));
    await vi.advanceTimersByTimeAsync(600);
    saver.update('a', text('on'));
    saver.update('b', text('two'));
    await vi.advanceTimersByTimeAsync(600);
    expect(batches).toEqual([]);
    expect(saver.stateOf('a')).toBe('PENDING');
    await vi.advanceTimersByTimeAsync(600);
    expect(batches).toEqual([
      {
        epoch: 3,
        entries: [
          { questionId: 'a', sequence: 9, ...sent('on') },
          { questionId: 'b', sequence: 10, ...sent('two') },
        ],
      },
    ]);
    expect(saver.stateOf('a')).toBe('SAVED');
    expect(saver.pendingCount).toBe(0);
  });

  it('skips an answer that has not changed', async () => {
    const { saver, batches } = server();
    saver.update('stored', text('as it was'));
    await saver.flush();
    expect(batches).toEqual([]);
    saver.update('stored', text('changed'));
    await saver.flush();
    saver.update('stored', text('changed'));
    await saver.flush();
    expect(batches).toHaveLength(1);
  });

  it('sends an answer that changed while an older one was being sent', async () => {
    const { saver, batches } = server(async (batch) => {
      saver.update('a', text('newer'));
      return receipt(batch);
    });
    saver.update('a', text('older'));
    await saver.flush();
    expect(batches.map(({ entries }) => entries[0]?.response)).toEqual([
      { text: 'older' },
      { text: 'newer' },
    ]);
    expect(saver.pendingCount).toBe(0);
  });

  it('retries with longer pauses, and not more often while typing goes on', async () => {
    const unreachable = fails(new UnreachableError('down'));
    const { saver, batches } = server(unreachable, unreachable, unreachable);
    saver.update('a', text('one'));
    await saver.flush();
    expect(saver.isOffline).toBe(true);
    for (const words of ['two', 'three', 'four']) {
      saver.update('a', text(words));
      await vi.advanceTimersByTimeAsync(100);
    }
    expect(batches).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(1_000);
    expect(batches).toHaveLength(2);
    await vi.advanceTimersByTimeAsync(2_000);
    expect(batches).toHaveLength(3);
    await vi.advanceTimersByTimeAsync(4_000);
    expect(batches).toHaveLength(4);
    expect(batches[3]?.entries).toEqual([{ questionId: 'a', sequence: 11, ...sent('four') }]);
    expect(saver.isOffline).toBe(false);
    expect(saver.pendingCount).toBe(0);
  });

  it('waits as long as the server asks for', async () => {
    const { saver, batches } = server(
      fails(new RefusedError(429, 'TOO_MANY_REQUESTS', '', [], null, 20)),
    );
    saver.update('a', text('one'));
    await saver.flush();
    saver.update('a', text('typed meanwhile'));
    await vi.advanceTimersByTimeAsync(19_000);
    expect(batches).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(1_000);
    expect(batches).toHaveLength(2);
  });

  it('stops when another device has the attempt and keeps unsent answers', async () => {
    const { saver, batches, refused } = server(fails(refusal(409, 'LEASE_LOST')));
    saver.update('a', text('one'));
    await saver.flush();
    expect(refused).toHaveBeenCalledOnce();
    saver.update('a', text('two'));
    await vi.advanceTimersByTimeAsync(60_000);
    expect(batches).toHaveLength(1);
    expect(saver.pendingEntries()).toMatchObject([{ response: { text: 'one' } }]);
  });

  it('isolates an answer that the server cannot read and saves the others', async () => {
    const reads: Reply = async (batch) => {
      if (batch.entries.some(({ questionId }) => questionId === 'bad'))
        throw refusal(400, 'VALIDATION');
      return receipt(batch);
    };
    const { saver } = server(...Array.from({ length: 9 }, () => reads));
    for (const id of ['a', 'bad', 'c']) saver.update(id, text(id));
    await saver.flush();
    expect(['a', 'bad', 'c'].map((id) => saver.stateOf(id))).toEqual(['SAVED', 'REFUSED', 'SAVED']);
  });

  it('sends no more than the route accepts and closes a question after its answer', async () => {
    const { saver, batches } = server();
    for (let place = 0; place < 150; place += 1) saver.update(`q${place}`, text('x'));
    void saver.reach(150);
    await vi.advanceTimersByTimeAsync(0);
    expect(batches.map(({ entries, reached }) => [entries.length, reached])).toEqual([
      [100, undefined],
      [50, 150],
    ]);
  });

  it('accepts the receipt of a newer save, not of an older one', async () => {
    const stale: Reply = async (batch) => {
      const answer = await receipt(batch);
      return { ...answer, receipts: [{ questionId: 'a', epoch: 3, sequence: 7 }] };
    };
    const { saver } = server(stale);
    saver.update('a', text('one'));
    await saver.flush();
    expect(saver.stateOf('a')).toBe('PENDING');
    await vi.advanceTimersByTimeAsync(1_000);
    expect(saver.stateOf('a')).toBe('SAVED');
  });

  it('returns the remaining entries for a submission, or rejects', async () => {
    const { saver, batches } = server();
    saver.update('a', text('one'));
    expect(await saver.takeRemaining()).toMatchObject([{ questionId: 'a' }]);
    expect(batches).toEqual([]);
    const down = server(fails(new UnreachableError('down')));
    for (let place = 0; place < 150; place += 1) down.saver.update(`q${place}`, text('x'));
    await expect(down.saver.takeRemaining()).rejects.toThrow(UnreachableError);
  });

  it('sends typing without a pause every few seconds', async () => {
    const { saver, batches } = server();
    for (let key = 0; key < 24; key += 1) {
      saver.update('a', text('x'.repeat(key + 1)));
      await vi.advanceTimersByTimeAsync(500);
    }
    expect(batches).toHaveLength(2);
    expect(saver.stateOf('a')).toBe('PENDING');
    await vi.advanceTimersByTimeAsync(1_000);
    expect(batches).toHaveLength(3);
  });

  it('counts refused answers until they are changed', async () => {
    const closes: Reply = async (batch) => {
      const { questionId } = batch.entries[0] ?? { questionId: '' };
      const refused = [{ questionId, code: 'QUESTION_CLOSED' as const }];
      return { ...(await receipt(batch)), receipts: [], refused };
    };
    const { saver } = server(closes);
    saver.update('a', text('one'));
    await saver.flush();
    expect([saver.refusedCount, saver.pendingCount, saver.stateOf('a')]).toEqual([1, 0, 'REFUSED']);
    saver.update('a', text('two'));
    await saver.flush();
    expect([saver.refusedCount, saver.stateOf('a')]).toEqual([0, 'SAVED']);
  });

  it('does not close a question in a last request without its answer', async () => {
    const { saver, batches } = server(async () => new Promise(() => undefined));
    saver.update('a', text('字'.repeat(15_000)));
    saver.update('b', text('字'.repeat(15_000)));
    void saver.reach(2);
    await vi.advanceTimersByTimeAsync(0);
    saver.sendOnPageHide();
    expect(batches.map(({ entries, reached }) => [entries.length, reached])).toEqual([
      [2, 2],
      [1, undefined],
    ]);
  });

  it('keeps a single answer that a proxy finds too large', async () => {
    const proxy: Reply = async (batch) => {
      if (batch.entries.length > 1) throw refusal(413, 'SERVER');
      return receipt(batch);
    };
    const { saver, refused } = server(proxy, proxy, proxy, fails(refusal(413, 'SERVER')));
    saver.update('a', text('one'));
    saver.update('b', text('two'));
    await saver.flush();
    expect(saver.pendingCount).toBe(0);
    saver.update('a', text('three'));
    await saver.flush();
    expect([saver.stateOf('a'), refused.mock.calls]).toEqual(['PENDING', []]);
    await vi.advanceTimersByTimeAsync(1_000);
    expect(saver.stateOf('a')).toBe('SAVED');
  });

  it('sends a last request when the page goes away', async () => {
    const { saver, batches } = server(async () => new Promise(() => undefined));
    saver.update('a', text('one'));
    void saver.flush();
    saver.update('b', text('two'));
    saver.sendOnPageHide();
    await vi.advanceTimersByTimeAsync(0);
    expect(batches[1]?.entries.map(({ questionId }) => questionId)).toEqual(['a', 'b']);
    expect(saver.pendingCount).toBe(0);
  });
});

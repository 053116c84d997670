import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Refused, Unreachable } from '../api/api';
import { Saver } from './saver';
import type { SaverDependencies } from './saver-dependencies';
import type { Batch, SaveAnswer } from '../api/api-types';

const text = (words: string) => ({ response: { text: words }, isFlagged: false });
/** As it is sent. */
const sent = (words: string) => ({ ...text(words), typedAt: '2026-01-01T00:00:00.000Z' });
const refusal = (status: number, code: string) => new Refused(status, code, '', [], null, null);

type Reply = (batch: Batch) => Promise<SaveAnswer>;

const receipt: Reply = async ({ epoch, entries }) =>
  Promise.resolve({
    receipts: entries.map(({ questionId, sequence }) => ({ questionId, epoch, sequence })),
    refused: [],
    savedAt: null,
    deadlineAt: null,
    serverTime: '2026-01-01T00:00:00Z',
  });

/** Nothing outlives this page, and whatever is receipted is stored. */
const quiet: Omit<SaverDependencies, 'send'> = {
  store: { keep: () => undefined, forget: () => undefined, settled: async () => Promise.resolve() },
  now: () => Date.parse('2026-01-01T00:00:00Z'),
  judge: ({ sequence }, entry) => (sequence >= entry.sequence ? 'STORED' : 'EARLIER'),
  changed: () => undefined,
  refused: () => undefined,
};

/** A server that answers as told, in turn, and otherwise takes everything. */
function server(...replies: Reply[]) {
  const batches: Batch[] = [];
  const refused = vi.fn();
  const saver = new Saver(3, 7, [['stored', text('as it was')]], {
    ...quiet,
    refused,
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

describe('the saver', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it('sends what was typed when it pauses, each question once, counted on', async () => {
    const { saver, batches } = server();
    saver.note('a', text('o'));
    await vi.advanceTimersByTimeAsync(600);
    saver.note('a', text('on'));
    saver.note('b', text('two'));
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

  it('skips what says the same as before', async () => {
    const { saver, batches } = server();
    saver.note('stored', text('as it was'));
    await saver.flush();
    expect(batches).toEqual([]);
    saver.note('stored', text('changed'));
    await saver.flush();
    saver.note('stored', text('changed'));
    await saver.flush();
    expect(batches).toHaveLength(1);
  });

  it('keeps what was changed while an older answer was on its way', async () => {
    const { saver, batches } = server(async (batch) => {
      saver.note('a', text('newer'));
      return receipt(batch);
    });
    saver.note('a', text('older'));
    await saver.flush();
    expect(batches.map(({ entries }) => entries[0]?.response)).toEqual([
      { text: 'older' },
      { text: 'newer' },
    ]);
    expect(saver.pendingCount).toBe(0);
  });

  it('tries again, later and later, and not more often for what is typed meanwhile', async () => {
    const away = fails(new Unreachable('down'));
    const { saver, batches } = server(away, away, away);
    saver.note('a', text('one'));
    await saver.flush();
    expect(saver.isAway).toBe(true);
    for (const words of ['two', 'three', 'four']) {
      saver.note('a', text(words));
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
    expect(saver.isAway).toBe(false);
    expect(saver.pendingCount).toBe(0);
  });

  it('waits as long as the server asks', async () => {
    const { saver, batches } = server(
      fails(new Refused(429, 'TOO_MANY_REQUESTS', '', [], null, 20)),
    );
    saver.note('a', text('one'));
    await saver.flush();
    saver.note('a', text('typed meanwhile'));
    await vi.advanceTimersByTimeAsync(19_000);
    expect(batches).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(1_000);
    expect(batches).toHaveLength(2);
  });

  it('stops when another device has the attempt, and keeps what it could not send', async () => {
    const { saver, batches, refused } = server(fails(refusal(409, 'LEASE_LOST')));
    saver.note('a', text('one'));
    await saver.flush();
    expect(refused).toHaveBeenCalledOnce();
    saver.note('a', text('two'));
    await vi.advanceTimersByTimeAsync(60_000);
    expect(batches).toHaveLength(1);
    expect(saver.pendingEntries()).toMatchObject([{ response: { text: 'one' } }]);
  });

  it('sets one answer apart that the server cannot read, and saves the others', async () => {
    const reads: Reply = async (batch) => {
      if (batch.entries.some(({ questionId }) => questionId === 'bad'))
        throw refusal(400, 'VALIDATION');
      return receipt(batch);
    };
    const { saver } = server(...Array.from({ length: 9 }, () => reads));
    for (const id of ['a', 'bad', 'c']) saver.note(id, text(id));
    await saver.flush();
    expect(['a', 'bad', 'c'].map((id) => saver.stateOf(id))).toEqual(['SAVED', 'REFUSED', 'SAVED']);
  });

  it('sends no more at once than the route takes, and closes a question after its answer', async () => {
    const { saver, batches } = server();
    for (let place = 0; place < 150; place += 1) saver.note(`q${place}`, text('x'));
    saver.reach(150);
    await vi.advanceTimersByTimeAsync(0);
    expect(batches.map(({ entries, reached }) => [entries.length, reached])).toEqual([
      [100, undefined],
      [50, 150],
    ]);
  });

  it('takes a receipt of a newer save for its own, and of an older one not', async () => {
    const stale: Reply = async (batch) => {
      const answer = await receipt(batch);
      return { ...answer, receipts: [{ questionId: 'a', epoch: 3, sequence: 7 }] };
    };
    const { saver } = server(stale);
    saver.note('a', text('one'));
    await saver.flush();
    expect(saver.stateOf('a')).toBe('PENDING');
    await vi.advanceTimersByTimeAsync(1_000);
    expect(saver.stateOf('a')).toBe('SAVED');
  });

  it('hands over what is left for a submission, or says that it cannot', async () => {
    const { saver, batches } = server();
    saver.note('a', text('one'));
    expect(await saver.rest()).toMatchObject([{ questionId: 'a' }]);
    expect(batches).toEqual([]);
    const down = server(fails(new Unreachable('down')));
    for (let place = 0; place < 150; place += 1) down.saver.note(`q${place}`, text('x'));
    await expect(down.saver.rest()).rejects.toThrow(Unreachable);
  });

  it('sends what somebody types without a pause, every few seconds', async () => {
    const { saver, batches } = server();
    for (let key = 0; key < 24; key += 1) {
      saver.note('a', text('x'.repeat(key + 1)));
      await vi.advanceTimersByTimeAsync(500);
    }
    expect(batches).toHaveLength(2);
    expect(saver.stateOf('a')).toBe('PENDING');
    await vi.advanceTimersByTimeAsync(1_000);
    expect(batches).toHaveLength(3);
  });

  it('counts what the server does not take, until it is answered anew', async () => {
    const closes: Reply = async (batch) => {
      const { questionId } = batch.entries[0] ?? { questionId: '' };
      const refused = [{ questionId, code: 'QUESTION_CLOSED' }];
      return { ...(await receipt(batch)), receipts: [], refused };
    };
    const { saver } = server(closes);
    saver.note('a', text('one'));
    await saver.flush();
    expect([saver.refusedCount, saver.pendingCount, saver.stateOf('a')]).toEqual([1, 0, 'REFUSED']);
    saver.note('a', text('two'));
    await saver.flush();
    expect([saver.refusedCount, saver.stateOf('a')]).toEqual([0, 'SAVED']);
  });

  it('closes no question with the last request that leaves its answer out', async () => {
    const { saver, batches } = server(async () => new Promise(() => undefined));
    saver.note('a', text('字'.repeat(15_000)));
    saver.note('b', text('字'.repeat(15_000)));
    saver.reach(2);
    await vi.advanceTimersByTimeAsync(0);
    saver.leave();
    expect(batches.map(({ entries, reached }) => [entries.length, reached])).toEqual([
      [2, 2],
      [1, undefined],
    ]);
  });

  it('keeps an answer that is on its way alone when a proxy finds it too large', async () => {
    const proxy: Reply = async (batch) => {
      if (batch.entries.length > 1) throw refusal(413, 'SERVER');
      return receipt(batch);
    };
    const { saver, refused } = server(proxy, proxy, proxy, fails(refusal(413, 'SERVER')));
    saver.note('a', text('one'));
    saver.note('b', text('two'));
    await saver.flush();
    expect(saver.pendingCount).toBe(0);
    saver.note('a', text('three'));
    await saver.flush();
    expect([saver.stateOf('a'), refused.mock.calls]).toEqual(['PENDING', []]);
    await vi.advanceTimersByTimeAsync(1_000);
    expect(saver.stateOf('a')).toBe('SAVED');
  });

  it('sends a last time when the page goes away', async () => {
    const { saver, batches } = server(async () => new Promise(() => undefined));
    saver.note('a', text('one'));
    void saver.flush();
    saver.note('b', text('two'));
    saver.leave();
    await vi.advanceTimersByTimeAsync(0);
    expect(batches[1]?.entries.map(({ questionId }) => questionId)).toEqual(['a', 'b']);
    expect(saver.pendingCount).toBe(0);
  });
});

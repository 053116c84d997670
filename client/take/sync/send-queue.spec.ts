import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { RefusedError, UnreachableError } from '../api/api';
import { Saver } from './saver';
import type { SaverDependencies } from './saver-dependencies';
import type { Batch, SaveReply } from '../api/api-types';

const text = (words: string) => ({ response: { text: words }, isFlagged: false });
const blocked = new RefusedError(403, 'SERVER', '', [], null, null);

/** @param fails a proxy or server: throws for batches that it does not let through */
function behind(fails: (batch: Batch) => void, inOrder = false) {
  const sent: string[] = [];
  const send = async (batch: Batch): Promise<SaveReply> => {
    sent.push(batch.entries.map(({ questionId }) => questionId).join(' '));
    await Promise.resolve();
    fails(batch);
    return {
      receipts: batch.entries.map((entry) => ({ ...entry, epoch: batch.epoch })),
      refused: [],
      savedAt: '2026-01-01T00:00:00Z',
      deadlineAt: null,
      pausedAt: null,
      serverTime: '2026-01-01T00:00:00Z',
    };
  };
  const dependencies: SaverDependencies = {
    send,
    store: {
      put: () => undefined,
      delete: () => undefined,
      confirm: () => undefined,
      flush: async () => Promise.resolve(),
    },
    now: () => 0,
    checkReceipt: () => 'STORED',
    onChange: () => undefined,
    onRefusal: () => undefined,
  };
  const saver = new Saver(1, 0, [], dependencies, inOrder);
  return { saver, sent };
}

/** A school's filter, which blocks certain answers. */
const blocks =
  (...ids: string[]) =>
  ({ entries }: Batch): void => {
    if (entries.some(({ questionId }) => ids.includes(questionId))) throw blocked;
  };

describe('an answer that is blocked', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it.each([true, false])('does not delay the others (forward-only: %s)', async (inOrder) => {
    const { saver, sent } = behind(blocks('bad'), inOrder);
    for (const id of ['a', 'bad', 'c', 'd']) saver.update(id, text(id));
    await vi.advanceTimersByTimeAsync(20_000);
    const states = ['a', 'bad', 'c', 'd'].map((id) => saver.stateOf(id));
    expect(states).toEqual(['SAVED', 'PENDING', 'SAVED', 'SAVED']);
    // The others get through.
    expect(saver.isOffline).toBe(false);
    saver.update('e', text('e'));
    sent.length = 0;
    await saver.flush();
    expect([sent, saver.stateOf('e')]).toEqual([['e'], 'SAVED']);
    // It is retried alone, less and less often.
    sent.length = 0;
    await vi.advanceTimersByTimeAsync(600_000);
    expect(new Set(sent)).toEqual(new Set(['bad']));
    expect(sent.length).toBeLessThan(50);
  });

  it('is sent once it is no longer blocked', async () => {
    let isBlocked = true;
    const { saver } = behind((batch) => {
      if (isBlocked) blocks('bad')(batch);
    });
    for (const id of ['bad', 'b']) saver.update(id, text(id));
    await vi.advanceTimersByTimeAsync(10_000);
    isBlocked = false;
    await vi.advanceTimersByTimeAsync(60_000);
    expect([saver.stateOf('bad'), saver.pendingCount]).toEqual(['SAVED', 0]);
  });

  it('does not delay an answer that is typed during its retry', async () => {
    let isLate = false;
    const { saver } = behind((batch) => {
      if (isLate) saver.update('c', text('c'));
      blocks('bad')(batch);
    });
    for (const id of ['bad', 'b']) saver.update(id, text(id));
    await vi.advanceTimersByTimeAsync(120_000);
    isLate = true;
    await vi.advanceTimersToNextTimerAsync();
    expect(saver.stateOf('c')).toBe('PENDING');
    await vi.advanceTimersByTimeAsync(1_500);
    expect(saver.stateOf('c')).toBe('SAVED');
  });

  it('can be one of several', async () => {
    const { saver } = behind(blocks('bad', 'worse', 'worst'));
    for (const id of ['bad', 'worse', 'worst', 'd']) saver.update(id, text(id));
    await vi.advanceTimersByTimeAsync(60_000);
    expect([saver.stateOf('d'), saver.pendingCount]).toEqual(['SAVED', 3]);
  });

  it('keeps its place, forward-only, while nothing gets through at all', async () => {
    let isOpen = false;
    const { saver, sent } = behind(() => {
      if (!isOpen) throw blocked;
    }, true);
    for (const id of ['a', 'b', 'c', 'd']) saver.update(id, text(id));
    await vi.advanceTimersByTimeAsync(60_000);
    expect(saver.isOffline).toBe(true);
    isOpen = true;
    sent.length = 0;
    await vi.advanceTimersByTimeAsync(60_000);
    expect(sent.join(' ')).toBe('a b c d');
    expect([saver.isOffline, saver.pendingCount]).toEqual([false, 0]);
  });

  it('is left out of the last request of a page', async () => {
    const { saver, sent } = behind(blocks('bad'));
    for (const id of ['bad', 'b']) saver.update(id, text(id));
    await vi.advanceTimersByTimeAsync(5_000);
    for (const id of ['c', 'd']) saver.update(id, text(id));
    saver.sendOnPageHide();
    expect(sent.at(-1)).toBe('c d');
  });
});

describe('a slow connection', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it('gets smaller batches, then larger ones again', async () => {
    const { saver, sent } = behind(({ entries }) => {
      if (entries.length > 2) throw new UnreachableError('took too long');
    });
    for (let place = 0; place < 8; place += 1) saver.update(`q${place}`, text('x'));
    await vi.advanceTimersByTimeAsync(60_000);
    expect(saver.pendingCount).toBe(0);
    expect(sent.slice(0, 3)).toEqual(['q0 q1 q2 q3 q4 q5 q6 q7', 'q0 q1 q2 q3', 'q0 q1']);
    saver.update('a', text('a'));
    saver.update('b', text('b'));
    await saver.flush();
    expect(sent.at(-1)).toBe('a b');
  });

  it('gets answers in parts after a submission with all of them failed', async () => {
    const { saver, sent } = behind(() => undefined);
    for (const id of ['a', 'b', 'c']) saver.update(id, text(id));
    const entries = await saver.takeRemaining();
    expect([entries.length, sent]).toEqual([3, []]);
    saver.shrinkBatch(entries, new RefusedError(413, 'SERVER', '', [], null, null));
    expect(await saver.takeRemaining()).toEqual([]);
    expect(sent).toEqual(['a b', 'c']);
  });

  it('is not assumed when the server asks to wait', async () => {
    const { saver } = behind(() => undefined);
    for (const id of ['a', 'b', 'c']) saver.update(id, text(id));
    saver.shrinkBatch(saver.pendingEntries(), new RefusedError(429, 'TOO_MANY', '', [], null, 5));
    expect(await saver.takeRemaining()).toHaveLength(3);
  });
});

describe('a server that was unreachable', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it('counts as reachable when it took the last request of a page that came back', async () => {
    let isDown = true;
    const { saver } = behind(() => {
      if (isDown) throw new UnreachableError('down');
    });
    saver.update('a', text('a'));
    await saver.flush();
    expect(saver.isOffline).toBe(true);
    isDown = false;
    saver.sendOnPageHide();
    await vi.advanceTimersByTimeAsync(0);
    expect([saver.isOffline, saver.pendingCount]).toEqual([false, 0]);
  });

  it('counts as reachable when it cannot read the only answer', async () => {
    const errors = [
      new UnreachableError('down'),
      new RefusedError(400, 'VALIDATION', '', [], null, null),
    ];
    const { saver } = behind(() => {
      const error = errors.shift();
      if (error) throw error;
    });
    saver.update('a', text('a'));
    await vi.advanceTimersByTimeAsync(10_000);
    expect([saver.stateOf('a'), saver.isOffline]).toEqual(['REFUSED', false]);
  });
});

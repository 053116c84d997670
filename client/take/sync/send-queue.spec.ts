import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Refused, Unreachable } from '../api/api';
import { Saver } from './saver';
import type { SaverDependencies } from './saver-dependencies';
import type { Batch, SaveAnswer } from '../api/api-types';

const text = (words: string) => ({ response: { text: words }, isFlagged: false });
const blocked = new Refused(403, 'SERVER', '', [], null, null);

/** @param fails what is on the way: throws at what it does not let through */
function behind(fails: (batch: Batch) => void, inOrder = false) {
  const sent: string[] = [];
  const send = async (batch: Batch): Promise<SaveAnswer> => {
    sent.push(batch.entries.map(({ questionId }) => questionId).join(' '));
    await Promise.resolve();
    fails(batch);
    return {
      receipts: batch.entries.map((entry) => ({ ...entry, epoch: batch.epoch })),
      refused: [],
      savedAt: null,
      deadlineAt: null,
      serverTime: '2026-01-01T00:00:00Z',
    };
  };
  const wires: SaverDependencies = {
    send,
    store: {
      keep: () => undefined,
      forget: () => undefined,
      settled: async () => Promise.resolve(),
    },
    now: () => 0,
    judge: () => 'STORED',
    changed: () => undefined,
    refused: () => undefined,
  };
  const saver = new Saver(1, 0, [], wires, inOrder);
  return { saver, sent };
}

/** A school's filter. */
const blocks =
  (...ids: string[]) =>
  ({ entries }: Batch): void => {
    if (entries.some(({ questionId }) => ids.includes(questionId))) throw blocked;
  };

describe('an answer that does not get through', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it.each([true, false])('keeps no other one back (forward-only: %s)', async (inOrder) => {
    const { saver, sent } = behind(blocks('bad'), inOrder);
    for (const id of ['a', 'bad', 'c', 'd']) saver.note(id, text(id));
    await vi.advanceTimersByTimeAsync(20_000);
    const states = ['a', 'bad', 'c', 'd'].map((id) => saver.stateOf(id));
    expect(states).toEqual(['SAVED', 'PENDING', 'SAVED', 'SAVED']);
    // Others do get through.
    expect(saver.isAway).toBe(false);
    saver.note('e', text('e'));
    sent.length = 0;
    await saver.flush();
    expect([sent, saver.stateOf('e')]).toEqual([['e'], 'SAVED']);
    // It is tried again by itself, less and less often.
    sent.length = 0;
    await vi.advanceTimersByTimeAsync(600_000);
    expect(new Set(sent)).toEqual(new Set(['bad']));
    expect(sent.length).toBeLessThan(50);
  });

  it('is sent once it gets through after all', async () => {
    let isBlocked = true;
    const { saver } = behind((batch) => {
      if (isBlocked) blocks('bad')(batch);
    });
    for (const id of ['bad', 'b']) saver.note(id, text(id));
    await vi.advanceTimersByTimeAsync(10_000);
    isBlocked = false;
    await vi.advanceTimersByTimeAsync(60_000);
    expect([saver.stateOf('bad'), saver.pendingCount]).toEqual(['SAVED', 0]);
  });

  it('keeps nobody waiting who comes while it is tried again', async () => {
    let isLate = false;
    const { saver } = behind((batch) => {
      if (isLate) saver.note('c', text('c'));
      blocks('bad')(batch);
    });
    for (const id of ['bad', 'b']) saver.note(id, text(id));
    await vi.advanceTimersByTimeAsync(120_000);
    isLate = true;
    await vi.advanceTimersToNextTimerAsync();
    expect(saver.stateOf('c')).toBe('PENDING');
    await vi.advanceTimersByTimeAsync(1_500);
    expect(saver.stateOf('c')).toBe('SAVED');
  });

  it('is not the only one of its kind', async () => {
    const { saver } = behind(blocks('bad', 'worse', 'worst'));
    for (const id of ['bad', 'worse', 'worst', 'd']) saver.note(id, text(id));
    await vi.advanceTimersByTimeAsync(60_000);
    expect([saver.stateOf('d'), saver.pendingCount]).toEqual(['SAVED', 3]);
  });

  it('keeps its place, forward-only, where nothing gets through at all', async () => {
    let isOpen = false;
    const { saver, sent } = behind(() => {
      if (!isOpen) throw blocked;
    }, true);
    for (const id of ['a', 'b', 'c', 'd']) saver.note(id, text(id));
    await vi.advanceTimersByTimeAsync(60_000);
    expect(saver.isAway).toBe(true);
    isOpen = true;
    sent.length = 0;
    await vi.advanceTimersByTimeAsync(60_000);
    expect(sent.join(' ')).toBe('a b c d');
    expect([saver.isAway, saver.pendingCount]).toEqual([false, 0]);
  });

  it('is the last that goes with a page that goes away', async () => {
    const { saver, sent } = behind(blocks('bad'));
    for (const id of ['bad', 'b']) saver.note(id, text(id));
    await vi.advanceTimersByTimeAsync(5_000);
    for (const id of ['c', 'd']) saver.note(id, text(id));
    saver.leave();
    expect(sent.at(-1)).toBe('c d');
  });
});

describe('a slow line', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it('is given less at once, and more again', async () => {
    const { saver, sent } = behind(({ entries }) => {
      if (entries.length > 2) throw new Unreachable('took too long');
    });
    for (let place = 0; place < 8; place += 1) saver.note(`q${place}`, text('x'));
    await vi.advanceTimersByTimeAsync(60_000);
    expect(saver.pendingCount).toBe(0);
    expect(sent.slice(0, 3)).toEqual(['q0 q1 q2 q3 q4 q5 q6 q7', 'q0 q1 q2 q3', 'q0 q1']);
    saver.note('a', text('a'));
    saver.note('b', text('b'));
    await saver.flush();
    expect(sent.at(-1)).toBe('a b');
  });

  it('is given in parts what it did not take with a submission', async () => {
    const { saver, sent } = behind(() => undefined);
    for (const id of ['a', 'b', 'c']) saver.note(id, text(id));
    const entries = await saver.rest();
    expect([entries.length, sent]).toEqual([3, []]);
    saver.takeLess(entries, new Refused(413, 'SERVER', '', [], null, null));
    expect(await saver.rest()).toEqual([]);
    expect(sent).toEqual(['a b', 'c']);
  });

  it('is not what a server means that asks to wait', async () => {
    const { saver } = behind(() => undefined);
    for (const id of ['a', 'b', 'c']) saver.note(id, text(id));
    saver.takeLess(saver.pendingEntries(), new Refused(429, 'TOO_MANY', '', [], null, 5));
    expect(await saver.rest()).toHaveLength(3);
  });
});

describe('a server that was away', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it('is back when it took the last try of a page that was left, and come back to', async () => {
    let isDown = true;
    const { saver } = behind(() => {
      if (isDown) throw new Unreachable('down');
    });
    saver.note('a', text('a'));
    await saver.flush();
    expect(saver.isAway).toBe(true);
    isDown = false;
    saver.leave();
    await vi.advanceTimersByTimeAsync(0);
    expect([saver.isAway, saver.pendingCount]).toEqual([false, 0]);
  });

  it('is back when it cannot read the only answer', async () => {
    const errors = [new Unreachable('down'), new Refused(400, 'VALIDATION', '', [], null, null)];
    const { saver } = behind(() => {
      const error = errors.shift();
      if (error) throw error;
    });
    saver.note('a', text('a'));
    await vi.advanceTimersByTimeAsync(10_000);
    expect([saver.stateOf('a'), saver.isAway]).toEqual(['REFUSED', false]);
  });
});

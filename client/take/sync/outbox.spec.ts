import 'fake-indexeddb/auto';
import { IDBObjectStore } from 'fake-indexeddb';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { Outbox } from './outbox';
import type { OutboxAnswer } from './stored-rows';

let browserCount = 0;
/** The database name of another browser. */
const browser = (): string => `browser ${(browserCount += 1)}`;

const answer = (questionId: string, sequence: number, more: Partial<OutboxAnswer> = {}) => ({
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

describe('Outbox', () => {
  it('returns the last answer of each question to the next page, in the order of typing', async () => {
    const name = browser();
    const outbox = new Outbox(name);
    outbox.putAnswer(answer('b', 1));
    outbox.putAnswer(answer('a', 2));
    outbox.putAnswer(answer('b', 3));
    outbox.putAnswer(answer('b', 9, { attemptId: 'another' }));
    outbox.putAnswer(answer('c', 1, { epoch: 2 }));
    outbox.putSitting({ attemptId: 'attempt', epoch: 1, reached: 2, place: 0, handedInAt: 5 });
    await outbox.flush();

    const next = new Outbox(name);
    const found = await next.getAnswers('attempt');
    expect(found.map(({ questionId, sequence }) => `${questionId}${sequence}`)).toEqual([
      'a2',
      'b3',
      'c1',
    ]);
    expect(await next.getSitting('attempt')).toMatchObject({ reached: 2, place: 0, handedInAt: 5 });
    expect(await new Outbox(browser()).getAnswers('attempt')).toEqual([]);
    expect(next.isPersistent).toBe(true);
  });

  it('deletes an answer of one lease only', async () => {
    const outbox = new Outbox(browser());
    outbox.putAnswer(answer('a', 1));
    outbox.putAnswer(answer('a', 1, { epoch: 2 }));
    await outbox.flush();
    outbox.deleteAnswer(answer('a', 1));
    outbox.deleteSitting('attempt');
    expect(await outbox.getAnswers('attempt')).toMatchObject([answer('a', 1, { epoch: 2 })]);
    expect(await outbox.getSitting('attempt')).toBeNull();
  });

  it.each([
    ['takes an earlier answer over', (tab: Outbox) => tab.deleteAnswer(answer('a', 1))],
    [
      'learns that an earlier answer is stored as late',
      (tab: Outbox) => tab.putAnswer(answer('a', 1, { isAside: true })),
    ],
  ])('keeps what is typed in one tab while another %s', async (_name, settle) => {
    const name = browser();
    const [typing, other] = [new Outbox(name), new Outbox(name)];
    typing.putAnswer(answer('a', 1));
    await typing.flush();
    expect(await other.getAnswers('attempt')).toHaveLength(1);
    typing.putAnswer(answer('a', 2));
    await typing.flush();
    settle(other);
    await other.flush();
    expect(await other.getAnswers('attempt')).toMatchObject([answer('a', 2)]);
  });

  it('ignores the progress of an earlier lease', async () => {
    const outbox = new Outbox(browser());
    outbox.putSitting({ attemptId: 'attempt', epoch: 2, reached: 3, place: 0, handedInAt: null });
    await outbox.flush();
    outbox.putSitting({ attemptId: 'attempt', epoch: 1, reached: 0, place: 0, handedInAt: 5 });
    expect(await outbox.getSitting('attempt')).toMatchObject({ epoch: 2, reached: 3 });
  });

  it('deletes rows after 90 days', async () => {
    const name = browser();
    const day = 24 * 3_600_000;
    const now = vi.spyOn(Date, 'now').mockReturnValue(Date.now() - 91 * day);
    const outbox = new Outbox(name);
    outbox.putAnswer(answer('a', 1));
    outbox.putSitting({ attemptId: 'attempt', epoch: 1, reached: 3, place: 0, handedInAt: null });
    await outbox.flush();
    now.mockRestore();
    outbox.putAnswer(answer('b', 2));
    await outbox.flush();
    const next = new Outbox(name);
    expect(await next.getAnswers('attempt')).toMatchObject([{ questionId: 'b' }]);
    expect(await next.getSitting('attempt')).toBeNull();
  });

  it('reports a full disk, delays nothing, and writes all answers once there is space', async () => {
    const name = browser();
    const outbox = new Outbox(name);
    const listener = vi.fn();
    outbox.subscribe(listener);
    const full = vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
      throw new DOMException('The disk is full', 'QuotaExceededError');
    });
    outbox.putAnswer(answer('a', 1));
    await outbox.flush();
    expect([outbox.isPersistent, listener.mock.calls.length]).toEqual([false, 1]);
    full.mockRestore();
    outbox.putAnswer(answer('b', 2));
    await vi.waitFor(() => expect(outbox.isPersistent).toBe(true));
    expect(listener).toHaveBeenCalledTimes(2);
    expect(await new Outbox(name).getAnswers('attempt')).toHaveLength(2);
  });

  it('works without a database that cannot be opened', async () => {
    vi.spyOn(indexedDB, 'open').mockImplementation(() => {
      throw new DOMException('Storage is denied', 'SecurityError');
    });
    const outbox = new Outbox(browser());
    expect(await outbox.getAnswers('attempt')).toEqual([]);
    expect(outbox.isPersistent).toBe(false);
    outbox.putAnswer(answer('a', 1));
    await outbox.flush();
  });
});

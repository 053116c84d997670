import 'fake-indexeddb/auto';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { LateAnswers } from './late-answers';
import { Outbox } from './outbox';
import type { OutboxAnswer } from './stored-rows';

type Sent = Pick<OutboxAnswer, 'questionId' | 'epoch' | 'sequence'>;

let browserCount = 0;
let outbox: Outbox;
let late: LateAnswers;
/** The entries of each request. */
let sent: Sent[][];
let reply: (entries: Sent[]) => Response;

const answer = (questionId: string, epoch = 1): OutboxAnswer => ({
  attemptId: 'attempt',
  epoch,
  questionId,
  sequence: 7,
  response: { text: questionId },
  isFlagged: false,
  typedAt: '2026-03-01T10:00:00.000Z',
});

const storedReply = (entries: Sent[], outcome = 'KEPT'): Response =>
  new Response(
    JSON.stringify({
      settled: entries.map((entry) => ({ ...entry, outcome, held: null, hash: null })),
    }),
  );

const refused = (status: number, code: string): Response =>
  new Response(JSON.stringify({ code }), { status });

const outboxIds = async (): Promise<string[]> =>
  (await outbox.getAnswers('attempt')).map(({ questionId, isAside }) =>
    isAside ? `${questionId} late` : questionId,
  );

beforeEach(() => {
  outbox = new Outbox(`browser ${(browserCount += 1)}`);
  late = new LateAnswers('token', outbox);
  sent = [];
  reply = (entries) => storedReply(entries);
  vi.stubGlobal('fetch', async (_: string, { body }: { body: string }) => {
    const { entries } = JSON.parse(body) as { entries: Sent[] };
    sent.push(entries);
    return Promise.resolve(reply(entries));
  });
});
afterEach(() => void vi.unstubAllGlobals());

/** Like the page: the answers are in the outbox already. */
function deliver(answers: OutboxAnswer[]): void {
  for (const each of answers) outbox.putAnswer(each);
  late.deliver('attempt', answers);
}

const waitUntilSent = async (state: Partial<ReturnType<LateAnswers['stateOf']>>): Promise<void> =>
  vi.waitFor(() => expect(late.stateOf('attempt')).toMatchObject({ waiting: 0, ...state }), 5_000);

describe('LateAnswers', () => {
  it('removes answers that are in the paper from the outbox and marks those stored as late', async () => {
    reply = ([first, ...others]) => {
      const lateEntries = others.map((entry) => ({ ...entry, outcome: 'KEPT', held: null }));
      return new Response(
        JSON.stringify({ settled: [{ ...first, outcome: 'STORED', held: null }, ...lateEntries] }),
      );
    };
    deliver([answer('a'), answer('b'), answer('b', 2)]);
    expect(late.stateOf('attempt').waiting).toBe(3);
    await waitUntilSent({ stored: 1 });
    expect(sent).toHaveLength(1);
    expect(await outboxIds()).toEqual(['b late', 'b late']);
  });

  it('retries until the answers are stored, at once when the connection is back', async () => {
    reply = () => refused(503, 'UNAVAILABLE');
    deliver([answer('a')]);
    await vi.waitFor(() => expect(sent.length).toBeGreaterThan(0));
    expect(await outboxIds()).toEqual(['a']);
    reply = (entries) => storedReply(entries);
    await vi.waitFor(() => {
      late.tryNow();
      expect(late.stateOf('attempt').stored).toBe(1);
    });
    expect(await outboxIds()).toEqual(['a late']);
  });

  it('sends answers singly past a malformed one and reports that one', async () => {
    reply = (entries) =>
      entries.some(({ questionId }) => questionId === 'bad')
        ? refused(400, 'VALIDATION')
        : storedReply(entries);
    deliver([answer('a'), answer('bad'), answer('c')]);
    await waitUntilSent({ stored: 2, refused: 1 });
    expect(await outboxIds()).toEqual(['a late', 'c late']);
  });

  it('sends answers past one that a filter blocks and retries that one', async () => {
    let isBlocked = true;
    reply = (entries) =>
      isBlocked && entries.some(({ questionId }) => questionId === 'bad')
        ? refused(403, 'BLOCKED')
        : storedReply(entries);
    deliver(['bad', 'a', 'c'].map((id) => answer(id)));
    await vi.waitFor(() =>
      expect(late.stateOf('attempt')).toMatchObject({ stored: 2, waiting: 1 }),
    );
    isBlocked = false;
    await vi.waitFor(() => {
      late.tryNow();
      expect(late.stateOf('attempt').stored).toBe(3);
    });
  });

  it('keeps answers and reports it when the server stores no more', async () => {
    reply = () => refused(409, 'LATE_FULL');
    deliver([answer('a')]);
    await vi.waitFor(() => expect(late.stateOf('attempt').isFull).toBe(true));
    expect([late.stateOf('attempt').waiting, await outboxIds(), sent.length]).toEqual([
      1,
      ['a'],
      1,
    ]);
  });

  it.each([
    ['another answer is stored under its number', 7, { stored: 0, refused: 1 }],
    ['a later answer of the same page is stored', 8, { stored: 1, refused: 0 }],
  ])('reports whether an answer is stored when %s', async (_, sequence, state) => {
    reply = ([entry]) => {
      const held = { epoch: entry?.epoch, sequence };
      const settled = [{ ...entry, outcome: 'KEPT', held, hash: 'another hash' }];
      return new Response(JSON.stringify({ settled }));
    };
    deliver([answer('a')]);
    await waitUntilSent(state);
  });

  it('sends answers singly when the server stores no more, since it settles those it has', async () => {
    reply = (entries) =>
      entries.some(({ questionId }) => questionId === 'new')
        ? refused(409, 'LATE_FULL')
        : storedReply(entries);
    deliver(['new', 'a', 'b'].map((id) => answer(id)));
    await vi.waitFor(() =>
      expect(late.stateOf('attempt')).toMatchObject({ stored: 2, isFull: true }),
    );
    expect(late.stateOf('attempt').waiting).toBe(1);
  });

  it.each([
    [409, 'STILL_TAKEN'],
    [401, 'LINK_INVALID'],
  ])('keeps answers after %d %s', async (status, code) => {
    reply = () => refused(status, code);
    deliver([answer('a')]);
    await waitUntilSent({ stored: 0 });
    expect(await outboxIds()).toEqual(['a']);
    expect(sent).toHaveLength(1);
  });
});

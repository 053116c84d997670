import 'fake-indexeddb/auto';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { LateAnswers } from './late-answers';
import { Outbox, type KeptAnswer } from './outbox';

type Sent = Pick<KeptAnswer, 'questionId' | 'epoch' | 'sequence'>;

let names = 0;
let outbox: Outbox;
let late: LateAnswers;
/** What the server was sent, a request each. */
let sent: Sent[][];
let reply: (entries: Sent[]) => Response;

const answer = (questionId: string, epoch = 1): KeptAnswer => ({
  attemptId: 'attempt',
  epoch,
  questionId,
  sequence: 7,
  response: { text: questionId },
  isFlagged: false,
  typedAt: '2026-03-01T10:00:00.000Z',
});

const kept = (entries: Sent[], outcome = 'KEPT'): Response =>
  new Response(
    JSON.stringify({
      settled: entries.map((entry) => ({ ...entry, outcome, held: null, hash: null })),
    }),
  );

const refused = (status: number, code: string): Response =>
  new Response(JSON.stringify({ code }), { status });

const left = async (): Promise<string[]> =>
  (await outbox.answersOf('attempt')).map(({ questionId, isAside }) =>
    isAside ? `${questionId} aside` : questionId,
  );

beforeEach(() => {
  outbox = new Outbox(`browser ${(names += 1)}`);
  late = new LateAnswers('token', outbox);
  sent = [];
  reply = (entries) => kept(entries);
  vi.stubGlobal('fetch', async (_: string, { body }: { body: string }) => {
    const { entries } = JSON.parse(body) as { entries: Sent[] };
    sent.push(entries);
    return Promise.resolve(reply(entries));
  });
});
afterEach(() => void vi.unstubAllGlobals());

/** As the page does it: they stand in the outbox already. */
function deliver(answers: KeptAnswer[]): void {
  for (const each of answers) outbox.keep(each);
  late.deliver('attempt', answers);
}

const isDone = async (state: Partial<ReturnType<LateAnswers['stateOf']>>): Promise<void> =>
  vi.waitFor(() => expect(late.stateOf('attempt')).toMatchObject({ waiting: 0, ...state }), 5_000);

describe('late answers', () => {
  it('leave the outbox when the server has them after all, and wait there to be taken back', async () => {
    reply = ([first, ...others]) => {
      const aside = others.map((entry) => ({ ...entry, outcome: 'KEPT', held: null }));
      return new Response(
        JSON.stringify({ settled: [{ ...first, outcome: 'STORED', held: null }, ...aside] }),
      );
    };
    deliver([answer('a'), answer('b'), answer('b', 2)]);
    expect(late.stateOf('attempt').waiting).toBe(3);
    await isDone({ kept: 1 });
    expect(sent).toHaveLength(1);
    expect(await left()).toEqual(['b aside', 'b aside']);
  });

  it('are sent again until they are there, at once when the line is back', async () => {
    reply = () => refused(503, 'UNAVAILABLE');
    deliver([answer('a')]);
    await vi.waitFor(() => expect(sent.length).toBeGreaterThan(0));
    expect(await left()).toEqual(['a']);
    reply = (entries) => kept(entries);
    await vi.waitFor(() => {
      late.tryNow();
      expect(late.stateOf('attempt').kept).toBe(1);
    });
    expect(await left()).toEqual(['a aside']);
  });

  it('go one by one past one that cannot be read, which is told', async () => {
    reply = (entries) =>
      entries.some(({ questionId }) => questionId === 'bad')
        ? refused(400, 'VALIDATION')
        : kept(entries);
    deliver([answer('a'), answer('bad'), answer('c')]);
    await isDone({ kept: 2, refused: 1 });
    expect(await left()).toEqual(['a aside', 'c aside']);
  });

  it('go past one that a filter on the way denies, which is tried again', async () => {
    let isBlocked = true;
    reply = (entries) =>
      isBlocked && entries.some(({ questionId }) => questionId === 'bad')
        ? refused(403, 'BLOCKED')
        : kept(entries);
    deliver(['bad', 'a', 'c'].map((id) => answer(id)));
    await vi.waitFor(() => expect(late.stateOf('attempt')).toMatchObject({ kept: 2, waiting: 1 }));
    isBlocked = false;
    await vi.waitFor(() => {
      late.tryNow();
      expect(late.stateOf('attempt').kept).toBe(3);
    });
  });

  it('stay here, and that is said, where the server keeps no more', async () => {
    reply = () => refused(409, 'LATE_FULL');
    deliver([answer('a')]);
    await vi.waitFor(() => expect(late.stateOf('attempt').isFull).toBe(true));
    expect([late.stateOf('attempt').waiting, await left(), sent.length]).toEqual([1, ['a'], 1]);
  });

  it.each([
    ['something else is kept under their number', 7, { kept: 0, refused: 1 }],
    ['a later answer of the same page is', 8, { kept: 1, refused: 0 }],
  ])('are said to be kept or not where %s', async (_, sequence, state) => {
    reply = ([entry]) => {
      const held = { epoch: entry?.epoch, sequence };
      const settled = [{ ...entry, outcome: 'KEPT', held, hash: 'of something else' }];
      return new Response(JSON.stringify({ settled }));
    };
    deliver([answer('a')]);
    await isDone(state);
  });

  it('go one by one where the server keeps no more: what it has already is answered', async () => {
    reply = (entries) =>
      entries.some(({ questionId }) => questionId === 'new')
        ? refused(409, 'LATE_FULL')
        : kept(entries);
    deliver(['new', 'a', 'b'].map((id) => answer(id)));
    await vi.waitFor(() =>
      expect(late.stateOf('attempt')).toMatchObject({ kept: 2, isFull: true }),
    );
    expect(late.stateOf('attempt').waiting).toBe(1);
  });

  it.each([
    [409, 'STILL_TAKEN'],
    [401, 'LINK_INVALID'],
  ])('stay here after %d %s', async (status, code) => {
    reply = () => refused(status, code);
    deliver([answer('a')]);
    await isDone({ kept: 0 });
    expect(await left()).toEqual(['a']);
    expect(sent).toHaveLength(1);
  });
});

import 'fake-indexeddb/auto';
import { afterEach, expect, it, vi } from 'vitest';
import type { AttemptContext } from './attempt-context';
import { findBegun, storeBegun } from './begun-attempts';
import { ServerClock } from './clock';
import { Outbox } from '../sync/outbox';
import type { Tab } from './tab';
import type { KnownResponse, KnownSitting } from '../api/api-types';

let count = 0;

function contextOf(name: string, token = 'token'): AttemptContext {
  const outbox = new Outbox(`begun ${count}`);
  const tab = { name } as Tab;
  return { token, tab, outbox, clock: new ServerClock() } as AttemptContext;
}

function sittingOf(epoch: number, responses: KnownResponse[] = []): KnownSitting {
  return {
    attempt: { id: 'attempt', number: 1, epoch },
    paper: { title: 'Rivers', questionCount: 1, questions: [] },
    responses,
  } as unknown as KnownSitting;
}

const answered = (text: string, epoch: number, sequence: number): KnownResponse => ({
  questionId: 'q',
  response: { text },
  isFlagged: false,
  epoch,
  sequence,
});

/** Stores an attempt in which nothing has changed since it was opened. */
function store(context: AttemptContext, sitting: KnownSitting): void {
  const deadline = { report: () => ({ deadlineAt: null, pausedAt: null }) };
  storeBegun(context, sitting, {
    deadline,
    progress: { place: 0, questions: [] },
    messages: { all: [] },
  });
}

async function confirm(outbox: Outbox, answer: KnownResponse): Promise<void> {
  const { epoch, sequence } = answer;
  const version = { attemptId: 'attempt', questionId: 'q', epoch, sequence };
  outbox.confirmAnswer(version, { attemptId: 'attempt', ...answer });
  await outbox.flush();
}

/** No other tab has the attempt open. */
const locks = (held: { name: string }[]): void => {
  const request = async (
    _name: string,
    { signal }: { signal: AbortSignal },
    run: () => Promise<unknown>,
  ): Promise<unknown> =>
    held.length === 0
      ? run()
      : new Promise((_done, fail) =>
          signal.addEventListener('abort', () => fail(new Error('aborted'))),
        );
  vi.stubGlobal('navigator', { locks: { request } });
};

afterEach(() => {
  count += 1;
  vi.unstubAllGlobals();
});

it('finds the attempt of its link only, with higher numbers than any page before has used', async () => {
  locks([]);
  const context = contextOf('tab');
  store(context, sittingOf(2, [answered('early', 2, 7)]));
  await confirm(context.outbox, answered('late', 2, 40));
  expect(await findBegun(contextOf('tab', 'another'))).toBeNull();
  const found = await findBegun(contextOf('tab'));
  expect(found).toMatchObject({ client: 'tab', sequence: 100_040 });
  expect(found?.sitting.responses).toMatchObject([{ response: { text: 'late' } }]);
});

it('prefers the answer of the later lease, wherever it is stored', async () => {
  locks([]);
  const context = contextOf('tab');
  await confirm(context.outbox, answered('here, before', 1, 90));
  store(context, sittingOf(3, [answered('on the phone', 2, 5)]));
  const found = await findBegun(contextOf('tab'));
  expect(found?.sitting.responses).toMatchObject([{ response: { text: 'on the phone' } }]);
});

it('leaves an attempt to the tab that has it open, or may have it open', async () => {
  store(contextOf('first'), sittingOf(1));
  locks([{ name: 'take.attempt' }]);
  expect(await findBegun(contextOf('second'))).toBeNull();
  // Not even the page of the same name: a restored tab may have it, too.
  expect(await findBegun(contextOf('first'))).toBeNull();
  locks([]);
  expect(await findBegun(contextOf('second'))).not.toBeNull();
  vi.stubGlobal('navigator', {});
  expect(await findBegun(contextOf('second'))).toBeNull();
  expect(await findBegun(contextOf('first'))).not.toBeNull();
});

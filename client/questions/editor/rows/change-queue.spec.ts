import { CombinedGraphQLErrors } from '@apollo/client/errors';
import { beforeEach, describe, expect, it } from 'vitest';
import { Stale, UndoneInPart, type Change, type Undo } from './change';
import { ChangeQueue } from './change-queue';
import { NOTHING_LEFT, type Left } from './undo-each';

/** What happened, in order: `send a`, `reload`, `say …`. */
let log: string[];
let undos: Map<string, () => void>;
/** What reading has to wait for. */
let reading: Promise<void>;
let isReadable: boolean;
let isOurs: boolean;
let queue: ChangeQueue;

beforeEach(() => {
  log = [];
  undos = new Map();
  reading = Promise.resolve();
  isReadable = true;
  isOurs = true;
  queue = new ChangeQueue({
    isOurs: () => isOurs,
    reload: async (isWanted) => {
      log.push('reload');
      await reading;
      if (!isReadable || !isWanted()) return false;
      log.push('shown');
      return true;
    },
    say: (tone, message, onUndo) => {
      log.push(`${tone}: ${message}`);
      if (onUndo) undos.set(message, onUndo);
    },
  });
});

function later() {
  let resolve = (): void => {};
  const promise = new Promise<void>((done) => (resolve = done));
  return { promise, resolve };
}

const settled = async (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

const stale = () =>
  new CombinedGraphQLErrors({
    errors: [{ message: 'The version is old', extensions: { code: 'STALE_VERSION' } }],
  });

interface Sent extends Partial<Change> {
  after?: Promise<void>;
  error?: unknown;
  /** How many questions were done before the error. */
  count?: number;
  undo?: Undo | string;
}

function change(name: string, { after, error, count = 0, undo, ...rest }: Sent = {}): void {
  queue.run({
    size: 150,
    done: null,
    undone: `undone ${name}`,
    stale: 'Look again',
    staleUndo: 'Somebody else was here',
    undoneInPart: 'Undone in part',
    send: async () => {
      log.push(`send ${name}`);
      await after;
      const failure = error === undefined ? null : { error };
      const takeBack: Undo | string =
        undo ??
        (() => {
          log.push(`undo ${name}`);
          return Promise.resolve(NOTHING_LEFT);
        });
      return { count, failure, undo: failure && count === 0 ? null : takeBack };
    },
    ...rest,
  });
}

describe('the queue of changes', () => {
  it('sends none of those behind a change that failed, and reads once', async () => {
    const first = later();
    change('a', { after: first.promise, error: stale() });
    change('b');
    change('c');
    first.resolve();
    await settled();
    expect(log).toEqual([
      'send a',
      'failure: Look again',
      'warning: The 2 changes you made after that were not saved. Make them again if you still want them.',
      'reload',
      'shown',
    ]);
    change('d');
    await settled();
    expect(log.at(-1)).toBe('send d');
  });

  it('sends nothing that was asked for before the page shows what is stored', async () => {
    const read = later();
    reading = read.promise;
    change('a', { error: stale() });
    await settled();
    change('b');
    read.resolve();
    await settled();
    expect(log.slice(2)).toEqual([
      'reload',
      'shown',
      'warning: The change you made after that was not saved. Make it again if you still want it.',
    ]);
  });

  it('sends nothing after a failure that could not be followed by reading, until that succeeds', async () => {
    isReadable = false;
    change('a', { error: stale() });
    await settled();
    change('b');
    await settled();
    expect(log).not.toContain('send b');
    isReadable = true;
    queue.refresh();
    await settled();
    change('c');
    await settled();
    expect(log).toContain('send c');
  });

  it('reads what it cannot show once nothing waits, and keeps a move that is made meanwhile', async () => {
    change('copy', { isUnseen: true });
    change('move');
    await settled();
    expect(log).toEqual(['send copy', 'send move', 'reload', 'shown']);
    log = [];
    const read = later();
    reading = read.promise;
    queue.refresh();
    await settled();
    change('move again');
    read.resolve();
    await settled();
    expect(log).toEqual(['reload', 'send move again', 'reload', 'shown']);
  });

  it('undoes the change that still waits, not the one before it', async () => {
    change('a');
    await settled();
    const sending = later();
    change('b', { after: sending.promise });
    queue.undoLast();
    sending.resolve();
    await settled();
    expect(log).toEqual(['send a', 'send b', 'undo b', 'success: undone b', 'reload', 'shown']);
    queue.undoLast();
    queue.undoLast();
    await settled();
    expect(log).toContain('undo a');
    expect(log).toContain('warning: There is nothing to undo.');
  });

  it('undoes once, however often its message is clicked', async () => {
    change('a', { done: 'Moved' });
    await settled();
    undos.get('Moved')?.();
    undos.get('Moved')?.();
    await settled();
    expect(log.filter((entry) => entry === 'undo a')).toHaveLength(1);
  });

  it('offers to undo what was made of a change that failed in the middle', async () => {
    change('a', { count: 100, error: new TypeError('Failed to fetch') });
    await settled();
    const partly = 'Only 100 of 150 questions were changed.';
    expect(log.slice(0, 2)).toEqual(['send a', `warning: ${partly}`]);
    expect(log[2]).toMatch(/^failure: /);
    undos.get(partly)?.();
    await settled();
    expect(log).toContain('undo a');
  });

  it('takes no move back over a later change of the order, nor over one that stays', async () => {
    change('move', { order: 'moves', done: 'Moved' });
    change('deletion', { order: 'counts' });
    await settled();
    undos.get('Moved')?.();
    await settled();
    expect(log.at(-1)).toMatch(/^warning: You have moved, copied or deleted questions since then/);
    queue.undoLast();
    change('large move', { undo: 'It stays', done: 'Moved much' });
    queue.undoLast();
    await settled();
    expect(log).toContain('undo deletion');
    expect(log).toContain('warning: It stays');
    expect(log).not.toContain('undo move');
    expect(undos.has('Moved much')).toBe(false);
  });

  it('sends nothing as another account', async () => {
    const logOut = settled().then(settled);
    change('a', { after: logOut.then(() => void (isOurs = false)) });
    change('b');
    await logOut.then(settled);
    expect(log).toEqual(['send a']);
  });

  it('says when somebody else was faster than an undo', async () => {
    for (const error of [stale(), new Stale()]) {
      log = [];
      change('a', { undo: async () => Promise.reject(error) });
      queue.undoLast();
      await settled();
      expect(log).toEqual(['send a', 'failure: Somebody else was here', 'reload', 'shown']);
    }
  });

  it('says when an undo was made in part, and undoes nothing again', async () => {
    change('a', { undo: async () => Promise.reject(new UndoneInPart()) });
    queue.undoLast();
    queue.undoLast();
    await settled();
    expect(log.slice(1, 3)).toEqual([
      'failure: Undone in part',
      'warning: The change you made after that was not saved. Make it again if you still want it.',
    ]);
    queue.undoLast();
    await settled();
    expect(log.at(-1)).toBe('warning: There is nothing to undo.');
  });

  it('keeps an undo for which there has to be space first', async () => {
    const full = { message: 'Full', extensions: { code: 'QUIZ_IS_FULL' } };
    const errors = [new CombinedGraphQLErrors({ errors: [full] })];
    const undo: Undo = async () => {
      const error = errors.pop();
      return error ? Promise.reject(error) : NOTHING_LEFT;
    };
    change('a', { undo });
    queue.undoLast();
    await settled();
    queue.undoLast();
    await settled();
    expect(log.filter((entry) => entry.includes(': '))).toEqual([
      'failure: Full',
      'success: undone a',
    ]);
  });

  it('says what an undo has left as it is', async () => {
    const left = ({ changed }: Left, all: number): string | null =>
      changed > 0 ? `${changed} of ${all} stay` : null;
    change('a', { count: 3, left, undo: () => Promise.resolve({ changed: 2, gone: 0 }) });
    change('b', { count: 3, left, undo: () => Promise.resolve({ changed: 0, gone: 2 }) });
    queue.undoLast();
    queue.undoLast();
    await settled();
    expect(log.slice(2, 4)).toEqual(['success: undone b', 'warning: 2 of 3 stay']);
  });

  it('keeps an undo that got no response', async () => {
    let isOffline = true;
    const failure = async () => Promise.reject(new TypeError('Failed to fetch'));
    const undo: Undo = async () => (isOffline ? failure() : NOTHING_LEFT);
    change('a', { undo });
    queue.undoLast();
    await settled();
    isOffline = false;
    queue.undoLast();
    await settled();
    expect(log).toContain('success: undone a');
  });

  it('says that something is unsent until the last change has its answer, not while it reads', async () => {
    const seen: boolean[] = [];
    queue.listen(() => seen.push(queue.isUnsent));
    const [first, second, read] = [later(), later(), later()];
    reading = read.promise;
    change('a', { after: first.promise });
    change('b', { after: second.promise, isUnseen: true });
    expect(seen).toEqual([true]);
    first.resolve();
    await settled();
    expect(queue.isUnsent).toBe(true);
    second.resolve();
    await settled();
    expect(log.at(-1)).toBe('reload');
    expect(seen).toEqual([true, false]);
    // What was asked for meanwhile is dropped with the failure: nothing is lost any more that was not said.
    change('c', { error: stale() });
    change('d');
    read.resolve();
    await settled();
    expect(log).not.toContain('send d');
    expect(seen).toEqual([true, false, true, false]);
  });
});

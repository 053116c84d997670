import { beforeEach, describe, expect, it } from 'vitest';
import { later, settled, stale, TestQueue } from './test-queue';

let on: TestQueue;
beforeEach(() => void (on = new TestQueue()));

describe('the queue of changes', () => {
  it('sends none of those behind a change that failed, and reads once', async () => {
    const first = later();
    on.change('a', { after: first.promise, error: stale() });
    on.change('b');
    on.change('c');
    first.resolve();
    await settled();
    expect(on.log).toEqual([
      'send a',
      'failure: Look again',
      'warning: The 2 changes you made after that were not saved. Make them again if you still want them.',
      'reload',
      'shown',
    ]);
    on.change('d');
    await settled();
    expect(on.log.at(-1)).toBe('send d');
  });

  it('sends nothing that was asked for before the page shows what is stored', async () => {
    const read = later();
    on.reading = read.promise;
    on.change('a', { error: stale() });
    await settled();
    on.change('b');
    read.resolve();
    await settled();
    expect(on.log.slice(2)).toEqual([
      'reload',
      'shown',
      'warning: The change you made after that was not saved. Make it again if you still want it.',
    ]);
  });

  it('sends nothing after a failure that could not be followed by reading, until that succeeds', async () => {
    on.isReadable = false;
    on.change('a', { error: stale() });
    await settled();
    on.change('b');
    await settled();
    expect(on.log).not.toContain('send b');
    on.isReadable = true;
    on.queue.refresh();
    await settled();
    on.change('c');
    await settled();
    expect(on.log).toContain('send c');
  });

  it('reads what it cannot show once nothing waits, and keeps a move that is made meanwhile', async () => {
    on.change('copy', { isUnseen: true });
    on.change('move');
    await settled();
    expect(on.log).toEqual(['send copy', 'send move', 'reload', 'shown']);
    on.log = [];
    const read = later();
    on.reading = read.promise;
    on.queue.refresh();
    await settled();
    on.change('move again');
    read.resolve();
    await settled();
    expect(on.log).toEqual(['reload', 'send move again', 'reload', 'shown']);
  });

  it('sends nothing as another account', async () => {
    const logOut = settled().then(settled);
    on.change('a', { after: logOut.then(() => void (on.isOurs = false)) });
    on.change('b');
    await logOut.then(settled);
    expect(on.log.slice(0, 1)).toEqual(['send a']);
    expect(on.log.slice(1)).toEqual([expect.stringMatching(/^warning: The change you made after/)]);
  });

  it('says that something is unsent until the last change has its answer, not while it reads', async () => {
    const seen: boolean[] = [];
    on.queue.listen(() => seen.push(on.queue.isUnsent));
    const [first, second, read] = [later(), later(), later()];
    on.reading = read.promise;
    on.change('a', { after: first.promise });
    on.change('b', { after: second.promise, isUnseen: true });
    expect(seen).toEqual([true]);
    first.resolve();
    await settled();
    expect(on.queue.isUnsent).toBe(true);
    second.resolve();
    await settled();
    expect(on.log.at(-1)).toBe('reload');
    expect(seen).toEqual([true, false]);
    // What was asked for meanwhile is dropped with the failure: nothing is lost any more that was not said.
    on.change('c', { error: stale() });
    on.change('d');
    read.resolve();
    await settled();
    expect(on.log).not.toContain('send d');
    expect(seen).toEqual([true, false, true, false]);
  });
});

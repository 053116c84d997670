import { beforeEach, describe, expect, it } from 'vitest';
import { CombinedGraphQLErrors } from '@apollo/client/errors';
import { Stale, UndoneInPart, type Undo } from './change';
import { NOTHING_LEFT, type Left } from './undo-each';
import { later, settled, stale, TestQueue } from './test-queue';

let on: TestQueue;
beforeEach(() => void (on = new TestQueue()));

describe('undoing changes', () => {
  it('undoes the change that still waits, not the one before it', async () => {
    on.change('a');
    await settled();
    const sending = later();
    on.change('b', { after: sending.promise });
    on.queue.undoLast();
    sending.resolve();
    await settled();
    expect(on.log).toEqual(['send a', 'send b', 'undo b', 'success: undone b', 'reload', 'shown']);
    on.queue.undoLast();
    on.queue.undoLast();
    await settled();
    expect(on.log).toContain('undo a');
    expect(on.log).toContain('warning: There is nothing to undo.');
  });

  it('undoes once, however often its message is clicked', async () => {
    on.change('a', { done: 'Moved' });
    await settled();
    on.undos.get('Moved')?.();
    on.undos.get('Moved')?.();
    await settled();
    expect(on.log.filter((entry) => entry === 'undo a')).toHaveLength(1);
  });

  it('offers to undo what was made of a change that failed in the middle', async () => {
    on.change('a', { count: 100, error: new TypeError('Failed to fetch') });
    await settled();
    const partly = 'Only 100 of 150 questions were changed.';
    expect(on.log.slice(0, 2)).toEqual(['send a', `warning: ${partly}`]);
    expect(on.log[2]).toMatch(/^failure: /);
    on.undos.get(partly)?.();
    await settled();
    expect(on.log).toContain('undo a');
  });

  it('takes no move back over a later change of the order, nor over one that stays', async () => {
    on.change('move', { order: 'moves', done: 'Moved' });
    on.change('deletion', { order: 'counts' });
    await settled();
    on.undos.get('Moved')?.();
    await settled();
    expect(on.log.at(-1)).toMatch(
      /^warning: You have moved, copied or deleted questions since then/,
    );
    on.queue.undoLast();
    on.change('large move', { undo: 'It stays', done: 'Moved much' });
    on.queue.undoLast();
    await settled();
    expect(on.log).toContain('undo deletion');
    expect(on.log).toContain('warning: It stays');
    expect(on.log).not.toContain('undo move');
    expect(on.undos.has('Moved much')).toBe(false);
  });

  it('says when somebody else was faster than an undo', async () => {
    for (const error of [stale(), new Stale()]) {
      on.log = [];
      on.change('a', { undo: async () => Promise.reject(error) });
      on.queue.undoLast();
      await settled();
      expect(on.log).toEqual(['send a', 'failure: Somebody else was here', 'reload', 'shown']);
    }
  });

  it('says when an undo was made in part, and undoes nothing again', async () => {
    on.change('a', { undo: async () => Promise.reject(new UndoneInPart()) });
    on.queue.undoLast();
    on.queue.undoLast();
    await settled();
    expect(on.log.slice(1, 3)).toEqual([
      'failure: Undone in part',
      'warning: The change you made after that was not saved. Make it again if you still want it.',
    ]);
    on.queue.undoLast();
    await settled();
    expect(on.log.at(-1)).toBe('warning: There is nothing to undo.');
  });

  it('keeps an undo for which there has to be space first', async () => {
    const full = { message: 'Full', extensions: { code: 'QUIZ_IS_FULL' } };
    const errors = [new CombinedGraphQLErrors({ errors: [full] })];
    const undo: Undo = async () => {
      const error = errors.pop();
      return error ? Promise.reject(error) : NOTHING_LEFT;
    };
    on.change('a', { undo });
    on.queue.undoLast();
    await settled();
    on.queue.undoLast();
    await settled();
    expect(on.log.filter((entry) => entry.includes(': '))).toEqual([
      'failure: Full',
      'success: undone a',
    ]);
  });

  it('says what an undo has left as it is', async () => {
    const left = ({ changed }: Left, all: number): string | null =>
      changed > 0 ? `${changed} of ${all} stay` : null;
    on.change('a', { count: 3, left, undo: () => Promise.resolve({ changed: 2, gone: 0 }) });
    on.change('b', { count: 3, left, undo: () => Promise.resolve({ changed: 0, gone: 2 }) });
    on.queue.undoLast();
    on.queue.undoLast();
    await settled();
    expect(on.log.slice(2, 4)).toEqual(['success: undone b', 'warning: 2 of 3 stay']);
  });

  it('keeps an undo that got no response', async () => {
    let isOffline = true;
    const failure = async () => Promise.reject(new TypeError('Failed to fetch'));
    const undo: Undo = async () => (isOffline ? failure() : NOTHING_LEFT);
    on.change('a', { undo });
    on.queue.undoLast();
    await settled();
    isOffline = false;
    on.queue.undoLast();
    await settled();
    expect(on.log).toContain('success: undone a');
  });

  it('takes no move back over a change that was undone in part, or cannot be', async () => {
    const undos: Undo[] = [
      () => Promise.resolve({ changed: 1, gone: 0 }),
      async () => Promise.reject(new Stale()),
    ];
    for (const undo of [...undos, 'It stays']) {
      on = new TestQueue();
      on.change('move', { order: 'moves', done: 'Moved' });
      on.change('marks');
      on.change('copies', { order: 'counts', undo });
      on.queue.undoLast();
      await settled();
      on.undos.get('Moved')?.();
      on.queue.undoLast();
      on.queue.undoLast();
      await settled();
      expect(on.log).toContain('undo marks');
      expect(on.log).toContain(
        'warning: A later change could not be undone, so the questions stay where they are.',
      );
      expect(on.log).not.toContain('undo move');
      // It is said once: nothing stands in the way of what was changed before.
      expect(on.log).toContain('warning: There is nothing to undo.');
    }
  });
});

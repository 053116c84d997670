import { beforeEach, expect, it, vi } from 'vitest';
import { confirmLeaving, confirmLogOut } from '../../../ui/drafts/leave-confirmation';
import { guardUntilSent } from './guard-until-sent';
import { later, settled, TestQueue } from './test-queue';

const listeners = new Set<unknown>();
beforeEach(() => {
  vi.stubGlobal('addEventListener', (_name: string, one: unknown) => listeners.add(one));
  vi.stubGlobal('removeEventListener', (_name: string, one: unknown) => listeners.delete(one));
  return () => void vi.unstubAllGlobals();
});

it('makes a log-out wait until changes are sent, also for an undo after the page was left', async () => {
  const on = new TestQueue();
  const [first, second] = [later(), later()];
  on.change('a', { after: first.promise, done: 'Moved', undo: undoAfter(second.promise) });
  guardUntilSent(on.queue);
  // Nothing else waits: no dialog of another page.
  expect(await confirmLeaving()).toBe(true);
  await expectWait(first.resolve);
  on.undos.get('Moved')?.();
  await expectWait(second.resolve);
});

/** A log-out waits until this is sent. */
async function expectWait(send: () => void): Promise<void> {
  let isLoggedOut = false;
  const logOut = confirmLogOut().then((isConfirmed) => (isLoggedOut = isConfirmed));
  await settled();
  expect([isLoggedOut, listeners.size]).toEqual([false, 1]);
  send();
  await logOut;
  expect([isLoggedOut, listeners.size]).toEqual([true, 0]);
  await settled();
}

function undoAfter(promise: Promise<void>) {
  return async () => promise.then(() => ({ changed: 0, gone: 0 }));
}

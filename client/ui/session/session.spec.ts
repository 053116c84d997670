import { beforeEach, expect, it, vi } from 'vitest';

let kept: Map<string, string>;
/** What another tab of the browser stores. */
let storeElsewhere: (email: string) => void;

/** A page of this browser. The session is state of its module. */
async function open() {
  vi.resetModules();
  return import('./session');
}

beforeEach(() => {
  kept = new Map([
    ['token', 'a token'],
    ['email', 'a@example.org'],
  ]);
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  });
  vi.stubGlobal('window', {
    addEventListener: (_name: string, listener: (event: { key: string }) => void) => {
      storeElsewhere = (email) => {
        kept.set('email', email);
        listener({ key: 'email' });
      };
    },
  });
  return () => void vi.unstubAllGlobals();
});

it('reports every change of the address by another tab, also after one that this tab has made', async () => {
  const { readSession, changeSessionEmail, watchSession } = await open();
  expect(readSession()?.email).toBe('a@example.org');
  const changes: unknown[] = [];
  watchSession(({ before, after, isSame }) => changes.push([before, after, isSame]));
  expect(changeSessionEmail('b@example.org')).toBe('a@example.org');
  storeElsewhere('c@example.org');
  storeElsewhere('d@example.org');
  expect(changes).toEqual([
    ['b@example.org', 'c@example.org', true],
    ['c@example.org', 'd@example.org', true],
  ]);
  expect(readSession()?.email).toBe('d@example.org');
});

it('knows the session of another account from none', async () => {
  const { readSession, hasOtherAccount, clearSession } = await open();
  expect([readSession() === null, hasOtherAccount()]).toEqual([false, false]);
  clearSession();
  expect([readSession() === null, hasOtherAccount()]).toEqual([true, false]);
  kept.set('token', 'another token').set('email', 'b@example.org');
  expect([readSession() === null, hasOtherAccount()]).toEqual([true, true]);
});

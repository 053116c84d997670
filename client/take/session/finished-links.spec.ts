import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { FINISHED_KEY, isFinished, markFinished, watchFinished } from './finished-links';
import { removeOldNotes } from './remove-old-notes';

let stored: Map<string, string>;
let listeners: Map<string, (event: unknown) => void>;
let type: string;
beforeEach(() => {
  stored = new Map();
  listeners = new Map();
  type = 'navigate';
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
    removeItem: (key: string) => stored.delete(key),
  });
  vi.stubGlobal('performance', { getEntriesByType: () => [{ type }] });
  vi.stubGlobal('addEventListener', (name: string, listener: (event: unknown) => void) =>
    listeners.set(name, listener),
  );
  vi.stubGlobal('removeEventListener', (name: string) => listeners.delete(name));
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

it('ends the other pages of a link, and no page of another one', () => {
  const onFinished = vi.fn();
  const stop = watchFinished('ada', onFinished);
  markFinished('bob');
  listeners.get('storage')?.({ key: FINISHED_KEY });
  expect(onFinished).not.toHaveBeenCalled();
  markFinished('ada');
  listeners.get('storage')?.({ key: FINISHED_KEY });
  listeners.get('pageshow')?.({ persisted: true });
  listeners.get('pageshow')?.({ persisted: false });
  expect(onFinished).toHaveBeenCalledTimes(2);
  stop();
  expect(listeners.size).toBe(0);
  expect(stored.get(FINISHED_KEY)).not.toContain('ada');
});

it('ends a page that is reached by Back, until the link is opened on purpose', () => {
  const onFinished = vi.fn();
  markFinished('ada');
  type = 'back_forward';
  watchFinished('ada', onFinished);
  expect(onFinished).toHaveBeenCalledOnce();
  type = 'navigate';
  watchFinished('ada', onFinished);
  expect([isFinished('ada'), onFinished.mock.calls.length]).toEqual([false, 1]);
});

it('forgets it after a day, and does without storage', () => {
  vi.useFakeTimers({ now: Date.parse('2026-03-01T10:00:00Z') });
  markFinished('ada');
  vi.setSystemTime(Date.parse('2026-03-02T11:00:00Z'));
  removeOldNotes();
  expect(stored.size).toBe(0);
  expect(isFinished('ada')).toBe(false);
  stored.set(FINISHED_KEY, '{');
  expect(isFinished('ada')).toBe(false);
  vi.stubGlobal('localStorage', undefined);
  markFinished('ada');
  expect(isFinished('ada')).toBe(false);
});

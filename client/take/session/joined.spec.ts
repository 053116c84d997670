import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { forgetJoined, listJoined, rememberJoined } from './joined';
import { removeOldNotes } from './remove-old-notes';

const ada = { code: 'ABCD2345', token: 'ada', name: 'Ada' };
let stored: Map<string, string>;
beforeEach(() => {
  stored = new Map();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
    removeItem: (key: string) => stored.delete(key),
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

it('remembers who joined an exam, the latest first and each once', () => {
  const bob = { ...ada, token: 'bob', name: 'Bob' };
  for (const joined of [ada, bob, { ...ada, code: 'OTHER234', token: 'x' }, ada])
    rememberJoined(joined);
  expect(listJoined(ada.code)).toEqual([ada, bob]);
  forgetJoined('ada');
  expect(listJoined(ada.code)).toEqual([bob]);
});

it('remembers the newest hundred', () => {
  for (let n = 0; n < 105; n += 1) rememberJoined({ ...ada, token: `token ${n}` });
  expect(listJoined(ada.code)).toHaveLength(100);
  expect(listJoined(ada.code)[0]?.token).toBe('token 104');
});

it('forgets who has not gone on for thirty days', () => {
  vi.useFakeTimers({ now: Date.parse('2026-03-01') });
  rememberJoined(ada);
  vi.setSystemTime(Date.parse('2026-03-30'));
  expect(listJoined(ada.code)).toEqual([ada]);
  vi.setSystemTime(Date.parse('2026-03-31'));
  removeOldNotes();
  expect(stored.size).toBe(0);
  expect(listJoined(ada.code)).toEqual([]);
});

it.each(['{', '{}', 'null', '[null, 1, {"code": "ABCD2345"}]'])('reads %s as nobody', (text) => {
  stored.set('take.joined', text);
  expect(listJoined(ada.code)).toEqual([]);
});

it('does without storage', () => {
  vi.stubGlobal('localStorage', undefined);
  rememberJoined(ada);
  expect(listJoined(ada.code)).toEqual([]);
});

import { beforeEach, expect, it, vi } from 'vitest';
import { dropTrustedOf, storeTrusted, trustedTokenOf } from './trusted-browser';

const kept = new Map<string, string>();
beforeEach(() => {
  kept.clear();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  });
});

it('keeps the token of each account, and forgets one alone', () => {
  storeTrusted('ada@example.org', 'first');
  storeTrusted('grace@example.org', 'hers');
  storeTrusted(' Ada@example.org', 'second');
  expect(trustedTokenOf('ADA@example.org ')).toBe('second');
  expect(trustedTokenOf('grace@example.org')).toBe('hers');
  dropTrustedOf('ada@example.org');
  expect(trustedTokenOf('ada@example.org')).toBeNull();
  expect(trustedTokenOf('grace@example.org')).toBe('hers');
  dropTrustedOf('grace@example.org');
  expect(kept.size).toBe(0);
});

it('keeps ten: the oldest gives way', () => {
  for (let number = 0; number <= 10; number += 1) storeTrusted(`${number}@example.org`, 'token');
  expect(trustedTokenOf('0@example.org')).toBeNull();
  expect(trustedTokenOf('1@example.org')).toBe('token');
});

it.each(['no JSON', '"text"', '{"email":"ada@example.org","token":"from before"}', 'null'])(
  'finds nothing in %s',
  (text) => {
    kept.set('trusted-browser', text);
    expect(trustedTokenOf('ada@example.org')).toBeNull();
  },
);

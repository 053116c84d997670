import { beforeEach, expect, it, vi } from 'vitest';
import { dropTrustedFor, storeTrusted, trustedTokenFor } from './trusted-browser';

const storage = new Map<string, string>();
beforeEach(() => {
  storage.clear();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => storage.get(key) ?? null,
    setItem: (key: string, value: string) => storage.set(key, value),
    removeItem: (key: string) => storage.delete(key),
  });
});

it('stores a token for each account, and deletes a single one', () => {
  storeTrusted('ada@example.org', 'first');
  storeTrusted('grace@example.org', 'hers');
  storeTrusted(' Ada@example.org', 'second');
  expect(trustedTokenFor('ADA@example.org ')).toBe('second');
  expect(trustedTokenFor('grace@example.org')).toBe('hers');
  dropTrustedFor('ada@example.org');
  expect(trustedTokenFor('ada@example.org')).toBeNull();
  expect(trustedTokenFor('grace@example.org')).toBe('hers');
  dropTrustedFor('grace@example.org');
  expect(storage.size).toBe(0);
});

it('stores ten tokens, and deletes the oldest first', () => {
  for (let number = 0; number <= 10; number += 1) storeTrusted(`${number}@example.org`, 'token');
  expect(trustedTokenFor('0@example.org')).toBeNull();
  expect(trustedTokenFor('1@example.org')).toBe('token');
});

it.each(['no JSON', '"text"', '{"email":"ada@example.org","token":"from before"}', 'null'])(
  'ignores the stored value %s',
  (text) => {
    storage.set('trusted-browser', text);
    expect(trustedTokenFor('ada@example.org')).toBeNull();
  },
);

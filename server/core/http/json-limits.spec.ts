import { describe, expect, it } from 'vitest';
import { exceededJsonLimit, hasDuplicateKeys } from './json-limits.js';

const UNLIMITED = { values: 1_000_000, depth: 1_000_000 };
const bytes = (json: string) => new TextEncoder().encode(json);

describe('values', () => {
  it.each([
    ['a number', '-1.5e3', 1],
    ['a string', ' "a" ', 1],
    ['literals', '[true,false,null,1]', 5],
    ['an empty array', '[ ]', 1],
    ['arrays', '[[],[[]]]', 4],
    ['an object, without its keys', '{"a" : 1, "b"\n:{"c":"d"}}', 4],
    ['punctuation in strings', String.raw`["[1,2]", "{\"a\":1}", "\\", "\\\"", ""]`, 6],
    ['characters of several bytes', '["ü","🙂","क"]', 4],
    ['a repeated key', '{"a":1,"a":2,"a":3}', 4],
  ])('of %s are counted', (_what, json, values) => {
    expect(exceededJsonLimit(bytes(json), { ...UNLIMITED, values })).toBeNull();
    expect(exceededJsonLimit(bytes(json), { ...UNLIMITED, values: values - 1 })).toBe('values');
  });

  it('are counted up to the point where the JSON is invalid', () => {
    const json = bytes(`[${'1,'.repeat(100)}::"`);
    expect(exceededJsonLimit(json, { ...UNLIMITED, values: 100 })).toBe('values');
    expect(exceededJsonLimit(bytes('"never closed'), UNLIMITED)).toBeNull();
    expect(exceededJsonLimit(bytes(''), UNLIMITED)).toBeNull();
  });
});

describe('depth', () => {
  it.each([
    ['a value alone', '1', 0],
    ['an array', '[]', 1],
    ['objects and arrays', '{"a":[{"b":1}]}', 3],
    ['values side by side', '[[1],[2],{"a":[3]}]', 3],
    ['brackets in strings', '["[[[[", {}]', 2],
  ])('of %s is counted', (_what, json, depth) => {
    expect(exceededJsonLimit(bytes(json), { ...UNLIMITED, depth })).toBeNull();
    expect(exceededJsonLimit(bytes(json), { ...UNLIMITED, depth: depth - 1 })).toBe('depth');
  });

  it('is limited in JSON that never ends', () => {
    expect(exceededJsonLimit(bytes('['.repeat(100_000)), { ...UNLIMITED, depth: 32 })).toBe(
      'depth',
    );
    expect(exceededJsonLimit(bytes('{"a":'.repeat(100_000)), { ...UNLIMITED, depth: 32 })).toBe(
      'depth',
    );
  });
});

it.each([
  ['{"a":1,"b":{"a":2},"c":[{"a":3},{"a":4}]}', false],
  ['{"a":1,"a":1}', true],
  [String.raw`{"a":1,"\u0061":2}`, true],
  ['{"b":[{"c":{"d":1 ,"e":2, "d" :3}}]}', true],
  ['["a:",":","\\":"]', false],
  ['"a"', false],
])('finds duplicate keys: %s', (json, hasDuplicates) => {
  expect(hasDuplicateKeys(bytes(json), JSON.parse(json))).toBe(hasDuplicates);
});

import { describe, expect, it } from 'vitest';
import { exceededJsonBound, hasRepeatedNames } from './json-bounds.js';

const FREE = { values: 1_000_000, depth: 1_000_000 };
const bytes = (json: string) => new TextEncoder().encode(json);

describe('values', () => {
  it.each([
    ['a number', '-1.5e3', 1],
    ['a string', ' "a" ', 1],
    ['words', '[true,false,null,1]', 5],
    ['an empty array', '[ ]', 1],
    ['arrays', '[[],[[]]]', 4],
    ['an object, without the names of its fields', '{"a" : 1, "b"\n:{"c":"d"}}', 4],
    ['signs in strings', String.raw`["[1,2]", "{\"a\":1}", "\\", "\\\"", ""]`, 6],
    ['characters of several bytes', '["ü","🙂","क"]', 4],
    ['a name that is given again and again', '{"a":1,"a":2,"a":3}', 4],
  ])('of %s are counted', (_what, json, values) => {
    expect(exceededJsonBound(bytes(json), { ...FREE, values })).toBeNull();
    expect(exceededJsonBound(bytes(json), { ...FREE, values: values - 1 })).toBe('values');
  });

  it('are counted up to where it is no JSON any more', () => {
    const json = bytes(`[${'1,'.repeat(100)}::"`);
    expect(exceededJsonBound(json, { ...FREE, values: 100 })).toBe('values');
    expect(exceededJsonBound(bytes('"never closed'), FREE)).toBeNull();
    expect(exceededJsonBound(bytes(''), FREE)).toBeNull();
  });
});

describe('depth', () => {
  it.each([
    ['a value alone', '1', 0],
    ['an array', '[]', 1],
    ['objects and arrays', '{"a":[{"b":1}]}', 3],
    ['what stands side by side', '[[1],[2],{"a":[3]}]', 3],
    ['brackets in strings', '["[[[[", {}]', 2],
  ])('of %s is counted', (_what, json, depth) => {
    expect(exceededJsonBound(bytes(json), { ...FREE, depth })).toBeNull();
    expect(exceededJsonBound(bytes(json), { ...FREE, depth: depth - 1 })).toBe('depth');
  });

  it('is a bound for what never ends', () => {
    expect(exceededJsonBound(bytes('['.repeat(100_000)), { ...FREE, depth: 32 })).toBe('depth');
    expect(exceededJsonBound(bytes('{"a":'.repeat(100_000)), { ...FREE, depth: 32 })).toBe('depth');
  });
});

it.each([
  ['{"a":1,"b":{"a":2},"c":[{"a":3},{"a":4}]}', false],
  ['{"a":1,"a":1}', true],
  [String.raw`{"a":1,"\u0061":2}`, true],
  ['{"b":[{"c":{"d":1 ,"e":2, "d" :3}}]}', true],
  ['["a:",":","\\":"]', false],
  ['"a"', false],
])('names that are given twice are found: %s', (json, isRepeating) => {
  expect(hasRepeatedNames(bytes(json), JSON.parse(json))).toBe(isRepeating);
});

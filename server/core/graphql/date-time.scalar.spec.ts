import { parseValue } from 'graphql';
import { describe, expect, it } from 'vitest';
import { DateTimeScalar } from './date-time.scalar.js';

const REFUSED = /^Times are ISO 8601 with seconds and an offset/;

describe('DateTime', () => {
  it.each([
    ['2026-05-04T09:00:00+02:00', '2026-05-04T07:00:00.000Z'],
    ['2024-02-29T23:59:59.1239Z', '2024-02-29T23:59:59.123Z'],
    ['2026-05-04T00:00:00-00:30', '2026-05-04T00:30:00.000Z'],
  ])('%s is %s', (text, time) => {
    for (const read of [
      DateTimeScalar.parseValue(text),
      DateTimeScalar.parseLiteral(parseValue(`"${text}"`), {}),
    ])
      expect(DateTimeScalar.serialize(read)).toBe(time);
  });

  it.each([
    'true',
    '2026',
    'CLOSED',
    '[]',
    '"hall 12"',
    '"2026-02-30T09:00:00Z"',
    '"2025-02-29T09:00:00Z"',
    '"2026-05-04T09:00:00"',
    '"2026-05-04T09:00Z"',
    '"2026-05-04"',
    '"2026-05-04 09:00:00Z"',
    '"2026-05-04T24:00:00Z"',
    '"2026-05-04T09:00:00+25:00"',
    `"2026-05-04T09:00:00.${'0'.repeat(40)}Z"`,
  ])('is never %s', (literal) => {
    expect(() => DateTimeScalar.parseLiteral(parseValue(literal), {})).toThrow(REFUSED);
    const value: unknown = literal === 'CLOSED' ? literal : JSON.parse(literal);
    expect(() => DateTimeScalar.parseValue(value)).toThrow(REFUSED);
  });
});

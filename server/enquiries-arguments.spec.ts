import { describe, expect, it } from 'vitest';
import { UsageError } from './command.js';
import { enquiryKinds } from './enquiries/enquiry.queries.js';
import { readArguments } from './enquiries-arguments.js';

describe('readArguments', () => {
  const listed = { verb: 'list', kinds: enquiryKinds, since: null, limit: 50, page: 1 };
  const since = new Date('2026-01-31T00:00:00Z');

  it.each([
    ['list', listed],
    ['list feedback', { ...listed, kinds: ['feedback'] }],
    ['list --limit 1000 --page 7', { ...listed, limit: 1_000, page: 7 }],
    ['list --since 2026-01-31 contact', { ...listed, kinds: ['contact'], since }],
    ['csv newsletter', { verb: 'csv', kind: 'newsletter', since: null }],
    ['csv contact --since=2026-01-31', { verb: 'csv', kind: 'contact', since }],
    ['remove Ada@example.org', { verb: 'remove', address: 'Ada@example.org' }],
  ])('accepts %s', (typed, expected) => {
    expect(readArguments(typed.split(' '))).toEqual(expected);
  });

  it.each([
    '',
    'show',
    'csv',
    'csv mails',
    'csv contact --page 2',
    'list contact feedback',
    'list --since 2026-02-30',
    'list --since yesterday',
    'list --since',
    'list --limit 0',
    'list --limit 1001',
    'list --page -1',
    'list --all',
    'remove',
    'remove ada',
    'remove ada@example.org bob@example.org',
    'remove ada@example.org --since 2026-01-01',
    `remove ${'a'.repeat(250)}@example.org`,
  ])('rejects "%s" with the usage', (typed) => {
    expect(() => readArguments(typed.split(' ').filter(Boolean))).toThrow(UsageError);
    expect(() => readArguments(typed.split(' ').filter(Boolean))).toThrow(/remove <address>/);
  });
});

import { expect, it } from 'vitest';
import { toTokenDraft } from './token-draft';

it.each([
  [30, '30'],
  ['30', '30'],
  ['', ''],
])('a draft with %j as its days has %j', (days, typed) => {
  const stored = { name: 'Question bank', scope: 'READ' as const, days, password: 'Secret' };
  expect(toTokenDraft(stored)).toEqual({ name: 'Question bank', scope: 'READ', days: typed });
});

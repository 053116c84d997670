import { createHash } from 'node:crypto';
import { expect, it } from 'vitest';
import { ReceiptChecker } from './receipt-checker';
import { saveHash } from './save-hash';
import type { Entry } from '../api/api-types';

const entry: Entry = {
  questionId: 'a',
  sequence: 4,
  response: { text: 'Zoë: "क्यों"\n' },
  isFlagged: true,
  typedAt: '2026-03-01T10:00:00.000Z',
};

it('hashes the canonical JSON of RFC 8785: sorted keys, no spaces', () => {
  const text = `{"attemptId":"one","epoch":2,"isFlagged":true,"questionId":"a","response":{"text":"Zoë: \\"क्यों\\"\\n"},"sequence":4}`;
  expect(saveHash('one', 2, entry)).toBe(createHash('sha256').update(text).digest('hex'));
});

it('accepts a receipt of the sent answer only', () => {
  const receipts = new ReceiptChecker('one', 2);
  const receipt = (epoch: number, sequence: number, hash?: string) =>
    receipts.check({ questionId: 'a', epoch, sequence, ...(hash && { hash }) }, entry);
  expect(receipt(2, 3)).toBe('EARLIER');
  expect(receipt(1, 9)).toBe('EARLIER');
  expect(receipt(2, 4, saveHash('one', 2, entry))).toBe('STORED');
  expect(receipt(2, 4)).toBe('STORED');
  // This page has used no higher number: another one with its lease has.
  expect(receipt(2, 5, 'hash of a later save')).toBe('OUTNUMBERED');
  expect(receipt(3, 1, 'hash of another lease')).toBe('STORED');
  const mismatches = [1, 2, 3].map(() => receipt(2, 4, 'another hash'));
  expect(mismatches).toEqual(['MISMATCH', 'MISMATCH', 'GIVE_UP']);
});

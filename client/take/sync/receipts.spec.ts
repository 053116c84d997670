import { createHash } from 'node:crypto';
import { expect, it } from 'vitest';
import { Receipts } from './receipts';
import { saveHash } from './save-hash';
import type { Entry } from '../api/api-types';

const entry: Entry = {
  questionId: 'a',
  sequence: 4,
  response: { text: 'Zoë: "क्यों"\n' },
  isFlagged: true,
  typedAt: '2026-03-01T10:00:00.000Z',
};

it('hashes as RFC 8785 says: keys in order, nothing between', () => {
  const text = `{"attemptId":"one","epoch":2,"isFlagged":true,"questionId":"a","response":{"text":"Zoë: \\"क्यों\\"\\n"},"sequence":4}`;
  expect(saveHash('one', 2, entry)).toBe(createHash('sha256').update(text).digest('hex'));
});

it('tells a receipt of what was sent from one of something else', () => {
  const receipts = new Receipts('one', 2);
  const receipt = (epoch: number, sequence: number, hash?: string) =>
    receipts.judge({ questionId: 'a', epoch, sequence, ...(hash && { hash }) }, entry);
  expect(receipt(2, 3)).toBe('EARLIER');
  expect(receipt(1, 9)).toBe('EARLIER');
  expect(receipt(2, 4, saveHash('one', 2, entry))).toBe('STORED');
  expect(receipt(2, 4)).toBe('STORED');
  expect(receipt(2, 5, 'of a later one')).toBe('STORED');
  expect(receipt(3, 1, 'of another lease')).toBe('STORED');
  const others = [1, 2, 3].map(() => receipt(2, 4, 'of something else'));
  expect(others).toEqual(['ANOTHER', 'ANOTHER', 'NEVER']);
});

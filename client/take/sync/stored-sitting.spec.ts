import { describe, expect, it } from 'vitest';
import { furthestOf, sortOut } from './stored-sitting';
import type { KeptAnswer } from './outbox';
import type { Question, StoredResponse } from '../api/api-types';

const typedAt = '2026-03-01T10:00:00.000Z';

const kept = (questionId: string, epoch: number, sequence: number, text: string): KeptAnswer => ({
  attemptId: 'attempt',
  questionId,
  epoch,
  sequence,
  response: { text },
  isFlagged: false,
  typedAt,
});

const stored = (questionId: string, epoch: number, sequence: number, text: string) =>
  ({ questionId, epoch, sequence, response: { text }, isFlagged: false }) as StoredResponse;

/** By what is to become of them, their texts. */
function fates(answers: KeptAnswer[], responses: StoredResponse[]): Record<string, unknown[]> {
  const texts = (found: KeptAnswer[]): unknown[] =>
    found.map(({ response }) => response && 'text' in response && response.text);
  const { again, done, late } = sortOut(answers, responses);
  return { again: texts(again), done: texts(done), late: texts(late) };
}

describe('what was typed here and never receipted', () => {
  it.each([
    ['is sent again where nothing is stored', [], 'again'],
    ['is sent again over what was stored before it', [stored('a', 2, 3, 'older')], 'again'],
    ['is done where that very save is stored', [stored('a', 2, 4, 'typed')], 'done'],
    ['is done where a later one of the same page is stored', [stored('a', 2, 5, 'later')], 'done'],
    ['is done where the same is stored from elsewhere', [stored('a', 3, 1, 'typed')], 'done'],
    ['is for staff where it was answered elsewhere since', [stored('a', 3, 1, 'other')], 'late'],
  ])('%s', (_, responses, fate) => {
    const none = { again: [], done: [], late: [] };
    expect(fates([kept('a', 2, 4, 'typed')], responses)).toEqual({ ...none, [fate]: ['typed'] });
  });

  it('is with the server already where that keeps it aside, and may be taken back', () => {
    const aside = { ...kept('a', 1, 4, 'typed'), isAside: true };
    expect(fates([aside], [stored('a', 2, 1, 'other')])['done']).toEqual(['typed']);
    expect(fates([aside], [])['again']).toEqual(['typed']);
  });

  it('is for staff where its question was closed elsewhere', () => {
    const shut = (questionId: string): boolean => questionId === 'a';
    const { again, late } = sortOut([kept('a', 1, 1, 'x'), kept('b', 1, 2, 'y')], [], shut);
    expect([again.length, late.map(({ questionId }) => questionId)]).toEqual([1, ['a']]);
  });

  it('gives way to what was typed here later, and is for staff if that says something else', () => {
    const answers = [kept('a', 1, 9, 'first'), kept('b', 1, 10, 'same'), kept('b', 2, 1, 'same')];
    expect(fates([...answers, kept('a', 2, 2, 'second')], [])).toEqual({
      again: ['same', 'second'],
      done: ['same'],
      late: ['first'],
    });
  });
});

describe('forward-only', () => {
  const questions = ['a', 'b', 'c'].map((id) => ({ id }) as Question);

  it('goes on as far as it had come here, shown or answered', () => {
    expect(furthestOf(questions, 0, [])).toBe(0);
    expect(furthestOf(questions, 1, [])).toBe(1);
    expect(furthestOf(questions, 0, [kept('c', 1, 1, 'x')])).toBe(2);
    expect(furthestOf(questions, 9, [])).toBe(2);
  });
});

import { describe, expect, it } from 'vitest';
import { furthestPlace, sortUnsent } from './unsent-answers';
import type { OutboxAnswer } from './stored-rows';
import type { Question, StoredResponse } from '../api/api-types';

const typedAt = '2026-03-01T10:00:00.000Z';

const unsent = (
  questionId: string,
  epoch: number,
  sequence: number,
  text: string,
): OutboxAnswer => ({
  attemptId: 'attempt',
  questionId,
  epoch,
  sequence,
  response: { text },
  isFlagged: false,
  typedAt,
});

const stored = (
  questionId: string,
  epoch: number,
  sequence: number,
  text: string,
): StoredResponse => ({
  questionId,
  epoch,
  sequence,
  response: { text },
  isFlagged: false,
  savedAt: '2026-01-01T00:00:00Z',
});

/** The texts of the sorted answers. */
function sortedTexts(
  answers: OutboxAnswer[],
  responses: StoredResponse[],
): Record<string, unknown[]> {
  const texts = (found: OutboxAnswer[]): unknown[] =>
    found.map(({ response }) => response && 'text' in response && response.text);
  const { resend, done, late } = sortUnsent(answers, responses);
  return { resend: texts(resend), done: texts(done), late: texts(late) };
}

describe('sortUnsent', () => {
  it.each([
    ['resends where nothing is stored', [], 'resend'],
    ['resends over an older stored answer', [stored('a', 2, 3, 'older')], 'resend'],
    ['drops where that save is stored', [stored('a', 2, 4, 'typed')], 'done'],
    ['drops where a later save of the same page is stored', [stored('a', 2, 5, 'later')], 'done'],
    [
      'drops where an equal answer is stored from another device',
      [stored('a', 3, 1, 'typed')],
      'done',
    ],
    ['treats as late where another device answered since', [stored('a', 3, 1, 'other')], 'late'],
  ])('%s', (_, responses, category) => {
    const none = { resend: [], done: [], late: [] };
    expect(sortedTexts([unsent('a', 2, 4, 'typed')], responses)).toEqual({
      ...none,
      [category]: ['typed'],
    });
  });

  it('drops an answer stored as late, or resends it where nothing newer is stored', () => {
    const storedAsLate = { ...unsent('a', 1, 4, 'typed'), isAside: true };
    expect(sortedTexts([storedAsLate], [stored('a', 2, 1, 'other')])['done']).toEqual(['typed']);
    expect(sortedTexts([storedAsLate], [])['resend']).toEqual(['typed']);
  });

  it('treats as late where the question was closed on another device', () => {
    const isClosed = (questionId: string): boolean => questionId === 'a';
    const { resend, late } = sortUnsent(
      [unsent('a', 1, 1, 'x'), unsent('b', 1, 2, 'y')],
      [],
      isClosed,
    );
    expect([resend.length, late.map(({ questionId }) => questionId)]).toEqual([1, ['a']]);
  });

  it('resends the later of two answers and treats a different earlier one as late', () => {
    const answers = [
      unsent('a', 1, 9, 'first'),
      unsent('b', 1, 10, 'same'),
      unsent('b', 2, 1, 'same'),
    ];
    expect(sortedTexts([...answers, unsent('a', 2, 2, 'second')], [])).toEqual({
      resend: ['same', 'second'],
      done: ['same'],
      late: ['first'],
    });
  });
});

describe('furthestPlace', () => {
  const questions = ['a', 'b', 'c'].map((id) => ({ id }) as Question);

  it('returns the furthest question that was shown or answered', () => {
    expect(furthestPlace(questions, 3, 0, [])).toBe(0);
    expect(furthestPlace(questions, 3, 1, [])).toBe(1);
    expect(furthestPlace(questions, 3, 0, [unsent('c', 1, 1, 'x')])).toBe(2);
    expect(furthestPlace(questions, 3, 9, [])).toBe(2);
  });

  it('returns the question after those that were delivered, if it was gone to', () => {
    expect(furthestPlace(questions, 5, 3, [])).toBe(3);
    expect(furthestPlace(questions, 5, 9, [])).toBe(3);
  });
});

import { expect, it } from 'vitest';
import { changesSentence } from './changes-sentence';
import type { PaperChange, PaperChanges } from './exam-changes.query';

function changes(kinds: PaperChange['kind'][], others: Partial<PaperChanges> = {}): PaperChanges {
  const questions = kinds.map((kind, index) => ({
    kind,
    questionId: String(index),
    position: kind === 'REMOVED' ? null : index + 1,
    text: 'Why?',
    parts: [],
  }));
  return {
    titleChanged: false,
    isReordered: false,
    questions,
    totalCount: kinds.length,
    ...others,
  };
}

it.each([
  [changes(['ADDED', 'CHANGED', 'CHANGED']), '2 questions changed, 1 question added.'],
  [changes(['REMOVED'], { isReordered: true }), '1 question removed, order changed.'],
  [changes([], { titleChanged: true }), 'Title changed.'],
  [changes(['ADDED'], { totalCount: 137 }), '137 questions differ.'],
  // Too many to be compared one by one.
  [
    changes([], { totalCount: 0 }),
    'You changed the questions or the title after you submitted the paper.',
  ],
])('what has changed is said in one sentence', (given, sentence) => {
  expect(changesSentence(given)).toBe(sentence);
});

import { expect, it } from 'vitest';
import { countsSentence } from './counts-sentence';

const none = { submittedCount: 0, waitingCount: 0, otherRulesCount: 0 };

it('says which attempts the figures are of, and which are left out', () => {
  const counts = { ...none, submittedCount: 25, chosenCount: 25, markedCount: 23, waitingCount: 2 };
  expect(countsSentence({ ...counts, set: 'BEST' })).toBe(
    'These figures are of 23 completely marked attempts of 25 learners; 2 wait to be marked and are left out.',
  );
  expect(countsSentence({ ...counts, set: 'LAST', submittedCount: 1_026, waitingCount: 1 })).toBe(
    'These figures are of 23 completely marked attempts of 25 learners; 1 waits to be marked and is left out; 1,001 more attempts were submitted and do not count.',
  );
});

it('counts no learners where all attempts count', () => {
  const counts = { ...none, set: 'ALL', submittedCount: 3, chosenCount: 3 } as const;
  expect(countsSentence({ ...counts, markedCount: 1, otherRulesCount: 1 })).toBe(
    'These figures are of 1 completely marked attempt of 3 submitted; 1 with other rules about marks is left out of reliability and questions.',
  );
});

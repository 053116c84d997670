import { expect, it } from 'vitest';
import { countsSentence } from './counts-sentence';

const none = { submittedCount: 0, waitingCount: 0, otherRulesCount: 0 };

it('says which attempts the figures are of, and which are left out', () => {
  const counts = { ...none, submittedCount: 25, chosenCount: 25, markedCount: 23, waitingCount: 2 };
  expect(countsSentence({ ...counts, set: 'BEST' })).toBe(
    'These statistics cover 23 of 25 learners who submitted; 2 are waiting to be marked and are left out.',
  );
  expect(countsSentence({ ...counts, set: 'LAST', submittedCount: 1_026, waitingCount: 1 })).toBe(
    'These statistics cover 23 of 25 learners who submitted; 1 is waiting to be marked and is left out; 1,001 more attempts were submitted and do not count.',
  );
});

it('counts no learners where all attempts count', () => {
  const counts = { ...none, set: 'ALL', submittedCount: 3, chosenCount: 3 } as const;
  expect(countsSentence({ ...counts, markedCount: 1, otherRulesCount: 1 })).toBe(
    'These statistics cover 1 fully marked attempt out of 3 submitted; 1 with different marking rules is left out of reliability and questions.',
  );
});

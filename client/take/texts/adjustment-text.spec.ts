import { expect, it } from 'vitest';
import type { ReviewReply } from '../api/api-types';
import { adjustmentText } from './adjustment-text';

type Adjustment = ReviewReply['adjustments'][number];

const none = { passMark: null, marks: null, wrongMarks: null, wrongMarksBasis: null, reason: null };

it.each<[Partial<Adjustment> & Pick<Adjustment, 'kind'>, string]>([
  [{ kind: 'MARKS', marks: '1' }, '1 mark was added.'],
  [{ kind: 'MARKS', marks: '2.5' }, '2.5 marks were added.'],
  [{ kind: 'MARKS', marks: '-1/3' }, '1/3 mark was taken away.'],
  [{ kind: 'PASS_MARK', passMark: 3 }, 'You pass with 3 marks.'],
  [{ kind: 'PASS_MARK' }, 'There is no pass mark any more.'],
  [{ kind: 'WRONG_MARKS', wrongMarks: '0' }, 'Wrong answers cost nothing.'],
  [
    { kind: 'WRONG_MARKS', wrongMarks: '-0.5', wrongMarksBasis: 'QUESTION' },
    'Each wrong answer costs 0.5 marks.',
  ],
  [
    { kind: 'WRONG_MARKS', wrongMarks: '-1/3', wrongMarksBasis: 'MARK' },
    'A wrong answer costs 1/3 mark for each mark of its question.',
  ],
])('%o is said as "%s"', (adjustment, text) => {
  expect(adjustmentText({ ...none, ...adjustment })).toBe(text);
});

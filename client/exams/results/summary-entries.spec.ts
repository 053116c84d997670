import { expect, it } from 'vitest';
import { formatPercent } from '../../ui/format';
import { summaryEntries } from './summary-entries';
import type { SummaryFigures } from './summary.query';

const figures: SummaryFigures = {
  submittedCount: 1_030,
  markedCount: 30,
  waitingCount: 1_000,
  passedCount: 12,
  decidedCount: 24,
  passRate: 50,
  scores: { mean: { value: 61.25 }, median: { value: null } },
  distribution: [],
};
const valuesOf = (of: SummaryFigures, lateCount: number) =>
  summaryEntries(of, lateCount).map(({ name, value, filter }) => [name, value, filter]);

it('sums up the results, and leads to those that are counted', () => {
  expect(valuesOf(figures, 2)).toEqual([
    ['Results', '1,030', undefined],
    ['Average', formatPercent(61.25), undefined],
    ['Median', '–', undefined],
    ['Passed', formatPercent(50), 'PASSED'],
    ['Waiting to be marked', '1,000', 'WAITING'],
    ['With late answers', '2', 'LATE'],
  ]);
});

it('leads nowhere where there is nothing, and has no pass rate without a pass mark', () => {
  expect(valuesOf({ ...figures, passRate: null, waitingCount: 0 }, 0).slice(3)).toEqual([
    ['Waiting to be marked', '0', undefined],
  ]);
});

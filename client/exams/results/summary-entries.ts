import { formatNumber, formatPercent } from '../../ui/format';
import type { ResultFilter } from '../../ui/result-order';
import { resultTexts } from '../../ui/texts/result-texts';
import type { SummaryFigures } from './summary.query';

const { summary: words } = resultTexts;

/** A number above the results. */
export interface SummaryEntry {
  name: string;
  value: string;
  /** In small letters below. */
  note?: string;
  /** The filter of the list that shows what was counted. */
  filter?: ResultFilter;
}

/** @param lateCount late answers that nobody has decided on */
export function summaryEntries(figures: SummaryFigures, lateCount: number): SummaryEntry[] {
  const { submittedCount, waitingCount, passRate, passedCount, decidedCount, scores } = figures;
  return [
    { name: words.results, value: formatNumber(submittedCount) },
    { name: words.average, value: percent(scores.mean.value) },
    { name: words.median, value: percent(scores.median.value) },
    ...(passRate === null
      ? []
      : [
          {
            name: words.passed,
            value: formatPercent(passRate),
            note: words.passedOf(formatNumber(passedCount), formatNumber(decidedCount)),
            filter: 'PASSED' as const,
          },
        ]),
    {
      name: words.waiting,
      value: formatNumber(waitingCount),
      ...(waitingCount > 0 ? { filter: 'WAITING' as const } : {}),
    },
    ...(lateCount > 0
      ? [{ name: words.late, value: formatNumber(lateCount), filter: 'LATE' as const }]
      : []),
  ];
}

function percent(value: number | null): string {
  return value === null ? words.none : formatPercent(value);
}

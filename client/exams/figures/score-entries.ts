import { formatDecimal, formatNumber, formatPercent } from '../../ui/format';
import { figureTexts } from '../figure-texts';
import { formatDuration } from '../format-duration';
import { entryOf, rangeOf, type FigureEntry } from './figure-entry';
import type { Figures } from './figures.query';
import { isInterpreted, meaningOf } from './meanings';

const { scores: words, passing, reliability, none } = figureTexts;
const { means } = words;
const PERCENT = { show: formatPercent };
const PLAIN = { show: (value: number) => formatDecimal(value, 2) };

/** The scores as a whole: location, spread and shape. */
export function scoreEntries({ scores }: Figures): FigureEntry[] {
  const { mean, median, lowerQuartile, upperQuartile, lowest, highest } = scores;
  return [
    entryOf(words.mean, mean, scores, { ...PERCENT, means: means.mean }),
    entryOf(words.median, median, scores, { ...PERCENT, means: means.median }),
    rangeOf(words.quartiles, [lowerQuartile, upperQuartile], scores, {
      ...PERCENT,
      means: means.quartiles,
    }),
    rangeOf(words.range, [lowest, highest], scores, { ...PERCENT, means: means.range }),
    entryOf(words.deviation, scores.standardDeviation, scores, {
      ...PERCENT,
      means: isInterpreted(scores.attempts) ? meaningOf.deviation : means.deviation.usual,
    }),
    entryOf(words.skewness, scores.skewness, scores, { ...PLAIN, means: meaningOf.skewness }),
    entryOf(words.kurtosis, scores.kurtosis, scores, { ...PLAIN, means: meaningOf.kurtosis }),
  ];
}

export function passEntry(figures: Figures): FigureEntry {
  const { passRate, passedCount, decidedCount, markedCount } = figures;
  if (passRate === null) return { name: passing.rate, value: none, note: passing.noPassMark };
  const note = [
    passing.passed(passedCount, decidedCount),
    ...(decidedCount < markedCount ? [passing.partOf(decidedCount)] : []),
  ].join(' ');
  return { name: passing.rate, value: formatPercent(passRate), note };
}

export function timeEntry({ times }: Figures): FigureEntry {
  const { lowerQuartile, upperQuartile, median } = times;
  const show = (seconds: number | null): string => formatDuration(Math.round(seconds ?? 0));
  const entry = entryOf(passing.time, median, times, {
    show,
    means: passing.timeMeans(show(lowerQuartile.value), show(upperQuartile.value)),
  });
  if (median.value === null) return entry;
  return { ...entry, note: `${entry.note} ${figureTexts.ofTimes(times.attempts)}` };
}

/** How exact the scores are. */
export function reliabilityEntries({ reliability: figures, questions }: Figures): FigureEntry[] {
  const counts = { attempts: figures.attempts, questions: questions.length };
  const { internalConsistency, errorRatio, standardError, standardErrorPercent } = figures;
  return [
    entryOf(reliability.consistency, internalConsistency, counts, {
      ...PERCENT,
      means: meaningOf.consistency,
    }),
    entryOf(reliability.errorRatio, errorRatio, counts, {
      ...PERCENT,
      means: meaningOf.errorRatio,
    }),
    entryOf(reliability.standardError, standardError, counts, {
      show: (marks) =>
        standardErrorPercent.value === null
          ? formatNumber(marks)
          : reliability.marksAndPercent(
              formatDecimal(marks, 2),
              formatPercent(standardErrorPercent.value),
            ),
      means: reliability.means.standardError,
    }),
  ];
}

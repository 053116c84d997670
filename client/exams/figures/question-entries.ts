import { formatDecimal, formatPercent } from '../../ui/format';
import { shownMarks } from '../../ui/marks';
import { figureTexts } from '../figure-texts';
import { entryOf, type Counts, type FigureEntry } from './figure-entry';
import type { QuestionFigures } from './figures.query';
import { effectiveWeightMeaning, isInterpreted, meaningOf } from './meanings';

const { question: words, none } = figureTexts;
const { means } = words;
const PERCENT = { show: formatPercent };

/** Percentages that look the same do not differ. */
const SHOWN_DIFFERENCE = 0.05;

/** The correlation of an index, from −100 to 100. */
export function shownIndex(value: number): string {
  return formatDecimal(value, 1);
}

/** All figures of a question but its options. @param questions how many the paper has */
export function questionEntries(question: QuestionFigures, questions: number): FigureEntry[] {
  const counts: Counts = { attempts: question.attempts, questions };
  const { intendedWeight, discriminationIndex, discriminativeEfficiency } = question;
  return [
    entryOf(words.meanMarks, question.meanMarks, counts, {
      show: (mean) => words.marksOf(formatDecimal(mean, 2), shownMarks(question.maxMarks)),
      means: means.meanMarks,
    }),
    entryOf(words.rightAnswers, question.rightAnswers, counts, {
      ...PERCENT,
      means: means.rightAnswers(question.right, question.attempts),
    }),
    entryOf(words.facility, question.facility, counts, {
      ...PERCENT,
      means: (facility) => facilityMeaning(facility, question),
    }),
    entryOf(words.deviation, question.standardDeviation, counts, {
      ...PERCENT,
      means: means.deviation,
    }),
    guessEntry(question),
    entryOf(words.intended, intendedWeight, counts, { ...PERCENT, means: means.intended }),
    entryOf(words.effective, question.effectiveWeight, counts, {
      ...PERCENT,
      means: (effective) => effectiveWeightMeaning(effective, intendedWeight.value),
    }),
    entryOf(words.discrimination, discriminationIndex, counts, {
      show: shownIndex,
      means: meaningOf.discrimination,
    }),
    entryOf(words.efficiency, discriminativeEfficiency, counts, {
      ...PERCENT,
      means: meaningOf.efficiency,
    }),
  ];
}

function facilityMeaning(facility: number, { attempts, rightAnswers }: QuestionFigures): string {
  const { value: right } = rightAnswers;
  const differs = right !== null && Math.abs(facility - right) >= SHOWN_DIFFERENCE;
  return [
    isInterpreted(attempts) ? meaningOf.facility(facility) : means.facility.few,
    ...(differs ? [means.notRightAnswers] : []),
  ].join(' ');
}

function guessEntry({ guessScore }: QuestionFigures): FigureEntry {
  return guessScore === null
    ? { name: words.guessScore, value: none, note: words.byPeople }
    : { name: words.guessScore, value: formatPercent(guessScore), note: means.guessScore };
}

/** What deserves a look at a question. */
import { figureTexts } from '../figure-texts';
import type { OptionFigures, QuestionFigures } from './figures.query';

const { looks: words, options: optionWords } = figureTexts;

/** With fewer attempts, chance alone would often cause one (docs/assessment.md, Statistics). */
const MIN_ATTEMPTS = 30;

/** Of an option that may be the right one (docs/assessment.md, Probable wrong key). */
const RIVAL = { minShare: 0.2, minIndex: 15, maxKeyIndex: 5, minDifference: 2 };
const MAX_CORRELATION = 0.999999;
/** So many standard errors are more than chance. */
const MIN_ERRORS = 2;

export interface Look {
  text: string;
  /** Something is probably wrong. */
  isSerious: boolean;
}

/** @returns the most serious first; none where everything is as it should be */
export function looksOf(question: QuestionFigures): Look[] {
  const { attempts, discriminationIndex, options } = question;
  if (attempts < MIN_ATTEMPTS) return [];
  const key = options.find(({ isCorrect }) => isCorrect);
  const rival = key && rivalOf(key, options, attempts);
  const isNegative = isClearlyNegative(discriminationIndex.value ?? 0, attempts);
  const serious = [
    ...(rival ? [words.rival(optionName(rival, options.indexOf(rival)))] : []),
    ...(isNegative ? [key ? words.negative : words.negativeByPeople] : []),
    ...(key?.count === 0 ? [words.keyUnchosen] : []),
    ...(isClearlyBelowGuess(question) ? [words.belowGuess] : []),
  ];
  return [
    ...serious.map((text) => ({ text, isSerious: true })),
    ...unchosenLooks(options).map((text) => ({ text, isSerious: false })),
  ];
}

/** A correlation below zero by more than chance alone would often make it. */
function isClearlyNegative(index: number, attempts: number): boolean {
  return transformed(index) * Math.sqrt(attempts - 3) < -MIN_ERRORS;
}

/** The mean is below that of blind guesses by as many standard errors. */
function isClearlyBelowGuess(question: QuestionFigures): boolean {
  const { attempts, facility, guessScore, standardDeviation } = question;
  if (facility.value === null || guessScore === null) return false;
  const error = (standardDeviation.value ?? 0) / Math.sqrt(attempts);
  return facility.value + MIN_ERRORS * error < guessScore;
}

/** An option without a text has a picture. */
export function optionName({ text }: Pick<OptionFigures, 'text'>, index: number): string {
  return text === '' ? optionWords.named(index + 1) : optionWords.quoted(text);
}

/** The option that better learners choose, where they do not choose the key. */
function rivalOf(
  key: OptionFigures,
  options: readonly OptionFigures[],
  attempts: number,
): OptionFigures | null {
  const keyIndex = indexOf(key);
  if (keyIndex >= RIVAL.maxKeyIndex) return null;
  const [best] = options
    .filter(
      (option) =>
        option !== key &&
        option.count >= RIVAL.minShare * attempts &&
        indexOf(option) > RIVAL.minIndex,
    )
    .toSorted((a, b) => indexOf(b) - indexOf(a));
  if (!best) return null;
  const difference = transformed(indexOf(best)) - transformed(keyIndex);
  return difference * Math.sqrt((attempts - 3) / 2) > RIVAL.minDifference ? best : null;
}

/** What all or none have chosen correlates with nothing. */
function indexOf({ discriminationIndex }: OptionFigures): number {
  return discriminationIndex.value ?? 0;
}

/** Fisher's transformation of a correlation in per cent. */
function transformed(index: number): number {
  return Math.atanh(Math.max(-MAX_CORRELATION, Math.min(MAX_CORRELATION, index / 100)));
}

function unchosenLooks(options: readonly OptionFigures[]): string[] {
  const unchosen = options.filter(({ count, isCorrect }) => count === 0 && !isCorrect);
  const [only] = unchosen;
  if (!only) return [];
  if (unchosen.length > 1) return [words.unchosenMany(unchosen.length)];
  return [words.unchosen(optionName(only, options.indexOf(only)))];
}

import { figureTexts as words } from '../figure-texts';
import type { Figure } from './figures.query';

/** A figure as it is shown: its value, and a sentence about it or the reason why there is none. */
export interface FigureEntry {
  name: string;
  value: string;
  note: string;
}

/** How many there are of what a figure needs. */
export interface Counts {
  attempts: number;
  /** Of the paper. */
  questions?: number;
}

interface Shown {
  show: (value: number) => string;
  means: string | ((value: number) => string);
}

/** @param counts of the group that the figure belongs to */
export function entryOf(
  name: string,
  figure: Figure,
  counts: Counts,
  { show, means }: Shown,
): FigureEntry {
  const { value } = figure;
  if (value === null) return { name, value: words.none, note: refusalText(figure, counts) };
  return { name, value: show(value), note: typeof means === 'string' ? means : means(value) };
}

/** Two figures as one entry: `52.0 % to 81.0 %`. */
export function rangeOf(
  name: string,
  [from, to]: readonly [Figure, Figure],
  counts: Counts,
  { show, means }: { show: (value: number) => string; means: string },
): FigureEntry {
  return entryOf(name, from.value === null ? from : to, counts, {
    show: (highest) => words.scores.between(show(from.value ?? highest), show(highest)),
    means,
  });
}

/** Why a figure has no value, as a sentence. */
export function refusalText({ refusal, needed }: Figure, { attempts, questions = 0 }: Counts) {
  if (refusal === null) return '';
  const text = words.refusals[refusal];
  if (typeof text === 'string') return text;
  return text(needed ?? 1, refusal === 'TOO_FEW_QUESTIONS' ? questions : attempts);
}

import { pictureTexts } from './picture-texts';
import type { Outcome } from './class-picture.query';

/** A sign for each outcome, so that its colour is not the only one. All are in the font that pages load. */
export const SIGNS: Readonly<Record<Outcome, string>> = {
  RIGHT: '+',
  PARTLY: '½',
  WRONG: '×',
  BLANK: '–',
  WAITING: '?',
};

export const OUTCOMES = Object.keys(SIGNS) as Outcome[];

/** In words; null: the paper of this attempt did not have the question. */
export function outcomeName(outcome: Outcome | null): string {
  return outcome === null ? pictureTexts.absent : pictureTexts.outcomes[outcome];
}

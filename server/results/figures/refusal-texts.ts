import type { Refusal, RefusalReason } from '../../statistics/figure.js';

const TEXTS: Readonly<Record<RefusalReason, string>> = {
  PAPERS_DIFFER: 'none: the papers differ',
  NO_MAXIMUM: 'none: the maximum is 0',
  NO_SPREAD_OF_SCORES: 'none: all scores are the same',
  NO_SPREAD_OF_MARKS: 'none: all marks for it are the same',
  NO_SPREAD_OF_REST: 'none: all marks for the rest are the same',
  NO_SPREAD_OF_CHOICES: 'none: all chose it, or nobody did',
  NEGATIVE_COVARIANCE: 'none: its marks fall where scores rise',
  MAXIMA_DIFFER: 'none: the maxima differ too much',
  MARKS_TOO_FINE: 'none: the marks are too fine to be counted',
};

/** Why a figure has no value, for a cell of a table. */
export function refusalText(refusal: Refusal): string {
  if (!('needed' in refusal)) return TEXTS[refusal.refused];
  const what = refusal.refused === 'TOO_FEW_ATTEMPTS' ? 'attempt' : 'question';
  return `none: needs ${refusal.needed} ${what}${refusal.needed === 1 ? '' : 's'}`;
}

/** A figure has a value, or a reason why there is none. */
export type Figure = FigureValue | Refusal;

export interface FigureValue {
  readonly value: number;
}

/** Why a figure has no value. */
export type Refusal =
  | {
      readonly refused: 'TOO_FEW_ATTEMPTS' | 'TOO_FEW_QUESTIONS';
      /** The smallest number at which there is a value. */
      readonly needed: number;
    }
  | { readonly refused: RefusalReason };

export type RefusalReason =
  /** The attempts had other questions or rules, so that their marks are not those of one test. */
  | 'PAPERS_DIFFER'
  /** The question, or the whole paper, has a maximum of 0 marks. */
  | 'NO_MAXIMUM'
  /** All attempts have the same score. */
  | 'NO_SPREAD_OF_SCORES'
  /** All attempts have the same marks for the question. */
  | 'NO_SPREAD_OF_MARKS'
  /** All attempts have the same marks for the rest of the paper. */
  | 'NO_SPREAD_OF_REST'
  /** All attempts chose the option, or none did. */
  | 'NO_SPREAD_OF_CHOICES'
  /** The marks of the question fall where the score rises. */
  | 'NEGATIVE_COVARIANCE'
  /** The maxima of the attempts differ so much that their shares cannot be added exactly. */
  | 'MAXIMA_DIFFER'
  /** The marks have so many different denominators that they cannot be counted in whole units. */
  | 'MARKS_TOO_FINE';

/**
 * Below these numbers of attempts a figure means nothing (docs/assessment.md, "Statistics").
 * `location`: mean, lowest, quartiles, median, highest, and facility. `others`: skewness, kurtosis,
 * coefficient of internal consistency and what follows from it, effective weight, discrimination.
 */
export const MIN_ATTEMPTS = { location: 1, standardDeviation: 2, others: 20 } as const;

/** Questions that a paper must have to be consistent in itself, and for a question to have a rest. */
export const MIN_QUESTIONS = 2;

export function refuseBelow(needed: number, attempts: number): Refusal | null {
  return attempts < needed ? { refused: 'TOO_FEW_ATTEMPTS', needed } : null;
}

export function refuseFewQuestions(questions: number): Refusal | null {
  if (questions >= MIN_QUESTIONS) return null;
  return { refused: 'TOO_FEW_QUESTIONS', needed: MIN_QUESTIONS };
}

export function refuseWhere(isSo: boolean, refused: RefusalReason): Refusal | null {
  return isSo ? { refused } : null;
}

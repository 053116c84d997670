import { MIN_ATTEMPTS, refuseBelow, refuseWhere, type Figure } from './figure.js';
import type { OrderedTotals } from './ordered-totals.js';
import type { QuestionSums } from './question-sums.js';

/** The part that a question has in the test, in per cent. */
export interface Weights {
  /** In the maximum of the paper. */
  intendedWeight: Figure;
  /** In the spread of the scores. Those of all questions sum to 100. */
  effectiveWeight: Figure;
}

const PERCENT = 100;

/**
 * `Intended weight = 100·M/ΣM`, which needs no attempts, and
 * `effective weight = 100·√C(x, X) / Σ√C(x, X)` over the covariances that are not negative
 * (docs/assessment.md, "Statistics"). Refused where papers differ: then they have no common maximum.
 * @param questions all of the test
 * @returns what weighs one of them
 */
export function weighing(
  questions: readonly QuestionSums[],
  ordered: OrderedTotals,
  isSamePaper: boolean,
): (question: QuestionSums) => Weights {
  const differing = refuseWhere(!isSamePaper, 'PAPERS_DIFFER');
  const maximum = questions.reduce((sum, { maxUnits }) => sum + maxUnits, 0);
  const roots = questions.reduce((sum, question) => sum + rootOf(question), 0);
  const withoutMaximum = differing ?? refuseWhere(maximum === 0, 'NO_MAXIMUM');
  const withoutSpread =
    differing ??
    refuseBelow(MIN_ATTEMPTS.others, ordered.totals.length) ??
    // The covariances sum to the variance of the scores: where that is above 0, one of them is.
    refuseWhere(ordered.scaledVariance === 0n, 'NO_SPREAD_OF_SCORES');
  return (question) => ({
    intendedWeight: withoutMaximum ?? { value: (PERCENT * question.maxUnits) / maximum },
    effectiveWeight: withoutSpread ??
      refuseWhere(question.scaled.marksWithTotal < 0n, 'NEGATIVE_COVARIANCE') ?? {
        value: (PERCENT * rootOf(question)) / roots,
      },
  });
}

function rootOf({ scaled }: QuestionSums): number {
  return Math.sqrt(Math.max(0, Number(scaled.marksWithTotal)));
}

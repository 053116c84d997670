import { correlation, scaleOf } from './covariance.js';
import {
  MIN_ATTEMPTS,
  refuseBelow,
  refuseFewQuestions,
  refuseWhere,
  type Figure,
  type Refusal,
} from './figure.js';
import type { OptionSums, QuestionSums } from './question-sums.js';
import type { Weights } from './weights.js';

/** Statistics of a question, over the attempts that had it. */
export interface QuestionStatistics extends Weights {
  attempts: number;
  /** In marks. */
  meanMarks: Figure;
  /** The mean in per cent of the question's marks; negative where penalties prevail. */
  facility: Figure;
  /** Right answers, in per cent. */
  rightAnswers: Figure;
  /** Of a sample (divisor n − 1), in per cent of the question's marks. */
  standardDeviation: Figure;
  /** From −100 to 100: the correlation of its marks with those of the rest of the paper. */
  discriminationIndex: Figure;
  /**
   * Up to 100: the covariance of its marks with the rest of the paper, in per cent of the greatest one
   * that these marks allow.
   */
  discriminativeEfficiency: Figure;
  /** By the place of the option, from 0; none for a question without options. */
  options: OptionStatistics[];
}

export interface OptionStatistics {
  /** The attempts that chose it. */
  chosen: number;
  /** From −100 to 100: the correlation of choosing it with the marks for the rest of the paper. */
  discriminationIndex: Figure;
}

const PERCENT = 100;

/**
 * `Facility = 100·mean/M`, `discrimination index = 100 · correlation with the rest`,
 * `discriminative efficiency = 100·C(x, X−x)/Cmax` (docs/assessment.md, "Statistics").
 * @param questionCount questions of the test
 */
export function questionStatistics(
  sums: QuestionSums,
  weights: Weights,
  { unitsPerMark, questionCount }: { unitsPerMark: number; questionCount: number },
): QuestionStatistics {
  const { attempts, marks, maxUnits, right, scaled } = sums;
  const withoutMean = refuseBelow(MIN_ATTEMPTS.location, attempts);
  const withoutMaximum = refuseWhere(maxUnits === 0, 'NO_MAXIMUM');
  const withoutRest =
    refuseBelow(MIN_ATTEMPTS.others, attempts) ??
    refuseFewQuestions(questionCount) ??
    refuseWhere(scaled.rest === 0n, 'NO_SPREAD_OF_REST');
  const withoutSpread = withoutRest ?? refuseWhere(scaled.marks === 0n, 'NO_SPREAD_OF_MARKS');
  return {
    attempts,
    ...weights,
    meanMarks: withoutMean ?? { value: marks / (attempts * unitsPerMark) },
    facility: withoutMean ?? withoutMaximum ?? { value: (PERCENT * marks) / (attempts * maxUnits) },
    rightAnswers: withoutMean ?? { value: (PERCENT * right) / attempts },
    standardDeviation: refuseBelow(MIN_ATTEMPTS.standardDeviation, attempts) ??
      withoutMaximum ?? {
        value: (PERCENT * Math.sqrt(Number(scaled.marks) / scaleOf(attempts))) / maxUnits,
      },
    discriminationIndex: withoutSpread ?? {
      value: PERCENT * correlation(scaled.marksWithRest, scaled.marks, scaled.rest),
    },
    discriminativeEfficiency: withoutSpread ?? {
      value: (PERCENT * Number(scaled.marksWithRest)) / Number(scaled.greatest),
    },
    options: sums.options.map((option) => optionStatistics(option, sums, withoutRest)),
  };
}

function optionStatistics(
  { chosen, scaledCovariance }: OptionSums,
  { attempts, scaled }: QuestionSums,
  withoutRest: Refusal | null,
): OptionStatistics {
  // n(n − 1) times the variance of a column of 0 and 1.
  const variance = BigInt(chosen) * BigInt(attempts - chosen);
  return {
    chosen,
    discriminationIndex: withoutRest ??
      refuseWhere(variance === 0n, 'NO_SPREAD_OF_CHOICES') ?? {
        value: PERCENT * correlation(scaledCovariance, variance, scaled.rest),
      },
  };
}

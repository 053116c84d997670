import { scaledCovariance } from './covariance.js';
import { greatestScaledCovariance } from './greatest-covariance.js';
import { groupByMarks, type MarkGroups } from './mark-groups.js';
import type { QuestionColumn } from './marks-table.js';
import type { OrderedTotals } from './ordered-totals.js';

/** What the figures of a question are made of, exact, over the attempts that had it. */
export interface QuestionSums {
  attempts: number;
  /** In units. */
  maxUnits: number;
  /** The sum of the marks, in units. */
  marks: number;
  /** Attempts with the right answer. */
  right: number;
  scaled: ScaledCovariances;
  /** By the place of the option, from 0. */
  options: OptionSums[];
}

/**
 * Variances and covariances of the marks x, the total X and the rest X − x, each n(n − 1)-fold,
 * in units squared (covariance.ts).
 */
export interface ScaledCovariances {
  /** V(x) */
  marks: bigint;
  /** V(X − x) */
  rest: bigint;
  /** C(x, X) */
  marksWithTotal: bigint;
  /** C(x, X − x) */
  marksWithRest: bigint;
  /** The greatest possible C(x, X − x). */
  greatest: bigint;
}

export interface OptionSums {
  /** Attempts that chose it. */
  chosen: number;
  /** n(n − 1) times the covariance of choosing it (1, else 0) with X − x, in units. */
  scaledCovariance: bigint;
}

/** @param ordered of the attempts that had the question, in the order of its column */
export function sumQuestion(column: QuestionColumn, ordered: OrderedTotals): QuestionSums {
  const groups = groupByMarks(column.marks, ordered.totals);
  const marks = sumOfMarks(groups);
  return {
    attempts: column.marks.length,
    maxUnits: column.maxUnits,
    marks,
    right: column.right.reduce((all, one) => all + one, 0),
    scaled: scaledCovariances(groups, ordered, marks),
    options: sumOptions(column, ordered, marks),
  };
}

function sumOfMarks({ marks, counts }: MarkGroups): number {
  return marks.reduce((sum, mark, group) => sum + mark * (counts[group] ?? 0), 0);
}

function scaledCovariances(
  groups: MarkGroups,
  ordered: OrderedTotals,
  sum: number,
): ScaledCovariances {
  let [squares, products] = [0n, 0n];
  groups.marks.forEach((mark, group) => {
    squares += BigInt(mark * (groups.counts[group] ?? 0)) * BigInt(mark);
    products += BigInt(mark) * BigInt(groups.totals[group] ?? 0);
  });
  const count = ordered.totals.length;
  const marks = scaledCovariance({ count, x: sum, y: sum, products: squares });
  const marksWithTotal = scaledCovariance({ count, x: sum, y: ordered.sum, products });
  return {
    marks,
    rest: ordered.scaledVariance - 2n * marksWithTotal + marks,
    marksWithTotal,
    marksWithRest: marksWithTotal - marks,
    greatest: greatestScaledCovariance(groups, ordered),
  };
}

function sumOptions(
  { choices, marks, optionCount }: QuestionColumn,
  { totals, sum }: OrderedTotals,
  sumOfAll: number,
): OptionSums[] {
  if (!choices) return [];
  const counts = new Uint32Array(optionCount + 1);
  const rests = new Float64Array(optionCount + 1);
  for (let attempt = 0; attempt < choices.length; attempt += 1) {
    const choice = choices[attempt] ?? 0;
    const rest = (totals[attempt] ?? 0) - (marks[attempt] ?? 0);
    counts[choice] = (counts[choice] ?? 0) + 1;
    rests[choice] = (rests[choice] ?? 0) + rest;
  }
  const count = choices.length;
  return Array.from({ length: optionCount }, (_, index) => {
    const [chosen, products] = [counts[index + 1] ?? 0, BigInt(rests[index + 1] ?? 0)];
    const covariance = scaledCovariance({ count, x: chosen, y: sum - sumOfAll, products });
    return { chosen, scaledCovariance: covariance };
  });
}

import { scaledCovariance } from './covariance.js';
import type { MarkGroups } from './mark-groups.js';
import { mergeRuns } from './merged-runs.js';
import type { OrderedTotals } from './ordered-totals.js';

/**
 * The greatest covariance that the marks of a question could have with the rest of the paper if
 * both lists were paired in ascending order ("Cmax" in Moodle's documentation, "Quiz statistics
 * calculations").
 *
 * The rests of a group are its totals less the same marks, so the order of the totals is theirs,
 * too: nothing is sorted, the groups are merged.
 * @returns n(n − 1) times the covariance, in units squared
 */
export function greatestScaledCovariance(groups: MarkGroups, ordered: OrderedTotals): bigint {
  const starts = startsOf(groups);
  const rests = mergeRuns(restsByGroup(groups, ordered, starts), starts);
  let [marks, products, place] = [0, 0n, 0];
  groups.marks.forEach((mark, group) => {
    const count = groups.counts[group] ?? 0;
    let sum = 0;
    for (const end = place + count; place < end; place += 1) sum += rests[place] ?? 0;
    marks += mark * count;
    products += BigInt(mark) * BigInt(sum);
  });
  const count = ordered.totals.length;
  return scaledCovariance({ count, x: marks, y: ordered.sum - marks, products });
}

function startsOf({ counts }: MarkGroups): Uint32Array {
  let next = 0;
  return counts.map((count) => {
    const start = next;
    next += count;
    return start;
  });
}

/** Totals without the marks of the question: one group after the other, each ascending. */
function restsByGroup(
  { groupOf, marks }: MarkGroups,
  { totals, order }: OrderedTotals,
  starts: Uint32Array,
): Float64Array {
  const rests = new Float64Array(totals.length);
  const next = starts.slice();
  for (const attempt of order) {
    const group = groupOf[attempt] ?? 0;
    const place = next[group] ?? 0;
    rests[place] = (totals[attempt] ?? 0) - (marks[group] ?? 0);
    next[group] = place + 1;
  }
  return rests;
}

/** The attempts at a question, grouped by their marks for it: they are few, attempts are many. */
export interface MarkGroups {
  /** The distinct marks, ascending, in units. */
  marks: Int32Array;
  /** The attempts of each group. */
  counts: Uint32Array;
  /** The sum of the totals of each group, in units. */
  totals: Float64Array;
  /** The group of each attempt, from 0. */
  groupOf: Uint32Array;
}

/** @param marks of the attempts for the question @param totals of the same attempts; both in units */
export function groupByMarks(marks: Int32Array, totals: Float64Array): MarkGroups {
  const { found, groupOf } = findGroups(marks);
  const distinct = Int32Array.from(found.keys()).sort();
  const places = new Uint32Array(distinct.length);
  distinct.forEach((mark, place) => {
    places[found.get(mark) ?? 0] = place;
  });
  const counts = new Uint32Array(distinct.length);
  const sums = new Float64Array(distinct.length);
  for (let attempt = 0; attempt < groupOf.length; attempt += 1) {
    const group = places[groupOf[attempt] ?? 0] ?? 0;
    groupOf[attempt] = group;
    counts[group] = (counts[group] ?? 0) + 1;
    sums[group] = (sums[group] ?? 0) + (totals[attempt] ?? 0);
  }
  return { marks: distinct, counts, totals: sums, groupOf };
}

/** Numbers the groups in the order in which their marks occur. */
function findGroups(marks: Int32Array): { found: Map<number, number>; groupOf: Uint32Array } {
  const found = new Map<number, number>();
  const groupOf = new Uint32Array(marks.length);
  let attempt = 0;
  for (const mark of marks) {
    let group = found.get(mark);
    if (group === undefined) {
      group = found.size;
      found.set(mark, group);
    }
    groupOf[attempt] = group;
    attempt += 1;
  }
  return { found, groupOf };
}

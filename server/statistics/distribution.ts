/** The count of percentages between two values; the upper one is excluded except for 100. */
export interface Bin {
  /** Null: everything below `to`. */
  from: number | null;
  to: number;
  count: number;
}

const STEP = 10;

/** @returns ten bins of ten per cent; before them one for values below zero, if there are any */
export function distributionOf(percents: Iterable<number>): Bin[] {
  const bins = Array.from({ length: 100 / STEP }, (_, index): Bin => {
    const from = index * STEP;
    return { from, to: from + STEP, count: 0 };
  });
  const below: Bin = { from: null, to: 0, count: 0 };
  for (const percent of percents) {
    const place = Math.min(Math.floor(percent / STEP), bins.length - 1);
    const bin = percent < 0 ? below : bins[place];
    if (bin) bin.count += 1;
  }
  return below.count > 0 ? [below, ...bins] : bins;
}

/** Where the results of a learner are in the chart of their progress. */

/** A result as the chart shows it. */
export interface ProgressResult {
  submittedAt: string | null;
  percent: number | null;
  isPassed: boolean | null;
  passMark: number | null;
  maxScore: number | null;
}

/** In the units of the chart, from its upper left corner. */
export interface ProgressPoint {
  submittedAt: string;
  x: number;
  y: number;
  /** The pass mark; null without one. */
  passY: number | null;
  isPassed: boolean | null;
}

/**
 * The earliest on the left, at distances as of the times between; below 0 % and above 100 % at the edge.
 * @param results without a percentage or a time are left out
 */
export function progressPoints(
  results: readonly ProgressResult[],
  { width, height }: { width: number; height: number },
): ProgressPoint[] {
  const shown = results
    .flatMap((result) =>
      result.submittedAt === null || result.percent === null
        ? []
        : [
            {
              ...result,
              submittedAt: result.submittedAt,
              at: Date.parse(result.submittedAt),
              percent: result.percent,
            },
          ],
    )
    .sort((a, b) => a.at - b.at);
  const [first, last] = [shown[0]?.at ?? 0, shown.at(-1)?.at ?? 0];
  const y = (percent: number): number => height * (1 - Math.max(0, Math.min(100, percent)) / 100);
  return shown.map(({ submittedAt, at, percent, isPassed, passMark, maxScore }) => ({
    submittedAt,
    x: last === first ? width / 2 : (width * (at - first)) / (last - first),
    y: y(percent),
    passY: passMark !== null && maxScore ? y((100 * passMark) / maxScore) : null,
    isPassed,
  }));
}

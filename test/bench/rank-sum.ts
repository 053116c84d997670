/**
 * Whether two samples differ, whatever their distribution: response times have long tails. The test
 * of Wilcoxon, Mann and Whitney by its normal approximation, for samples of hundreds without many
 * equal values.
 * @returns by how many standard deviations the ranks of the first exceed the expected average
 */
export function rankSum(one: readonly number[], other: readonly number[]): number {
  const values = [
    ...one.map((value) => ({ value, isOne: true })),
    ...other.map((value) => ({ value, isOne: false })),
  ].sort((a, b) => a.value - b.value);
  const ranks = values.reduce((sum, { isOne }, index) => sum + (isOne ? index + 1 : 0), 0);
  const [n, m] = [one.length, other.length];
  const expected = (n * (n + m + 1)) / 2;
  return (ranks - expected) / Math.sqrt((n * m * (n + m + 1)) / 12);
}

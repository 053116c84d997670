/**
 * Minutes of a candidate with extra time, for display. The database computes deadlines by the same rule.
 * @param minutes of the exam; null: no limit
 * @returns may be fractional: 50 minutes and 25 per cent are 62.5
 */
export function minutesWithExtra(minutes: number | null, extraTimePercent: number): number | null {
  return minutes === null ? null : (minutes * (100 + extraTimePercent)) / 100;
}

/**
 * Minutes as a candidate has them, with their extra time: as learners are told. Deadlines are worked out of
 * the same by the database.
 * @param minutes the exam's; null: no limit
 * @returns not always whole: 62.5 are 50 and a quarter of them
 */
export function minutesWithExtra(minutes: number | null, extraTimePercent: number): number | null {
  return minutes === null ? null : (minutes * (100 + extraTimePercent)) / 100;
}

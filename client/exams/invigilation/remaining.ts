import type { SheetRow } from './bubble-sheet.query';

/** @param milliseconds more than 0 @returns for example `12:05` or `1:02:05` */
export function formatRemaining(milliseconds: number): string {
  const seconds = Math.ceil(milliseconds / 1_000);
  const parts = [Math.floor(seconds / 60) % 60, seconds % 60];
  const hours = Math.floor(seconds / 3_600);
  const padded = parts.map((part) => String(part).padStart(2, '0'));
  return hours > 0 ? `${hours}:${padded.join(':')}` : `${parts[0]}:${padded[1]}`;
}

/**
 * The end that comes next.
 * @param now the server's time in epoch milliseconds
 * @returns an ISO time; null while nobody's attempt runs to one
 */
export function nextEndOf(
  rows: readonly Pick<SheetRow, 'submittedAt' | 'pausedAt' | 'deadlineAt'>[],
  now: number,
): string | null {
  // ISO times in UTC sort as texts do: thousands of rows are looked through every second.
  const after = new Date(now).toISOString();
  let next: string | null = null;
  for (const { submittedAt, pausedAt, deadlineAt } of rows) {
    // In a pause there is no end to be foreseen.
    if (submittedAt !== null || pausedAt !== null || !deadlineAt) continue;
    if (deadlineAt > after && (next === null || deadlineAt < next)) next = deadlineAt;
  }
  return next;
}

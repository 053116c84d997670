/** Days of the institute's zone, as a `date` input writes them, made the times between which they are. */
import { fromWallTime } from '../../ui/zoned-time';

const DAY_MS = 86_400_000;
/** Years of five digits are slips of the hand. */
export const LAST_DAY = '9999-12-30';

/**
 * @param from first day, as `2026-03-01`; empty for none
 * @param until last day, which is in it; empty for none
 * @param timeZone null until it is known: then no day is
 * @returns instants in ISO 8601: from the one on, and before the other. Null for none, and for no day
 */
export function timesOfDays(
  from: string,
  until: string,
  timeZone: string | null,
): { from: string | null; to: string | null } {
  if (timeZone === null) return { from: null, to: null };
  const beginOf = (day: string): string | null => fromWallTime(`${day}T00:00`, timeZone);
  return { from: beginOf(from), to: beginOf(dayAfter(until)) };
}

function dayAfter(day: string): string {
  const at = Date.parse(`${day}T00:00Z`);
  return Number.isNaN(at) ? '' : new Date(at + DAY_MS).toISOString().slice(0, 10);
}

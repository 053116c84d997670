/** Converts days of a `date` input, in the institute's zone, to instants. */
import { startOfDay } from '../../ui/zoned-time';

/** A year of five digits is a typing error. */
export const LAST_DAY = '9999-12-30';

/**
 * @param from the first day, as `2026-03-01`; empty for none
 * @param until the last day, inclusive; empty for none
 * @param timeZone null until known; then both results are null
 * @returns instants in ISO 8601, from inclusive and to exclusive; null for an empty or invalid day
 */
export function toInstants(
  from: string,
  until: string,
  timeZone: string | null,
): { from: string | null; to: string | null } {
  if (timeZone === null) return { from: null, to: null };
  return { from: startOfDay(from, timeZone), to: startOfDay(until, timeZone, 1) };
}

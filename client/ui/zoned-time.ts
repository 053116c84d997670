/** Times of day as a `datetime-local` input writes them, in a named zone. */

const MINUTE = 60_000;
const WALL = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}$/;

/** @returns `2026-03-01T09:30`; empty for no time */
export function toWallTime(iso: string | null | undefined, timeZone: string): string {
  if (!iso) return '';
  const instant = new Date(iso).getTime();
  return new Date(instant + offsetAt(instant, timeZone)).toISOString().slice(0, 16);
}

/** Years of five digits are slips of the hand. */
export const LAST_WALL_TIME = '9999-12-31T23:59';

/**
 * @param wall as the input gives it; empty for no time
 * @param was the instant that the input was filled from. The same wall time means it still: seconds, and
 * which one of an hour that the clock shows twice, are not in the text.
 * @returns the instant in ISO 8601. Of an hour that the clock shows twice, the first; one that it leaves
 * out is as much later as the clock jumps.
 */
export function fromWallTime(
  wall: string,
  timeZone: string,
  was: string | null = null,
): string | null {
  if (was !== null && wall === toWallTime(was, timeZone)) return was;
  const asUtc = WALL.test(wall) ? Date.parse(`${wall}:00Z`) : NaN;
  if (Number.isNaN(asUtc)) return null;
  // The offsets of the day before and after: one of them is in force, or the clock jumps between them.
  const before = asUtc - offsetAt(asUtc - 24 * 60 * MINUTE, timeZone);
  const after = asUtc - offsetAt(asUtc + 24 * 60 * MINUTE, timeZone);
  const meant = [before, after].filter(
    (instant) => instant + offsetAt(instant, timeZone) === asUtc,
  );
  return new Date(meant.length > 0 ? Math.min(...meant) : before).toISOString();
}

/** How far the zone's clock is ahead of UTC at an instant, in milliseconds. */
function offsetAt(instant: number, timeZone: string): number {
  const parts = new Intl.DateTimeFormat('en-US', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
  }).formatToParts(instant);
  const of = (type: string): number => Number(parts.find((part) => part.type === type)?.value);
  const wall = Date.UTC(of('year'), of('month') - 1, of('day'), of('hour'), of('minute'));
  return wall - Math.floor(instant / MINUTE) * MINUTE;
}

/** Converts between instants and the wall times of a `datetime-local` input in a named zone. */

const MINUTE = 60_000;
const WALL = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}$/;

/** @returns the wall time, for example `2026-03-01T09:30`; empty for no time */
export function toWallTime(iso: string | null | undefined, timeZone: string): string {
  if (!iso) return '';
  const instant = new Date(iso).getTime();
  return new Date(instant + offsetAt(instant, timeZone)).toISOString().slice(0, 16);
}

/** A year of five digits is a typing error. */
export const LAST_WALL_TIME = '9999-12-31T23:59';

/**
 * @param wall the value of the input; empty for no time
 * @param previous the instant that filled the input. An unchanged wall time returns it: the text
 * contains neither seconds nor which of two equal hours it is.
 * @returns the instant in ISO 8601. When the clock shows the time twice, the first one; a time that
 *   the clock skips is moved later by the length of the jump.
 */
export function fromWallTime(
  wall: string,
  timeZone: string,
  previous: string | null = null,
): string | null {
  if (previous !== null && wall === toWallTime(previous, timeZone)) return previous;
  const asUtc = WALL.test(wall) ? Date.parse(`${wall}:00Z`) : NaN;
  if (Number.isNaN(asUtc)) return null;
  // The offsets of the day before and after: one of them applies, or the clock changes between
  // them.
  const before = asUtc - offsetAt(asUtc - 24 * 60 * MINUTE, timeZone);
  const after = asUtc - offsetAt(asUtc + 24 * 60 * MINUTE, timeZone);
  const matching = [before, after].filter(
    (instant) => instant + offsetAt(instant, timeZone) === asUtc,
  );
  return new Date(matching.length > 0 ? Math.min(...matching) : before).toISOString();
}

/** The zone's offset from UTC at an instant, in milliseconds. */
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
  const valueOf = (type: string): number => Number(parts.find((part) => part.type === type)?.value);
  const wall = Date.UTC(
    valueOf('year'),
    valueOf('month') - 1,
    valueOf('day'),
    valueOf('hour'),
    valueOf('minute'),
  );
  return wall - Math.floor(instant / MINUTE) * MINUTE;
}

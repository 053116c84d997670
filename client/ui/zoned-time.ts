/** Converts between instants and the wall times of a `datetime-local` input in a named zone. */
import { Temporal } from 'temporal-polyfill';

/** @returns the wall time, for example `2026-03-01T09:30`; empty for no time */
export function toWallTime(iso: string | null | undefined, timeZone: string): string {
  if (!iso) return '';
  const wall = Temporal.Instant.from(iso).toZonedDateTimeISO(timeZone).toPlainDateTime();
  return wall.toString({ smallestUnit: 'minute' });
}

/** A year of five digits is a typing error. */
export const LAST_WALL_TIME = '9999-12-31T23:59';

/**
 * @param wall the value of the input; empty for no time
 * @param previous the instant that filled the input. An unchanged wall time returns it: the text
 * contains neither seconds nor which of two equal hours it is.
 * @returns the instant in ISO 8601; null for no time, and for a time that does not exist in the
 *   calendar. When the clock shows the time twice, the first one; a time that the clock skips is
 *   moved later by the length of the jump.
 */
export function fromWallTime(
  wall: string,
  timeZone: string,
  previous: string | null = null,
): string | null {
  if (previous !== null && wall === toWallTime(previous, timeZone)) return previous;
  const time = orNull(() => Temporal.PlainDateTime.from(wall));
  return time && toIso(time.toZonedDateTime(timeZone));
}

/**
 * @param day the value of a `date` input; empty for none
 * @param daysLater 1 for the day after it
 * @returns the instant at which the day begins in the zone, in ISO 8601; null for an invalid day
 */
export function startOfDay(day: string, timeZone: string, daysLater = 0): string | null {
  const date = orNull(() => Temporal.PlainDate.from(day));
  return date && toIso(date.add({ days: daysLater }).toZonedDateTime(timeZone));
}

function toIso(time: Temporal.ZonedDateTime): string {
  return time.toInstant().toString({ fractionalSecondDigits: 3 });
}

/** @returns null for a text that is no date or time of the calendar */
function orNull<Time>(parse: () => Time): Time | null {
  try {
    return parse();
  } catch {
    return null;
  }
}

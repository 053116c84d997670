import { Temporal } from 'temporal-polyfill';

/**
 * Converts a time to the wall-clock time of a time zone, as milliseconds as if that were UTC. Spreadsheets
 * have no time zones; the column headers name it.
 * @param timeZone an IANA name
 */
export function wallClock(timeZone: string): (time: Date) => number {
  // The offset changes a few times a year: looking it up for each of ten thousand rows took a quarter of an export.
  let period: OffsetPeriod | null = null;
  return (time) => {
    const at = time.getTime();
    if (!period || at < period.from || at >= period.until) period = offsetPeriod(timeZone, at);
    return Math.floor((at + period.offset) / 1_000) * 1_000;
  };
}

/** A time in which a zone has one offset from UTC, all in milliseconds. */
interface OffsetPeriod {
  from: number;
  until: number;
  offset: number;
}

function offsetPeriod(timeZone: string, at: number): OffsetPeriod {
  const zoned = Temporal.Instant.fromEpochMilliseconds(at).toZonedDateTimeISO(timeZone);
  // The previous change is before its argument, never at it.
  const from = zoned.add({ milliseconds: 1 }).getTimeZoneTransition('previous');
  const until = zoned.getTimeZoneTransition('next');
  return {
    from: from?.epochMilliseconds ?? -Infinity,
    until: until?.epochMilliseconds ?? Infinity,
    offset: zoned.offsetNanoseconds / 1_000_000,
  };
}

import { Temporal } from 'temporal-polyfill';

/**
 * Converts a time to the wall-clock time of a time zone, as milliseconds as if that were UTC. Spreadsheets
 * have no time zones; the column headers name it.
 * @param timeZone an IANA name
 */
export function wallClock(timeZone: string): (time: Date) => number {
  return (time) =>
    Temporal.Instant.fromEpochMilliseconds(time.getTime())
      .toZonedDateTimeISO(timeZone)
      .toPlainDateTime()
      .with({ millisecond: 0 })
      .toZonedDateTime('UTC').epochMilliseconds;
}

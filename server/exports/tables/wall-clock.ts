/**
 * Converts a time to the wall-clock time of a time zone, as milliseconds as if that were UTC. Spreadsheets
 * have no time zones; the column headers name it.
 * @param timeZone an IANA name
 */
export function wallClock(timeZone: string): (time: Date) => number {
  const format = new Intl.DateTimeFormat('en-GB', {
    timeZone,
    hourCycle: 'h23',
    ...{ year: 'numeric', month: 'numeric', day: 'numeric' },
    ...{ hour: 'numeric', minute: 'numeric', second: 'numeric' },
  });
  return (time) => {
    const parts = format.formatToParts(time);
    const partOf = (type: Intl.DateTimeFormatPartTypes): number =>
      Number(parts.find((part) => part.type === type)?.value);
    const day = [partOf('year'), partOf('month') - 1, partOf('day')] as const;
    return Date.UTC(...day, partOf('hour'), partOf('minute'), partOf('second'));
  };
}

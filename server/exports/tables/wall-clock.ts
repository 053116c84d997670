/**
 * What clocks on the walls of a time zone show: the same date and time, as milliseconds, as if it were UTC.
 * Spreadsheets know no zones: columns name it.
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
    const of = (type: Intl.DateTimeFormatPartTypes): number =>
      Number(parts.find((part) => part.type === type)?.value);
    const day = [of('year'), of('month') - 1, of('day')] as const;
    return Date.UTC(...day, of('hour'), of('minute'), of('second'));
  };
}

/** Numbers and times as the reader's locale writes them. */
import { createContext, use } from 'react';
import { texts } from './texts/texts';

/** The institute's time zone: the one its times are shown in. Null until it is known. */
export const TimeZone = createContext<string | null>(null);

const numbers = new Intl.NumberFormat();

export function formatNumber(value: number): string {
  return numbers.format(value);
}

const DATE_AND_TIME = {
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
  timeZoneName: 'short',
} as const;

/** Keeps a time's line until its zone is known: for a moment in another zone it would be another time. */
const NOT_YET = '\u00a0';

type FormatTime = (iso: string | null | undefined) => string;

/** Formats times in the institute's zone, and names it. */
export function useFormatTime(): FormatTime {
  return useTimeFormat(DATE_AND_TIME);
}

/** The same to the second: where it is about what came before what. */
export function useFormatExactTime(): FormatTime {
  return useTimeFormat({ ...DATE_AND_TIME, second: '2-digit' });
}

function useTimeFormat(format: Intl.DateTimeFormatOptions): FormatTime {
  const timeZone = use(TimeZone);
  return (iso) => {
    if (!iso) return texts.common.notAvailable;
    if (timeZone === null) return NOT_YET;
    return new Intl.DateTimeFormat(undefined, { ...format, timeZone }).format(new Date(iso));
  };
}

const CLOCK = {
  hour: 'numeric',
  minute: '2-digit',
  second: '2-digit',
  timeZoneName: 'short',
} as const;

/** Formats times of day to the second, in the institute's zone, and names it. */
export function useFormatClock(): (iso: string) => string {
  const timeZone = use(TimeZone);
  return (iso) =>
    timeZone === null
      ? NOT_YET
      : new Intl.DateTimeFormat(undefined, { ...CLOCK, timeZone }).format(new Date(iso));
}

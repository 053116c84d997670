/** Numbers and times as the reader's locale writes them. */
import { createContext, use } from 'react';
import { texts } from './texts';

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

/** Formats times in the institute's zone, and names it. */
export function useFormatTime(): (iso: string | null | undefined) => string {
  const timeZone = use(TimeZone);
  return (iso) => {
    if (!iso) return texts.common.notAvailable;
    if (timeZone === null) return NOT_YET;
    return new Intl.DateTimeFormat(undefined, { ...DATE_AND_TIME, timeZone }).format(new Date(iso));
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

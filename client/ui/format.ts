/** Numbers and times as the reader's locale writes them. */
import { createContext, use, useMemo } from 'react';
import { texts } from './texts/texts';

/** The institute's time zone, in which times are shown. Null until it is known. */
export const TimeZone = createContext<string | null>(null);

const numbers = new Intl.NumberFormat();

/** With a real minus sign, as in the texts of the pages. */
export function formatNumber(value: number): string {
  return numbers.format(value).replace('-', '−');
}

const DECIMALS = [0, 1, 2].map(
  (digits) =>
    new Intl.NumberFormat(undefined, {
      minimumFractionDigits: digits,
      maximumFractionDigits: digits,
    }),
);

/** With a fixed number of decimals, so that numbers below each other compare at a glance. */
export function formatDecimal(value: number, digits: 0 | 1 | 2): string {
  const parts = 10 ** digits;
  // Half away from zero, as scores are rounded; Math.round alone rounds -0.5 up. A double has fifteen
  // digits: 1.005 is no less than it says. Adding zero: what rounds to minus zero has no sign.
  const count = Math.round(Number((Math.abs(value) * parts).toPrecision(15)));
  const rounded = (Math.sign(value) * count) / parts + 0;
  return (DECIMALS[digits] ?? numbers).format(rounded).replace('-', '−');
}

/**
 * Scores and figures in per cent look the same on all pages.
 * @returns for example `37.5 %`, with a space that does not break
 */
export function formatPercent(percent: number): string {
  return `${formatDecimal(percent, 1)}\u00a0%`;
}

const DATE_AND_TIME = {
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
  timeZoneName: 'short',
} as const;

/**
 * Until the zone is known, blanks of about the same width, so that no column jumps: a time in another zone would be
 * wrong.
 */
export function blankTime(iso: string, format: Intl.DateTimeFormatOptions): string {
  const other = new Intl.DateTimeFormat(undefined, { ...format, timeZone: 'UTC' });
  return other.format(new Date(iso)).replace(/\S/g, '\u00a0\u00a0');
}

type FormatTime = (iso: string | null | undefined) => string;

/** Formats times in the institute's zone, with the name of the zone. */
export function useFormatTime(): FormatTime {
  return useTimeFormat(DATE_AND_TIME);
}

/** The same with seconds, where the order of events matters. */
export function useFormatExactTime(): FormatTime {
  return useTimeFormat({ ...DATE_AND_TIME, second: '2-digit' });
}

function useTimeFormat(format: Intl.DateTimeFormatOptions): FormatTime {
  const timeZone = use(TimeZone);
  return (iso) => {
    if (!iso) return texts.common.notAvailable;
    if (timeZone === null) return blankTime(iso, format);
    return new Intl.DateTimeFormat(undefined, { ...format, timeZone }).format(new Date(iso));
  };
}

const TIME_OF_DAY = { hour: 'numeric', minute: '2-digit' } as const;

const CLOCK = {
  hour: 'numeric',
  minute: '2-digit',
  second: '2-digit',
  timeZoneName: 'short',
} as const;

/** Formats times of day with seconds, in the institute's zone, with the name of the zone. */
export function useFormatClock(): FormatTime {
  return useTimeFormat(CLOCK);
}

/** Formats times of day of the next hours, in the institute's zone. */
export function useFormatTimeOfDay(): FormatTime {
  return useTimeFormat(TIME_OF_DAY);
}

/** Formats times that are mostly of today: then without the date. */
export function useFormatRecentTime(): FormatTime {
  const timeZone = use(TimeZone);
  const formatTime = useFormatTime();
  const formatTimeOfDay = useFormatTimeOfDay();
  const day = useMemo(
    () => timeZone && new Intl.DateTimeFormat('en-CA', { dateStyle: 'short', timeZone }),
    [timeZone],
  );
  return (iso) => {
    const isToday = iso && day && day.format(new Date(iso)) === day.format(new Date());
    return isToday ? formatTimeOfDay(iso) : formatTime(iso);
  };
}

/** Formats numbers and times in the reader's locale. */
import { texts } from './texts';

const numbers = new Intl.NumberFormat(undefined, { maximumFractionDigits: 2 });

export function formatNumber(value: number): string {
  return numbers.format(value).replace('-', '−');
}

const percents = new Intl.NumberFormat(undefined, {
  minimumFractionDigits: 1,
  maximumFractionDigits: 1,
});

/** `37.5 %`, with a space that does not break, as staff see it. */
export function formatPercent(value: number): string {
  return `${percents.format(value).replace('-', '−')}\u00a0%`;
}

const TIME = { hour: 'numeric', minute: '2-digit', timeZoneName: 'short' } as const;
const DATE_AND_TIME = {
  weekday: 'short',
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  ...TIME,
} as const;

type Format = Intl.DateTimeFormatOptions;

function formatInZone(
  iso: string,
  timeZone: string | undefined,
  format: Format = DATE_AND_TIME,
): string {
  return dateTimeFormat(timeZone, format).format(new Date(iso));
}

/** Older browsers do not know every time zone: they show UTC, with its name. */
function dateTimeFormat(timeZone: string | undefined, format: Format): Intl.DateTimeFormat {
  try {
    return new Intl.DateTimeFormat(undefined, { ...format, timeZone });
  } catch {
    return new Intl.DateTimeFormat(undefined, { ...format, timeZone: 'UTC' });
  }
}

/** In the institute's time zone, with its name; and in the reader's own if it differs. */
export function formatTime(iso: string, timeZone: string, format: Format = DATE_AND_TIME): string {
  const atInstitute = formatInZone(iso, timeZone, format);
  const atReader = formatInZone(iso, undefined, format);
  return atInstitute === atReader ? atInstitute : `${atInstitute} ${texts.yourTime(atReader)}`;
}

const DAY_MS = 86_400_000;

/** `at 12:00 UTC`, with the day if it is not soon. @param leftMs until then */
export function formatClosing(iso: string, timeZone: string, leftMs: number): string {
  return leftMs < DAY_MS / 2
    ? texts.at(formatTime(iso, timeZone, TIME))
    : formatTime(iso, timeZone);
}

/** `59:07`, `1:05:00`. Seconds are rounded up, so that 0:00 means the end. */
export function formatClock(leftMs: number): string {
  const seconds = Math.max(0, Math.ceil(leftMs / 1000));
  const two = (value: number): string => String(value).padStart(2, '0');
  const hours = Math.floor(seconds / 3600);
  const minutes = Math.floor((seconds % 3600) / 60);
  const rest = two(seconds % 60);
  return hours > 0 ? `${hours}:${two(minutes)}:${rest}` : `${minutes}:${rest}`;
}

/** The time left: as a clock, or in days if there are several. */
export function formatLeft(leftMs: number): string {
  const days = Math.floor(leftMs / DAY_MS);
  return days > 1 ? texts.days(formatNumber(days)) : formatClock(leftMs);
}

/** The date, in the institute's time zone. */
export function formatDay(iso: string, timeZone: string): string {
  return formatInZone(iso, timeZone, { dateStyle: 'long' });
}

/** In the reader's own time zone. */
export function formatTimeHere(iso: string): string {
  return formatInZone(iso, undefined);
}

/** Normalizes a typed exam code to `ABCD-EFGH`; null if it is malformed. */
export function readCode(typed: string): string | null {
  const code = typed.replace(/[\s-]/g, '').toUpperCase();
  return /^[0-9A-Z]{8}$/.test(code) ? `${code.slice(0, 4)}-${code.slice(4)}` : null;
}

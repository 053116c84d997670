/** Numbers and times as the reader's locale writes them. */
import { clockFace } from '../clock';
import { texts } from './texts';

const numbers = new Intl.NumberFormat(undefined, { maximumFractionDigits: 2 });

export function formatNumber(value: number): string {
  return numbers.format(value);
}

const DATE_AND_TIME = {
  weekday: 'short',
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
  timeZoneName: 'short',
} as const;

function inZone(iso: string, timeZone: string | undefined): string {
  return formatOf(timeZone).format(new Date(iso));
}

/** An older browser does not know every zone: it then gets UTC, which is named beside the time. */
function formatOf(timeZone: string | undefined): Intl.DateTimeFormat {
  try {
    return new Intl.DateTimeFormat(undefined, { ...DATE_AND_TIME, timeZone });
  } catch {
    return new Intl.DateTimeFormat(undefined, { ...DATE_AND_TIME, timeZone: 'UTC' });
  }
}

/** In the institute's zone, which is named; and in the reader's own where the clocks there differ. */
export function formatTime(iso: string, timeZone: string): string {
  const there = inZone(iso, timeZone);
  const here = inZone(iso, undefined);
  return there === here ? there : `${there} ${texts.yourTime(here)}`;
}

const DAY_MS = 86_400_000;

/** Time that is left: by the second, and in days where nobody counts seconds. */
export function formatLeft(leftMs: number): string {
  const days = Math.floor(leftMs / DAY_MS);
  return days > 1 ? texts.days(formatNumber(days)) : clockFace(leftMs);
}

/** The day alone, in the institute's zone. */
export function formatDay(iso: string, timeZone: string): string {
  const format = { dateStyle: 'long' } as const;
  try {
    return new Intl.DateTimeFormat(undefined, { ...format, timeZone }).format(new Date(iso));
  } catch {
    return new Intl.DateTimeFormat(undefined, { ...format, timeZone: 'UTC' }).format(new Date(iso));
  }
}

/** In the reader's own zone. */
export function formatTimeHere(iso: string): string {
  return inZone(iso, undefined);
}

/** `ABCD-EFGH` of whatever way a code was typed; null for what cannot be one. */
export function readCode(typed: string): string | null {
  const code = typed.replace(/[\s-]/g, '').toUpperCase();
  return /^[0-9A-Z]{8}$/.test(code) ? `${code.slice(0, 4)}-${code.slice(4)}` : null;
}

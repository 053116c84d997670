/** The list of time zones, how they are searched, and the current time in them. */
import { zoneName } from '../ui/zone-name';
import { CURRENT_NAMES } from './time-zone-names';

export interface Zone {
  /** The IANA name. */
  value: string;
  /** The name for users. */
  label: string;
}

/**
 * @param chosen the current zone, which the browser's list may not contain
 * @returns sorted by city
 */
export function timeZones(chosen: string): Zone[] {
  const supported = Intl.supportedValuesOf('timeZone').map((name) => CURRENT_NAMES[name] ?? name);
  return [...new Set([chosen, 'UTC', ...supported])]
    .map((value) => ({ value, label: zoneName(value) }))
    .sort((one, other) => one.label.localeCompare(other.label, 'en'));
}

/** @returns weekday and time in a zone, in the user's locale */
export function formatTimeIn(timeZone: string, now: Date): string {
  const format = { weekday: 'short', hour: 'numeric', minute: '2-digit', timeZone } as const;
  return new Intl.DateTimeFormat(undefined, format).format(now);
}

/** Making one takes longer than using it, and a search by offset uses one of each zone. */
const offsetFormats = new Map<string, Intl.DateTimeFormat>();

/** @returns for example `UTC+05:30`, with a real minus sign in the west */
export function formatOffset(timeZone: string, now: Date): string {
  const format =
    offsetFormats.get(timeZone) ??
    new Intl.DateTimeFormat('en-GB', { timeZone, timeZoneName: 'longOffset' });
  offsetFormats.set(timeZone, format);
  const name = format.formatToParts(now).find(({ type }) => type === 'timeZoneName')?.value ?? '';
  return name.replace(/^GMT$/, 'GMT+00:00').replace('GMT', 'UTC').replace('-', '−');
}

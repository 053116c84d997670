/** The list of time zones, and the current time in them. */

/** Browsers still use the old names of some zones. */
const CURRENT_NAMES: Record<string, string> = {
  'Africa/Asmera': 'Africa/Asmara',
  'America/Godthab': 'America/Nuuk',
  'Asia/Calcutta': 'Asia/Kolkata',
  'Asia/Katmandu': 'Asia/Kathmandu',
  'Asia/Rangoon': 'Asia/Yangon',
  'Asia/Saigon': 'Asia/Ho_Chi_Minh',
  'Atlantic/Faeroe': 'Atlantic/Faroe',
  'Europe/Kiev': 'Europe/Kyiv',
  'Pacific/Ponape': 'Pacific/Pohnpei',
  'Pacific/Truk': 'Pacific/Chuuk',
};

export interface Zone {
  /** The IANA name. */
  value: string;
  /** The name for users. */
  label: string;
}

/** @param chosen the current zone, which the browser's list may not contain */
export function timeZones(chosen: string): Zone[] {
  const supported = Intl.supportedValuesOf('timeZone').map((name) => CURRENT_NAMES[name] ?? name);
  return [...new Set([chosen, 'UTC', ...supported])]
    .sort()
    .map((value) => ({ value, label: value.replaceAll('_', ' ') }));
}

/** @returns weekday and time in a zone, in the user's locale */
export function formatTimeIn(timeZone: string, now: Date): string {
  const format = { weekday: 'short', hour: 'numeric', minute: '2-digit', timeZone } as const;
  return new Intl.DateTimeFormat(undefined, format).format(now);
}

/** Whether the zone's name contains every typed word. */
export function matchesSearch(label: string, search: string): boolean {
  const name = label.toLowerCase();
  return search
    .toLowerCase()
    .split(/[\s_/]+/)
    .every((word) => name.includes(word));
}

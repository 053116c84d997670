/** Time zones to choose from, and what time it is there. */

/** Browsers still name some zones as they were called long ago. */
const NAMES_OF_TODAY: Record<string, string> = {
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
  /** The same to be read. */
  label: string;
}

/** @param chosen the one in use, which the browser's own list may lack */
export function timeZones(chosen: string): Zone[] {
  const known = Intl.supportedValuesOf('timeZone').map((name) => NAMES_OF_TODAY[name] ?? name);
  return [...new Set([chosen, 'UTC', ...known])]
    .sort()
    .map((value) => ({ value, label: value.replaceAll('_', ' ') }));
}

/** @returns day and time in a zone, as the reader's locale writes them */
export function timeIn(timeZone: string, now: Date): string {
  const shown = { weekday: 'short', hour: 'numeric', minute: '2-digit', timeZone } as const;
  return new Intl.DateTimeFormat(undefined, shown).format(now);
}

/** Whether every word that is typed stands in a zone's name. */
export function isMeant(label: string, search: string): boolean {
  const name = label.toLowerCase();
  return search
    .toLowerCase()
    .split(/[\s_/]+/)
    .every((word) => name.includes(word));
}

/** Finds time zones by what people type: a city, a country, an earlier name, or an offset. */
import { CURRENT_NAMES } from './time-zone-names';
import { formatOffset, type Zone } from './time-zones';

/** Fewer letters are in the names of too many countries. */
const MIN_COUNTRY_LETTERS = 3;
const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ'.split('');

/** Regions with time zones: not in all browsers, and not yet in the types of TypeScript. */
interface RegionLocale extends Intl.Locale {
  getTimeZones?: () => string[] | undefined;
  timeZones?: string[];
}

/** @returns the zones that match all words of the search, those of the country of this name first, then cities that begin so */
export function searchZones(zones: readonly Zone[], search: string, now: Date): Zone[] {
  const typed = plain(search);
  const offset = readOffset(typed);
  if (offset !== null) return zones.filter(({ value }) => hasOffset(value, offset, now));
  const words = typed.split(/[^\p{L}\p{M}\p{N}]+/u).filter((word) => word !== '');
  const inCountries = zonesOfCountries(words);
  const ofThisName = countries().find(({ name }) => name === typed.trim());
  const inThisCountry = new Set(ofThisName ? zonesOf(ofThisName.code) : []);
  const rankOf = ({ value, label }: Zone): number => {
    if (inThisCountry.has(value)) return 0;
    return plain(label).startsWith(typed.trim()) ? 1 : 2;
  };
  return zones
    .filter(({ value, label }) => {
      const names = plain(`${value} ${label} ${EARLIER[value] ?? ''}`);
      return inCountries.has(value) || words.every((word) => names.includes(word));
    })
    .toSorted((one, other) => rankOf(one) - rankOf(other));
}

/** Other names that people know a zone by. */
const EARLIER: Readonly<Record<string, string>> = {
  UTC: 'GMT',
  ...Object.fromEntries(Object.entries(CURRENT_NAMES).map(([earlier, name]) => [name, earlier])),
};

/** Small letters without accents, and the minus sign of a keyboard. */
function plain(text: string): string {
  const bare = text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
  return bare.replaceAll('_', ' ').replaceAll('−', '-');
}

/** @returns the beginning of an offset, such as `+5` of `UTC +5`; null if something else is typed */
function readOffset(typed: string): string | null {
  const [, sign, rest] =
    /^(?:utc|gmt)?([+-]?)(\d{1,2}(?::\d{0,2})?)$/.exec(typed.replaceAll(' ', '')) ?? [];
  return rest === undefined ? null : `${sign === '' ? '+' : sign}${rest}`;
}

/** @param typed for example `+5`, `+05:3` or `-3:30`: the beginning of the offset, with or without a zero */
function hasOffset(timeZone: string, typed: string, now: Date): boolean {
  const offset = plain(formatOffset(timeZone, now)).slice('utc'.length);
  return offset.startsWith(typed) || offset.replace(/^([+-])0/, '$1').startsWith(typed);
}

/** The zones of the countries whose names contain all words, or of the one with this code. */
function zonesOfCountries(words: readonly string[]): Set<string> {
  const all = words.join(' ');
  if (all === '') return new Set();
  const found = countries().filter(({ code, name }) =>
    all.length < MIN_COUNTRY_LETTERS
      ? code.toLowerCase() === all
      : words.every((word) => name.includes(word)),
  );
  return new Set(found.flatMap(({ code }) => zonesOf(code)));
}

let listed: { code: string; name: string }[] | null = null;

function countries(): { code: string; name: string }[] {
  if (listed) return listed;
  const names = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' });
  listed = LETTERS.flatMap((first) => LETTERS.map((second) => first + second)).flatMap((code) => {
    const name = names.of(code);
    return name === undefined ? [] : [{ code, name: plain(name) }];
  });
  return listed;
}

function zonesOf(code: string): string[] {
  const locale: RegionLocale = new Intl.Locale(`und-${code}`);
  const zones = locale.getTimeZones?.() ?? locale.timeZones ?? [];
  return zones.map((name) => CURRENT_NAMES[name] ?? name);
}

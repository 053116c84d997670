/** What `npm run enquiries` can be asked for. */
import { parseArgs } from 'node:util';
import { Misuse } from './command.js';
import { enquiryKinds, type EnquiryKind } from './enquiries/enquiry-records.js';

const USAGE = `Usage:
  npm run enquiries -- list [contact|feedback|newsletter]   what visitors left, the newest first
      --since 2026-01-31                                    nothing older (UTC)
      --limit 50 --page 1                                   how many, and which of the pages
  npm run --silent enquiries -- csv contact|feedback|newsletter > file.csv
      --since 2026-01-31
  npm run enquiries -- remove <address>                     removes all that was left under it`;
const MAX_CONCURRENT = 1_000;
const MAX_PAGES = 1_000_000;
const MAX_PER_ADDRESS = 254;

export type Asked =
  | { verb: 'list'; kinds: readonly EnquiryKind[]; since: Date | null; limit: number; page: number }
  | { verb: 'csv'; kind: EnquiryKind; since: Date | null }
  | { verb: 'remove'; address: string };

/**
 * @param args what stands behind the command
 * @throws Misuse
 */
export function readArguments(args: string[]): Asked {
  const { positionals, values } = parsed(args);
  const [verb, what, ...rest] = positionals;
  const since = values.since === undefined ? null : dayOf(values.since);
  const isPaged = values.limit !== undefined || values.page !== undefined;
  if (rest.length > 0) throw new Misuse(USAGE);
  if (verb === 'list') {
    const limit = numberOf(values.limit ?? '50', MAX_CONCURRENT);
    const page = numberOf(values.page ?? '1', MAX_PAGES);
    return { verb, kinds: what === undefined ? enquiryKinds : [kindOf(what)], since, limit, page };
  }
  if (verb === 'csv' && what !== undefined && !isPaged) return { verb, kind: kindOf(what), since };
  const address = what?.includes('@') && what.length <= MAX_PER_ADDRESS ? what : null;
  if (verb === 'remove' && address !== null && since === null && !isPaged) return { verb, address };
  throw new Misuse(USAGE);
}

function parsed(args: string[]) {
  const option = { type: 'string' } as const;
  const options = { since: option, limit: option, page: option };
  try {
    return parseArgs({ args, options, allowPositionals: true });
  } catch {
    throw new Misuse(USAGE);
  }
}

function kindOf(name: string): EnquiryKind {
  const kind = enquiryKinds.find((one) => one === name);
  if (!kind) throw new Misuse(USAGE);
  return kind;
}

function numberOf(typed: string, most: number): number {
  const number = /^\d{1,9}$/.test(typed) ? Number(typed) : 0;
  if (number < 1 || number > most) throw new Misuse(USAGE);
  return number;
}

/** The beginning of a day. */
function dayOf(typed: string): Date {
  const day = /^\d{4}-\d\d-\d\d$/.test(typed) ? new Date(`${typed}T00:00:00Z`) : new Date(NaN);
  // 30 February is read as a day of March.
  const isDay = !Number.isNaN(day.getTime()) && day.toISOString().startsWith(typed);
  if (!isDay) throw new Misuse(USAGE);
  return day;
}

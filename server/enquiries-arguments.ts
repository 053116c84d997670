/** The arguments of `npm run enquiries`. */
import { parseArgs } from 'node:util';
import { UsageError } from './command.js';
import { enquiryKinds, type EnquiryKind } from './enquiries/enquiry.queries.js';

const USAGE = `Usage:
  npm run enquiries -- list [contact|feedback|newsletter]   what visitors left, the newest first
      --since 2026-01-31                                    nothing older (UTC)
      --limit 50 --page 1                                   how many, and which of the pages
  npm run --silent enquiries -- csv contact|feedback|newsletter > file.csv
      --since 2026-01-31
  npm run enquiries -- remove <address>                     removes all that was left under it`;
const MAX_LIMIT = 1_000;
const MAX_PAGES = 1_000_000;
const MAX_ADDRESS_LENGTH = 254;

export type CommandArguments =
  | { verb: 'list'; kinds: readonly EnquiryKind[]; since: Date | null; limit: number; page: number }
  | { verb: 'csv'; kind: EnquiryKind; since: Date | null }
  | { verb: 'remove'; address: string };

/**
 * @param args after the command
 * @throws UsageError
 */
export function readArguments(args: string[]): CommandArguments {
  const { positionals, values } = parseOptions(args);
  const [verb, what, ...rest] = positionals;
  const since = values.since === undefined ? null : dayOf(values.since);
  const isPaged = values.limit !== undefined || values.page !== undefined;
  if (rest.length > 0) throw new UsageError(USAGE);
  if (verb === 'list') {
    const limit = numberOf(values.limit ?? '50', MAX_LIMIT);
    const page = numberOf(values.page ?? '1', MAX_PAGES);
    return { verb, kinds: what === undefined ? enquiryKinds : [kindOf(what)], since, limit, page };
  }
  if (verb === 'csv' && what !== undefined && !isPaged) return { verb, kind: kindOf(what), since };
  const address = what?.includes('@') && what.length <= MAX_ADDRESS_LENGTH ? what : null;
  if (verb === 'remove' && address !== null && since === null && !isPaged) return { verb, address };
  throw new UsageError(USAGE);
}

function parseOptions(args: string[]) {
  const option = { type: 'string' } as const;
  const options = { since: option, limit: option, page: option };
  try {
    return parseArgs({ args, options, allowPositionals: true });
  } catch {
    throw new UsageError(USAGE);
  }
}

function kindOf(name: string): EnquiryKind {
  const kind = enquiryKinds.find((one) => one === name);
  if (!kind) throw new UsageError(USAGE);
  return kind;
}

function numberOf(typed: string, max: number): number {
  const number = /^\d{1,9}$/.test(typed) ? Number(typed) : 0;
  if (number < 1 || number > max) throw new UsageError(USAGE);
  return number;
}

/** The beginning of a day (UTC). */
function dayOf(typed: string): Date {
  const day = /^\d{4}-\d\d-\d\d$/.test(typed) ? new Date(`${typed}T00:00:00Z`) : new Date(NaN);
  // JavaScript reads 30 February as a day in March.
  const isDay = !Number.isNaN(day.getTime()) && day.toISOString().startsWith(typed);
  if (!isDay) throw new UsageError(USAGE);
  return day;
}

/** The order and filter of a list of results, as URLs name them. */
import { oneOf } from './one-of';

export const RESULT_SORTS = [
  'LATEST',
  'EARLIEST',
  'BEST',
  'LOWEST',
  'HIGHEST_PERCENT',
  'LOWEST_PERCENT',
  'NAME',
  'NAME_DESCENDING',
  'QUICKEST',
  'SLOWEST',
  'LATE',
] as const;
export const RESULT_FILTERS = ['PASSED', 'FAILED', 'WAITING', 'LATE'] as const;

export type ResultSort = (typeof RESULT_SORTS)[number];
export type ResultFilter = (typeof RESULT_FILTERS)[number];

export interface ResultOrder {
  sort: ResultSort;
  /** Null: all. */
  filter: ResultFilter | null;
}

const NAMES = { sort: 'show', filter: 'only' } as const;

export function readResultOrder(url: URLSearchParams): ResultOrder {
  return {
    sort: oneOf(RESULT_SORTS, url.get(NAMES.sort)) ?? 'LATEST',
    filter: oneOf(RESULT_FILTERS, url.get(NAMES.filter)),
  };
}

/** @param url may have another order, which is replaced */
export function writeResultOrder({ sort, filter }: ResultOrder, url: URLSearchParams): void {
  url.delete(NAMES.sort);
  url.delete(NAMES.filter);
  if (sort !== 'LATEST') url.set(NAMES.sort, sort.toLowerCase());
  if (filter) url.set(NAMES.filter, filter.toLowerCase());
}

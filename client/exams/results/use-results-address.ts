import { useListAddress } from '../../ui/hooks/use-list-address';

export const SORTS = ['LATEST', 'BEST', 'LOWEST', 'NAME', 'QUICKEST', 'SLOWEST', 'LATE'] as const;
export const FILTERS = ['PASSED', 'FAILED', 'WAITING', 'LATE'] as const;

type Sort = (typeof SORTS)[number];
type Filter = (typeof FILTERS)[number];

/** How results are shown, as the address says. */
export function useResultsAddress() {
  return useListAddress<{ sort: Sort; filter: Filter | null }>({
    read: (url) => ({
      sort: oneOf(SORTS, url.get('show')) ?? 'LATEST',
      filter: oneOf(FILTERS, url.get('only')),
    }),
    write: ({ sort, filter }, url) => {
      if (sort !== 'LATEST') url.set('show', sort.toLowerCase());
      if (filter) url.set('only', filter.toLowerCase());
    },
  });
}

function oneOf<T extends string>(names: readonly T[], given: string | null): T | null {
  return names.find((name) => name === given?.toUpperCase()) ?? null;
}

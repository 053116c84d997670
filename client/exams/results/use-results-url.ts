import { useListUrl } from '../../ui/hooks/use-list-url';

export const SORTS = ['LATEST', 'BEST', 'LOWEST', 'NAME', 'QUICKEST', 'SLOWEST', 'LATE'] as const;
export const FILTERS = ['PASSED', 'FAILED', 'WAITING', 'LATE'] as const;

type Sort = (typeof SORTS)[number];
type Filter = (typeof FILTERS)[number];

/** The order and filter of the results in the URL. */
export function useResultsUrl() {
  return useListUrl<{ sort: Sort; filter: Filter | null }>({
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

function oneOf<T extends string>(names: readonly T[], value: string | null): T | null {
  return names.find((name) => name === value?.toUpperCase()) ?? null;
}

/** The state of a list in the URL, so that Back and reload keep it. */
import { useEffect, useEffectEvent, useRef } from 'react';
import { useSearchParams } from 'react-router-dom';

const NAMES = { search: 'q', page: 'page' } as const;

interface ListPosition {
  search: string;
  page: number;
}

/** Reads and writes the filter and order of a list in its URL. */
export interface ListFilter<Filter> {
  read: (url: URLSearchParams) => Filter;
  /** Writes nothing for a list without a filter. */
  write: (filter: Filter, url: URLSearchParams) => void;
}

/** For a list that has at most a search. */
export const NO_FILTER: ListFilter<object> = { read: () => ({}), write: () => undefined };

export function useListUrl<Filter extends object>({ read, write }: ListFilter<Filter>) {
  const [url, setUrl] = useSearchParams();
  const address: ListPosition & Filter = { ...read(url), ...readPosition(url) };
  // The URL follows a change with a delay; a second change must still build on the first.
  const latest = useRef(address);
  const update = useEffectEvent(() => {
    latest.current = address;
  });
  useEffect(() => update(), [url]);

  const toParams = (to: ListPosition & Filter): URLSearchParams => {
    const next = new URLSearchParams();
    if (to.search) next.set(NAMES.search, to.search);
    write(to, next);
    if (to.page > 1) next.set(NAMES.page, String(to.page));
    return next;
  };

  /** Any change except of the page returns to the first page. */
  const change = (changes: Partial<ListPosition & Filter>): void => {
    latest.current = { ...latest.current, page: 1, ...changes };
    const replace = changes.page === undefined;
    setUrl(toParams(latest.current), { replace, preventScrollReset: true });
  };

  /** The URL of another page of the same list. */
  const pageHref = (page: number) => ({ search: toParams({ ...address, page }).toString() });

  return { address, change, pageHref };
}

function readPosition(url: URLSearchParams): ListPosition {
  return {
    search: url.get(NAMES.search) ?? '',
    page: Math.max(1, Number.parseInt(url.get(NAMES.page) ?? '1', 10) || 1),
  };
}

/** What a list shows lives in the URL, so that Back and reload keep it. */
import { useEffect, useEffectEvent, useRef } from 'react';
import { useSearchParams } from 'react-router-dom';

const NAMES = { search: 'q', page: 'page' } as const;

interface Place {
  search: string;
  page: number;
}

/** How a list says in its address what it is narrowed to or ordered by. */
export interface Narrowing<Narrowed> {
  read: (url: URLSearchParams) => Narrowed;
  /** Writes nothing for a list that is not narrowed. */
  write: (narrowed: Narrowed, url: URLSearchParams) => void;
}

/** Of a list that is searched at most. */
export const NOT_NARROWED: Narrowing<object> = { read: () => ({}), write: () => undefined };

export function useListAddress<Narrowed extends object>({ read, write }: Narrowing<Narrowed>) {
  const [url, setUrl] = useSearchParams();
  const address: Place & Narrowed = { ...read(url), ...placeIn(url) };
  // The address follows a change a moment later; a second change builds on the first all the same.
  const latest = useRef(address);
  const arrive = useEffectEvent(() => {
    latest.current = address;
  });
  useEffect(() => arrive(), [url]);

  const written = (to: Place & Narrowed): URLSearchParams => {
    const next = new URLSearchParams();
    if (to.search) next.set(NAMES.search, to.search);
    write(to, next);
    if (to.page > 1) next.set(NAMES.page, String(to.page));
    return next;
  };

  /** Any change but that of the page begins at the first page again. */
  const change = (changes: Partial<Place & Narrowed>): void => {
    latest.current = { ...latest.current, page: 1, ...changes };
    const replace = changes.page === undefined;
    setUrl(written(latest.current), { replace, preventScrollReset: true });
  };

  /** The address of another page of the same list. */
  const pageHref = (page: number) => ({ search: written({ ...address, page }).toString() });

  return { address, change, pageHref };
}

function placeIn(url: URLSearchParams): Place {
  return {
    search: url.get(NAMES.search) ?? '',
    page: Math.max(1, Number.parseInt(url.get(NAMES.page) ?? '1', 10) || 1),
  };
}

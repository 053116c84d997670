/** Where pages were left, so that links back lead to the part of a list that was shown, and to its place. */
import { useEffect } from 'react';
import { useLocation, type Location } from 'react-router-dom';

interface Visit {
  search: string;
  /** Of its scroll position. */
  key: string;
}

/** As many pages as somebody may come back to. */
const MAX_VISITS = 50;

const visits = new Map<string, Visit>();

/** Remembers how each page was left. For the root of all pages. */
export function useRememberedVisits(): void {
  const location = useLocation();
  const { pathname, search } = location;
  const key = scrollKeyOf(location);
  useEffect(() => {
    visits.delete(pathname);
    visits.set(pathname, { search, key });
    for (const oldest of visits.keys()) if (visits.size > MAX_VISITS) visits.delete(oldest);
  }, [pathname, search, key]);
}

/** The key of a page's scroll position: that of the visit which a link leads back to, else its own. */
export function scrollKeyOf({ key, state }: Pick<Location<unknown>, 'key' | 'state'>): string {
  return (state as { scrollKey?: string } | null)?.scrollKey ?? key;
}

/**
 * What a link back needs: `to` as it was last shown, with its search, filter and page.
 * @param to a path; with a search of its own, it is not changed
 */
export function linkBack(to: string): { to: string; state?: { scrollKey: string } } {
  const [pathname = '', search] = to.split('?');
  const visit = visits.get(pathname);
  if (!visit || (search !== undefined && visit.search !== `?${search}`)) return { to };
  return { to: pathname + visit.search, state: { scrollKey: visit.key } };
}

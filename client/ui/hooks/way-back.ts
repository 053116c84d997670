/** The way back to the page that somebody came from, for pages that several pages lead to. */
import { useLocation } from 'react-router-dom';

interface WayBack {
  to: string;
  /** What the link back is called. */
  label: string;
}

/** The state of links to such a page. */
export function useWayBackHere(label: string): { back: WayBack } {
  const { pathname, search } = useLocation();
  return { back: { to: pathname + search, label } };
}

/** Where the link came from that led here; null for a bookmark. */
export function useWayBack(): WayBack | null {
  const { state } = useLocation() as { state: unknown };
  const back = isObject(state) ? state['back'] : null;
  if (!isObject(back)) return null;
  const { to, label } = back;
  // It may be of an earlier version: the browser keeps it.
  const isPath = typeof to === 'string' && /^\/(?![/\\])/.test(to);
  return isPath && typeof label === 'string' ? { to, label } : null;
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}

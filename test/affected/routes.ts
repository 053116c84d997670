/** Which routes a string names. */

/** The segments of a route. Parameters begin with a colon. */
export type Parts = readonly string[];

export const partsOf = (path: string): Parts => path.split('/').filter(Boolean);

/**
 * Whether a string contains a path to this route, or the beginning of one: tests often append the
 * rest.
 */
export function namesRoute(text: string, route: Parts): boolean {
  if (!text.includes('/')) return false;
  const paths = text
    .replaceAll(/\w+:\/\/[^/\s]*/g, '')
    // `stringsIn` replaces each `${...}` by a blank: one between slashes is a segment of the
    // path.
    .replaceAll(/\/ (?=$|[/.?])/g, '/:any')
    // Route patterns of a browser: two stars match any number of segments, one matches one
    // segment.
    .replaceAll(/\/?\*\*/g, ' ')
    .replaceAll(/\/\*/g, '/:any')
    .split(/[\s"'`(),;]/);
  return paths.some((path, index) => {
    const parts = partsOf(path.replace(/[?#].*$/, '').replace(/\.$/, ''));
    // The text before a path that follows a blank may end in the beginning of the route.
    const starts = index === 0 ? [0] : [...route.keys()];
    return path.includes('/') && starts.some((start) => isPrefix(parts, route.slice(start)));
  });
}

function isPrefix(parts: Parts, route: Parts): boolean {
  const isOpen = (part = ''): boolean => part.startsWith(':');
  const fits = (part: string, index: number): boolean =>
    isOpen(part) || isOpen(route[index]) || part === route[index];
  const hasName = parts.some((part, index) => part === route[index] && !isOpen(part));
  return hasName && parts.length <= route.length && parts.every(fits);
}

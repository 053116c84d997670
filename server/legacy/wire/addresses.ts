/** The addresses of this door: those of its routes, and others that can be meant for it. */

const MEANT = /^\/(?:v1(?:\/|$)|[A-Za-z]\w*_M\/?$)/;

/** The path of a request as the router reads it: without the query, percent signs decoded. */
export function pathOf(url: string): string {
  const [path = ''] = url.split('?', 1);
  try {
    return decodeURI(path);
  } catch {
    return path;
  }
}

export function isLegacyPath(url: string): boolean {
  return MEANT.test(pathOf(url));
}

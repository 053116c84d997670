/** Recognizes the paths of the legacy API: those of its routes, and others that look like them. */

const LEGACY_PATH = /^\/(?:v1(?:\/|$)|[A-Za-z]\w*_M\/?$)/;

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
  return LEGACY_PATH.test(pathOf(url));
}

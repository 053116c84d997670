import type { Config } from '../../config/env.js';
import type { HostKind } from '../../config/hosts.js';

/** What built pages have in place of origins (client/site/addresses.ts, client/index.html). */
const PLACES = /__(?:STAFF|SITE|CANONICAL)_ORIGIN__/g;

/**
 * A built page as this kind of host sends it. Links lead to another host only where the area they lead to is not
 * on this one.
 */
export function withOrigins(
  page: string,
  kind: HostKind,
  { siteUrl, staffUrl }: Pick<Config, 'siteUrl' | 'staffUrl'>,
): string {
  const origins = new Map([
    ['__STAFF_ORIGIN__', kind === 'PUBLIC' ? staffUrl : ''],
    ['__SITE_ORIGIN__', kind === 'ADMIN' ? siteUrl : ''],
    ['__CANONICAL_ORIGIN__', siteUrl],
  ]);
  return page.replaceAll(PLACES, (place) => origins.get(place) ?? '');
}

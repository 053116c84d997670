import type { Config } from '../../config/env.js';
import type { HostKind } from '../../config/hosts.js';

/** Placeholders for origins in built pages (client/site/texts/addresses.ts, client/index.html). */
const PLACEHOLDERS = /__(?:STAFF|SITE|CANONICAL)_ORIGIN__/g;

/**
 * Fills in the origins of a built page for this kind of host. Links name another host only if this one does not
 * show their target.
 */
export function fillInOrigins(
  page: string,
  kind: HostKind,
  { siteUrl, staffUrl }: Pick<Config, 'siteUrl' | 'staffUrl'>,
): string {
  const origins = new Map([
    ['__STAFF_ORIGIN__', kind === 'PUBLIC' ? staffUrl : ''],
    ['__SITE_ORIGIN__', kind === 'ADMIN' ? siteUrl : ''],
    ['__CANONICAL_ORIGIN__', siteUrl],
  ]);
  return page.replaceAll(PLACEHOLDERS, (placeholder) => origins.get(placeholder) ?? '');
}

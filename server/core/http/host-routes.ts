/** Which page a host shows at an address (docs/specification.md, section 2; decisions 0001 and 0016). */
import type { HostKind } from '../../config/hosts.js';
import { trimTrailingSlashes } from '../../config/trailing-slashes.js';

/** The result: a page of the client, a public page, or a redirect on this host or to the staff host. */
export type Destination =
  | { page: 'STAFF' | 'CANDIDATES' }
  | { page: 'SITE'; path: string }
  | { redirect: string }
  | { staff: string };

/** Paths of the public site, and the page that each shows. */
const SITE_PAGES = new Map([
  ['/', '/'],
  ['/about', '/about'],
  ['/features', '/features'],
  ['/help', '/help'],
  ['/plan', '/plan'],
  ['/plans', '/plan'],
  ['/demo', '/demo'],
]);
/** Paths in the footer that lead to sections of the landing page. */
const LANDING_SECTIONS = new Map([
  ['/home', '/'],
  ['/product', '/#features'],
  ['/pricing', '/#plan'],
  ['/blog', '/'],
]);
const POLICY_PAGES = new Set(['/privacy-policy', '/terms', '/cookies']);
/** Paths of candidates, and of people who verify receipts. Their page does not load the staff's code. */
const CANDIDATE_PATHS = /^\/(?:take|verify)(?:\/|$)/;
const STAFF_PATHS = /^\/(?:login|register|join|undo-reset|all-quiz{1,2}es|navigation(?:\/.*)?)$/;
/** Paths of links in mails to staff: to accept an invitation, and to undo a password reset. */
const MAILED_PATHS = new Set(['/join', '/undo-reset']);
/** The staff client shows visitors the results of a trial exam. */
const TRIAL_RESULTS = '/demo/results';

/** @param address path of the request, with or without a query */
export function resolveDestination(kind: HostKind, address: string): Destination {
  const requested = pathOf(address);
  if (CANDIDATE_PATHS.test(requested)) return { page: 'CANDIDATES' };
  // Case-insensitive, like the router of the staff client.
  const path = requested.toLowerCase();
  if (POLICY_PAGES.has(path)) return { page: 'SITE', path };
  if (kind !== 'PUBLIC' && STAFF_PATHS.test(path)) return { page: 'STAFF' };
  if (kind === 'ADMIN') return { redirect: '/login' };
  // Such links were mailed before the staff area had its own host. Browsers keep the fragment with its secret.
  if (MAILED_PATHS.has(path)) return { staff: path };
  const section = LANDING_SECTIONS.get(path);
  if (section !== undefined) return { redirect: section };
  const page = SITE_PAGES.get(path);
  if (page !== undefined) return { page: 'SITE', path: page };
  if (path === TRIAL_RESULTS) return { page: 'STAFF' };
  if (kind === 'BOTH' && path === '/header') return { page: 'SITE', path };
  return { redirect: '/' };
}

/** The path without query and trailing slashes, which people add. */
function pathOf(address: string): string {
  const path = address.split('?', 1)[0] ?? '';
  return trimTrailingSlashes(path) || '/';
}

/** Which page a host answers an address with (specification, section 2; decisions 1 and 16). */
import type { HostKind } from '../../config/hosts.js';
import { withoutEndSlashes } from '../../config/slashes.js';

/** What an address comes to: a page of the client, a public page by its own path, another address, here or on staff's host. */
export type Destination =
  | { page: 'STAFF' | 'LEARNERS' }
  | { page: 'SITE'; path: string }
  | { redirect: string }
  | { staff: string };

/** Pages of the public site, under each address that leads to them. */
const SITE = new Map([
  ['/', '/'],
  ['/about', '/about'],
  ['/features', '/features'],
  ['/help', '/help'],
  ['/plan', '/plan'],
  ['/plans', '/plan'],
  ['/demo', '/demo'],
]);
/** Addresses that the footer names, for places on the landing page. */
const PLACES = new Map([
  ['/home', '/'],
  ['/product', '/#features'],
  ['/pricing', '/#plan'],
  ['/blog', '/'],
]);
const POLICIES = new Set(['/privacy-policy', '/terms', '/cookies']);
/** Addresses of learners, and of who checks their receipts: their page is without the staff's code. */
const LEARNERS = /^\/(?:take|verify)(?:\/|$)/;
const STAFF = /^\/(?:login|register|join|undo-reset|all-quiz{1,2}es|navigation(?:\/.*)?)$/;
/** Where links lead that are mailed to staff: of an invitation, and of what undoes a reset of the password. */
const MAILED = new Set(['/join', '/undo-reset']);
/** The results of a trial exam are shown by staff's pages, to visitors. */
const TRIAL_RESULTS = '/demo/results';

/** @param address of the request: a path, perhaps with a query */
export function destination(kind: HostKind, address: string): Destination {
  const asked = pathOf(address);
  if (LEARNERS.test(asked)) return { page: 'LEARNERS' };
  // As the router of staff's pages reads them.
  const path = asked.toLowerCase();
  if (POLICIES.has(path)) return { page: 'SITE', path };
  if (kind !== 'PUBLIC' && STAFF.test(path)) return { page: 'STAFF' };
  if (kind === 'ADMIN') return { redirect: '/login' };
  // Mailed before the staff area had a host of its own. Browsers take the fragment, its secret, along.
  if (MAILED.has(path)) return { staff: path };
  const place = PLACES.get(path);
  if (place !== undefined) return { redirect: place };
  const page = SITE.get(path);
  if (page !== undefined) return { page: 'SITE', path: page };
  if (path === TRIAL_RESULTS) return { page: 'STAFF' };
  if (kind === 'BOTH' && path === '/header') return { page: 'SITE', path };
  return { redirect: '/' };
}

/** Without the query and a slash at the end, which people add. */
function pathOf(address: string): string {
  const path = address.split('?', 1)[0] ?? '';
  return withoutEndSlashes(path) || '/';
}

/** Which page a host answers an address with (specification, section 2; decisions 1 and 16). */
import type { Config } from '../../config/env.js';

/** What a host is for: the public site, the staff area, or both. */
export type HostKind = 'PUBLIC' | 'ADMIN' | 'BOTH';

/** What an address comes to: a page of the client, a public page by its own path, or somewhere else. */
export type Destination =
  { page: 'STAFF' | 'LEARNERS' } | { page: 'SITE'; path: string } | { redirect: string };

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
  ['/pricing', '/#plans'],
  ['/blog', '/'],
]);
const POLICIES = new Set(['/privacy-policy', '/terms', '/cookies']);
/** Addresses of learners, and of who checks their receipts: their page is without the staff's code. */
const LEARNERS = /^\/(?:take|verify)(?:\/|$)/;
const STAFF = /^\/(?:login|register|join|all-quiz{1,2}es|navigation(?:\/.*)?)$/;
/** The results of a trial exam are shown by staff's pages, to visitors. */
const TRIAL_RESULTS = '/demo/results';

/** @param host as the request names it, with its port if that is not the usual one */
export function hostKind(
  host: string,
  { PUBLIC_HOSTS, ADMIN_HOSTS }: Pick<Config, 'PUBLIC_HOSTS' | 'ADMIN_HOSTS'>,
): HostKind {
  const named = host.toLowerCase();
  const names = [named, named.replace(/:\d+$/, '')];
  const isOneOf = (hosts: string[]): boolean => hosts.some((entry) => names.includes(entry));
  const [isPublic, isAdmin] = [isOneOf(PUBLIC_HOSTS), isOneOf(ADMIN_HOSTS)];
  if (isPublic === isAdmin) return 'BOTH';
  return isPublic ? 'PUBLIC' : 'ADMIN';
}

/** @param address of the request: a path, perhaps with a query */
export function destination(kind: HostKind, address: string): Destination {
  const path = pathOf(address);
  if (LEARNERS.test(path)) return { page: 'LEARNERS' };
  if (POLICIES.has(path)) return { page: 'SITE', path };
  if (kind !== 'PUBLIC' && STAFF.test(path)) return { page: 'STAFF' };
  if (kind === 'ADMIN') return { redirect: '/login' };
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
  return path.length > 1 ? path.replace(/\/+$/, '') || '/' : path;
}

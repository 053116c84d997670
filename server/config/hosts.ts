/** Separate hosts for the public site and the staff area (docs/specification.md, section 2). */

/** What a host shows: the public site, the staff area, or both. */
export type HostKind = 'PUBLIC' | 'ADMIN' | 'BOTH';

export interface Hosts {
  PUBLIC_HOSTS: string[];
  ADMIN_HOSTS: string[];
}

const PORT = /:\d+$/;

/** @param host of a request, with the port if it is not the default one */
export function hostKind(host: string, { PUBLIC_HOSTS, ADMIN_HOSTS }: Hosts): HostKind {
  const lowerCaseHost = host.toLowerCase();
  // An entry with a port is for that port only, and one without for all other ports.
  for (const name of [lowerCaseHost, lowerCaseHost.replace(PORT, '')]) {
    const [isPublic, isAdmin] = [PUBLIC_HOSTS.includes(name), ADMIN_HOSTS.includes(name)];
    if (isPublic && isAdmin) return 'BOTH';
    if (isPublic || isAdmin) return isPublic ? 'PUBLIC' : 'ADMIN';
  }
  return 'BOTH';
}

/**
 * The origins of the public site and the staff area, for absolute links: the first host of PUBLIC_HOSTS or
 * ADMIN_HOSTS, otherwise PUBLIC_URL.
 */
export function findOrigins(
  publicUrl: string,
  { PUBLIC_HOSTS, ADMIN_HOSTS }: Hosts,
): { siteUrl: string; staffUrl: string } {
  const { protocol } = new URL(publicUrl);
  const originOf = ([host]: string[]): string => (host ? `${protocol}//${host}` : publicUrl);
  return { siteUrl: originOf(PUBLIC_HOSTS), staffUrl: originOf(ADMIN_HOSTS) };
}

/** Problems of the configured hosts: each a variable and a sentence. */
export function hostProblems(
  publicUrl: string,
  hosts: Hosts,
): [variable: string, problem: string][] {
  const problems: [string, string][] = [];
  const shared = hosts.PUBLIC_HOSTS.filter((host) => hosts.ADMIN_HOSTS.includes(host));
  if (shared.length > 0) {
    const names = shared.join(', ');
    problems.push([
      'ADMIN_HOSTS',
      `names ${names} as PUBLIC_HOSTS does: on neither, it shows both`,
    ]);
  }
  // An invalid PUBLIC_URL is reported separately.
  if (!URL.canParse(publicUrl)) return problems;
  const { protocol } = new URL(publicUrl);
  for (const name of ['PUBLIC_HOSTS', 'ADMIN_HOSTS'] as const)
    for (const host of hosts[name])
      if (PORT.test(host) && new URL(`${protocol}//${host}`).port === '')
        problems.push([
          name,
          `names ${host}: leave its port out, as browsers do with the usual one`,
        ]);
  const { siteUrl, staffUrl } = findOrigins(publicUrl, hosts);
  const kindOf = (url: string): HostKind => hostKind(new URL(url).host, hosts);
  if (kindOf(staffUrl) === 'PUBLIC')
    problems.push([
      'ADMIN_HOSTS',
      'is needed where PUBLIC_URL is one of PUBLIC_HOSTS: nobody could log in',
    ]);
  if (kindOf(siteUrl) === 'ADMIN')
    problems.push([
      'PUBLIC_HOSTS',
      'is needed where PUBLIC_URL is one of ADMIN_HOSTS: there would be no public site',
    ]);
  return problems;
}

/** Hosts of their own for the public site and for the staff area (specification, section 2). */

/** What a host is for: the public site, the staff area, or both. */
export type HostKind = 'PUBLIC' | 'ADMIN' | 'BOTH';

export interface Hosts {
  PUBLIC_HOSTS: string[];
  ADMIN_HOSTS: string[];
}

const PORT = /:\d+$/;

/** @param host as a request names it, with its port if that is not the usual one */
export function hostKind(host: string, { PUBLIC_HOSTS, ADMIN_HOSTS }: Hosts): HostKind {
  const named = host.toLowerCase();
  // An entry with a port is of that port alone, and one without of all others.
  for (const name of [named, named.replace(PORT, '')]) {
    const [isPublic, isAdmin] = [PUBLIC_HOSTS.includes(name), ADMIN_HOSTS.includes(name)];
    if (isPublic && isAdmin) return 'BOTH';
    if (isPublic || isAdmin) return isPublic ? 'PUBLIC' : 'ADMIN';
  }
  return 'BOTH';
}

/**
 * Where the public site and the staff area are, for links that must name a whole address: on the first host of
 * their own, if there is one, and at PUBLIC_URL otherwise.
 */
export function originsOf(
  publicUrl: string,
  { PUBLIC_HOSTS, ADMIN_HOSTS }: Hosts,
): { siteUrl: string; staffUrl: string } {
  const { protocol } = new URL(publicUrl);
  const urlOf = ([host]: string[]): string => (host ? `${protocol}//${host}` : publicUrl);
  return { siteUrl: urlOf(PUBLIC_HOSTS), staffUrl: urlOf(ADMIN_HOSTS) };
}

/** Why nobody could get where these lead, a sentence a variable. */
export function hostProblems(publicUrl: string, hosts: Hosts): [variable: string, why: string][] {
  const problems: [string, string][] = [];
  const shared = hosts.PUBLIC_HOSTS.filter((host) => hosts.ADMIN_HOSTS.includes(host));
  if (shared.length > 0) {
    const names = shared.join(', ');
    problems.push([
      'ADMIN_HOSTS',
      `names ${names} as PUBLIC_HOSTS does: on neither, it shows both`,
    ]);
  }
  // An address that is none is a problem of its own.
  if (!URL.canParse(publicUrl)) return problems;
  const { protocol } = new URL(publicUrl);
  for (const name of ['PUBLIC_HOSTS', 'ADMIN_HOSTS'] as const)
    for (const host of hosts[name])
      if (PORT.test(host) && new URL(`${protocol}//${host}`).port === '')
        problems.push([
          name,
          `names ${host}: leave its port out, as browsers do with the usual one`,
        ]);
  const { siteUrl, staffUrl } = originsOf(publicUrl, hosts);
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

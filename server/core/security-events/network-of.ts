import ipaddr from 'ipaddr.js';

/**
 * @returns the network address by which requests from `ip` are counted and recorded. For IPv6 the first half
 *   (2001:db8:1:2::/64): a client with one address in it has them all.
 */
export function networkOf(ip: string): string {
  if (!ipaddr.isValid(ip)) return ip;
  const address = ipaddr.process(ip);
  if (address.kind() === 'ipv4') return address.toString();
  const network = ipaddr.IPv6.networkAddressFromCIDR(`${address.toString()}/64`);
  return `${network.toString()}/64`;
}

/**
 * For IPv6 the largest block that a site gets from its provider (2001:db8:1::/48, RFC 6177).
 * @param address as `networkOf` returns it
 */
export function siteOf(address: string): string {
  const [network = ''] = address.split('/');
  if (!ipaddr.IPv6.isValid(network)) return address;
  return ipaddr.IPv6.networkAddressFromCIDR(`${network}/48`).toString();
}

import ipaddr from 'ipaddr.js';

/**
 * @returns the network address that requests of `ip` are counted and recorded by. Of IPv6 the first half
 *   (2001:db8:1:2::/64): whoever has one address there has them all.
 */
export function networkOf(ip: string): string {
  if (!ipaddr.isValid(ip)) return ip;
  const address = ipaddr.process(ip);
  if (address.kind() === 'ipv4') return address.toString();
  const network = ipaddr.IPv6.networkAddressFromCIDR(`${address.toString()}/64`);
  return `${network.toString()}/64`;
}

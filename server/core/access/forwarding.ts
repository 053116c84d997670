import type { FastifyRequest } from 'fastify';

/** Headers that proxies of all kinds add to a request. */
const HEADERS = [
  'forwarded',
  'via',
  'x-forwarded',
  'x-forwarded-for',
  'x-forwarded-host',
  'x-forwarded-proto',
  'x-real-ip',
  'x-client-ip',
  'x-cluster-client-ip',
  'x-original-forwarded-for',
  'cf-connecting-ip',
  'fastly-client-ip',
  'true-client-ip',
];

/** Whether a request came through a proxy, by its headers. */
export function isForwarded({ headers }: Pick<FastifyRequest, 'headers'>): boolean {
  return HEADERS.some((name) => headers[name] !== undefined);
}

/**
 * Whether a request came through a proxy that is not in TRUST_PROXY. Its address is then that of all clients of the
 * proxy, or of a client that fakes the headers.
 */
export function isForwardedByStranger(request: Pick<FastifyRequest, 'headers' | 'ips'>): boolean {
  const forwardedFor = [request.headers['x-forwarded-for'] ?? []].flat().join(',');
  if (forwardedFor === '') return isForwarded(request);
  // Fastify follows the header as far as it trusts it. The first entry of `ips` is the connection itself.
  const followed = (request.ips?.length ?? 1) - 1;
  return forwardedFor.split(',').length > followed;
}

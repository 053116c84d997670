import type { FastifyRequest } from 'fastify';

/** What proxies of all kinds add to a request that they pass on. */
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

/** Whether a request says that somebody has passed it on. */
export function isForwarded({ headers }: Pick<FastifyRequest, 'headers'>): boolean {
  return HEADERS.some((name) => headers[name] !== undefined);
}

/**
 * Whether somebody has passed a request on whom nobody named in TRUST_PROXY. The address that it is known by is then
 * that of everybody behind them, or of whoever claims to be one of those.
 */
export function isForwardedByStranger(request: Pick<FastifyRequest, 'headers' | 'ips'>): boolean {
  const named = [request.headers['x-forwarded-for'] ?? []].flat().join(',');
  if (named === '') return isForwarded(request);
  // Fastify follows the header as far as it trusts it. The first of `ips` is the connection itself.
  const followed = (request.ips?.length ?? 1) - 1;
  return named.split(',').length > followed;
}

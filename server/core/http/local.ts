import type { FastifyRequest } from 'fastify';
import { isForwarded } from '../access/forwarding.js';

const LOOPBACK = new Set(['127.0.0.1', '::1', '::ffff:127.0.0.1']);

/**
 * Whether a request was made on this machine, by name too: a page elsewhere whose name was made to
 * point here (DNS rebinding) is not local, and neither is what a proxy passes on.
 */
export function isLocal(request: FastifyRequest): boolean {
  const remote = request.socket.remoteAddress ?? '';
  return LOOPBACK.has(remote) && !isForwarded(request) && isLoopback(request.headers.host ?? '');
}

/** @param host a name or address as URLs have it, with its port or without */
export function isLoopback(host: string): boolean {
  return /^(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/.test(host);
}

import type { FastifyRequest } from 'fastify';
import { isForwarded } from '../access/forwarding.js';

const LOOPBACK = new Set(['127.0.0.1', '::1', '::ffff:127.0.0.1']);

/**
 * Whether a request was made on this machine. Its Host must be local too, so that a page elsewhere whose name
 * points here (DNS rebinding) is not local. A request through a proxy is not local either: by default nginx adds no
 * header and sends a local Host, but it uses HTTP/1.0, which no other client uses today.
 */
export function isLocalRequest(request: FastifyRequest): boolean {
  const isProxied = isForwarded(request) || request.raw.httpVersion === '1.0';
  return hasLoopbackSocket(request) && !isProxied && isLoopback(request.headers.host ?? '');
}

function hasLoopbackSocket({ socket }: FastifyRequest): boolean {
  return LOOPBACK.has(socket.remoteAddress ?? '');
}

/** @param host a name or address as in a URL, with or without a port */
export function isLoopback(host: string): boolean {
  return /^(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/.test(host);
}

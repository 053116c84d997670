import type { FastifyRequest } from 'fastify';
import { isForwarded } from '../access/forwarding.js';

const LOOPBACK = new Set(['127.0.0.1', '::1', '::ffff:127.0.0.1']);

/**
 * Whether a request was made on this machine, by name too: a page elsewhere whose name was made to
 * point here (DNS rebinding) is not local, and neither is what a proxy passes on. nginx says nothing of whom it passes
 * on unless it is told to, and names this machine as the host: it is known by HTTP/1.0, which nobody else speaks today.
 */
export function isLocal(request: FastifyRequest): boolean {
  const isPassedOn = isForwarded(request) || request.raw.httpVersion === '1.0';
  return isFromHere(request) && !isPassedOn && isLoopback(request.headers.host ?? '');
}

function isFromHere({ socket }: FastifyRequest): boolean {
  return LOOPBACK.has(socket.remoteAddress ?? '');
}

/** @param host a name or address as URLs have it, with its port or without */
export function isLoopback(host: string): boolean {
  return /^(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/.test(host);
}

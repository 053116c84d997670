import type { IncomingMessage } from 'node:http';
import type { FastifyInstance } from 'fastify';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The most bytes a body may have here, where that is not `BODY_BYTES`. */
    bodyLimit?: number;
  }
}

/** The most bytes of a body, wherever a route does not say otherwise: names, choices, a page of text. */
export const BODY_BYTES = 64 * 1024;
/** Answers that can be given before a body has been read. */
const EARLY = new Set([401, 413]);
/** Whoever sends more than that is no caller who was mistaken. */
const MOST_DRAINED_BYTES = 64 * 1024 * 1024;

/** Gives routes the limit that they declare (`@RouteConfig`): Nest hands no other option on. */
export function bodyLimits(fastify: FastifyInstance): void {
  fastify.addHook('onRoute', (route) => {
    const limit = route.config?.bodyLimit;
    if (limit !== undefined) route.bodyLimit = limit;
  });
  fastify.addHook('onSend', async (request, reply) => {
    const { raw } = request;
    if (!EARLY.has(reply.statusCode) || raw.complete || raw.destroyed) return;
    void reply.header('connection', 'close');
    await drained(raw);
    reply.raw.once('finish', () => raw.destroy());
  });
}

/**
 * Reads on what nobody wants, for nothing: the connection is closed behind the answer, and whoever is
 * still sending then hears of a broken connection and not of what was answered.
 */
async function drained(raw: IncomingMessage): Promise<void> {
  raw.unpipe();
  let bytes = 0;
  await new Promise<void>((done) => {
    raw.on('data', ({ length }: Buffer) => {
      bytes += length;
      if (bytes > MOST_DRAINED_BYTES) done();
    });
    raw.once('close', done);
    raw.once('end', done);
    raw.resume();
  });
}

import type { IncomingMessage } from 'node:http';
import { Readable } from 'node:stream';
import type { FastifyInstance } from 'fastify';

/** Whoever sends more than that is no caller who was mistaken. */
const MAX_DISCARDED_BYTES = 64 * 1024 * 1024;
/** As long as other servers wait for a caller to notice (nginx, `lingering_time`). */
const DISCARDING_MS = 30_000;

/**
 * Answers a refusal at once, although its body is still being sent, and closes the connection behind it.
 * What goes on arriving is discarded for a while: whoever is sending when a connection is closed hears that
 * it broke, and not what was answered.
 */
export function earlyAnswers(fastify: FastifyInstance): void {
  fastify.addHook('onSend', (request, reply, payload, done) => {
    const { raw } = request;
    const isText = typeof payload === 'string' || Buffer.isBuffer(payload);
    if (reply.statusCode < 400 || !isText || !isArriving(raw)) {
      done(null, payload);
      return;
    }
    void reply.headers({ connection: 'close', 'content-length': Buffer.byteLength(payload) });
    // Compression would keep the answer until its stream ends.
    delete raw.headers['accept-encoding'];
    done(null, Readable.from(beforeDiscarding(payload, raw), { objectMode: false }));
  });
}

/** Whether it has a body that is not there yet. */
function isArriving({ headers, complete, destroyed }: IncomingMessage): boolean {
  const hasBody = 'transfer-encoding' in headers || Number(headers['content-length'] ?? 0) > 0;
  return hasBody && !complete && !destroyed;
}

async function* beforeDiscarding(
  payload: string | Buffer,
  raw: IncomingMessage,
): AsyncGenerator<string | Buffer> {
  yield payload;
  raw.unpipe();
  let bytes = 0;
  let enough = (): void => undefined;
  const isEnough = new Promise<void>((resolve) => (enough = resolve));
  const timer = setTimeout(enough, DISCARDING_MS);
  raw.on('data', ({ length }: Buffer) => {
    bytes += length;
    if (bytes > MAX_DISCARDED_BYTES) enough();
  });
  for (const end of ['end', 'close', 'error']) raw.once(end, enough);
  raw.resume();
  await isEnough;
  clearTimeout(timer);
}

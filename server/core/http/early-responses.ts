import type { IncomingMessage } from 'node:http';
import { Readable } from 'node:stream';
import type { FastifyInstance } from 'fastify';

/** A caller who sends more than this is not just mistaken. */
const MAX_DISCARDED_BYTES = 64 * 1024 * 1024;
/** As long as nginx waits for a caller to notice (`lingering_time`). */
const DISCARDING_MS = 30_000;

/**
 * Sends an error response at once, although the body is still arriving, and then closes the connection. The rest
 * of the body is discarded for a while: a caller who is still sending when the connection closes would see a
 * broken connection instead of the response.
 */
export function respondEarly(fastify: FastifyInstance): void {
  fastify.addHook('onSend', (request, reply, payload, done) => {
    const { raw } = request;
    const isText = typeof payload === 'string' || Buffer.isBuffer(payload);
    if (reply.statusCode < 400 || !isText || !isArriving(raw)) {
      done(null, payload);
      return;
    }
    void reply.headers({ connection: 'close', 'content-length': Buffer.byteLength(payload) });
    // Compression would delay the response until its stream ends.
    delete raw.headers['accept-encoding'];
    done(null, Readable.from(sendThenDiscard(payload, raw), { objectMode: false }));
  });
}

/** Whether the body of a request has not arrived completely. */
function isArriving({ headers, complete, destroyed }: IncomingMessage): boolean {
  const hasBody = 'transfer-encoding' in headers || Number(headers['content-length'] ?? 0) > 0;
  return hasBody && !complete && !destroyed;
}

async function* sendThenDiscard(
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

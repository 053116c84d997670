/** A server whose client is updated: the files have other names, and the old ones are gone. Or a network is in between. */
import { createServer, request, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

const PREFIX = 'v2-';
/** Names of built files, which change with their content. */
const BUILT_FILE = /(?<=[/"'`(])([\w.]+(?:-[\w.]+)*-[\w-]{8}\.(?:js|css|woff2))/g;
const OLD_ASSET = /^\/assets\/(?!v2-)/;

/** A proxy in front of the application. */
export class UpdatableServer {
  private isUpdated = false;
  private portal: RegExp | null = null;
  /** How often the network has answered itself. */
  portalAnswers = 0;

  private constructor(
    private readonly server: Server,
    private readonly upstream: URL,
  ) {}

  /** @param upstream address of the application */
  static async start(upstream: string): Promise<UpdatableServer> {
    const server = createServer();
    const proxy = new UpdatableServer(server, new URL(upstream));
    server.on('request', (incoming, outgoing) => {
      const path = incoming.url ?? '/';
      if (proxy.isUpdated && OLD_ASSET.test(path)) {
        outgoing.writeHead(404).end();
        return;
      }
      if (proxy.portal?.test(path)) {
        proxy.portalAnswers += 1;
        outgoing
          .writeHead(200, { 'content-type': 'text/html' })
          .end('<p>Log in to this network</p>');
        return;
      }
      const headers = { ...incoming.headers, host: proxy.upstream.host };
      // Texts are rewritten: they must not be compressed.
      delete headers['accept-encoding'];
      const options = { method: incoming.method, headers, path: path.replace(PREFIX, '') };
      const forwarded = request(proxy.upstream, options, (reply) => {
        void bodyOf(reply).then((body) => {
          const text = proxy.isUpdated ? rewrite(reply, body) : body;
          const replied = { ...reply.headers, 'content-length': Buffer.byteLength(text) };
          outgoing.writeHead(reply.statusCode ?? 502, replied).end(text);
        });
      });
      forwarded.on('error', () => outgoing.destroy());
      incoming.pipe(forwarded);
    });
    await new Promise<void>((done) => void server.listen(0, '127.0.0.1', done));
    return proxy;
  }

  get url(): string {
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`;
  }

  /** From now on the client is another version. */
  update(): void {
    this.isUpdated = true;
  }

  /** The network answers requests for these paths itself, with its log-in page; null: none. */
  answerInstead(paths: RegExp | null): void {
    this.portal = paths;
  }

  async close(): Promise<void> {
    this.server.closeAllConnections();
    await new Promise((done) => void this.server.close(done));
  }
}

async function bodyOf(reply: IncomingMessage): Promise<Buffer> {
  const parts: Buffer[] = [];
  for await (const part of reply) parts.push(part as Buffer);
  return Buffer.concat(parts);
}

function rewrite({ headers }: IncomingMessage, body: Buffer): Buffer | string {
  const isText = /html|javascript|css/.test(headers['content-type'] ?? '');
  return isText ? body.toString().replace(BUILT_FILE, `${PREFIX}$1`) : body;
}

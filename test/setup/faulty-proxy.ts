import { once } from 'node:events';
import { createConnection, createServer, type Server, type Socket } from 'node:net';

/**
 * The way to a database, which can be cut: connections break, and new ones are refused. Or one of them
 * dies without a word.
 */
export class FaultyProxy {
  private server: Server | null = null;
  private readonly sockets = new Set<Socket>();
  private deadly: { text: string; died: () => void } | null = null;

  constructor(
    private readonly target: number,
    readonly port: number,
  ) {}

  async open(): Promise<void> {
    this.server = createServer((near) => {
      const far = createConnection(this.target, '127.0.0.1');
      for (const [socket, other] of [
        [near, far],
        [far, near],
      ] as const) {
        this.sockets.add(socket);
        socket.on('error', () => undefined);
        socket.on('close', () => {
          this.sockets.delete(socket);
          other.destroy();
        });
        socket.pipe(other);
      }
      near.prependListener('data', (sent: Buffer) => {
        if (!this.deadly || !sent.includes(this.deadly.text)) return;
        far.cork();
        this.deadly.died();
        this.deadly = null;
      });
    }).listen(this.port, '127.0.0.1');
    await once(this.server, 'listening');
  }

  /** The next connection that sends such a text is heard no more. Resolves when one has. */
  async deafen(text: string): Promise<void> {
    return new Promise((died) => {
      this.deadly = { text, died };
    });
  }

  async cut(): Promise<void> {
    const closed = new Promise((done) => this.server?.close(done));
    for (const socket of this.sockets) socket.destroy();
    await closed;
  }
}

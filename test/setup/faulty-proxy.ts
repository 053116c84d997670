import { once } from 'node:events';
import { createConnection, createServer, type Server, type Socket } from 'node:net';

/**
 * A proxy to a database that can be cut: connections break, and new ones are refused. Or one of them
 * stops answering without being closed.
 */
export class FaultyProxy {
  private server: Server | null = null;
  private readonly sockets = new Set<Socket>();
  private trigger: { text: string; sent: () => void } | null = null;

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
      near.prependListener('data', (data: Buffer) => {
        if (!this.trigger || !data.includes(this.trigger.text)) return;
        far.cork();
        this.trigger.sent();
        this.trigger = null;
      });
    }).listen(this.port, '127.0.0.1');
    await once(this.server, 'listening');
  }

  /** Ignores all data of the next connection that sends this text. Resolves when one has sent it. */
  async ignoreAfter(text: string): Promise<void> {
    return new Promise((sent) => {
      this.trigger = { text, sent };
    });
  }

  async cut(): Promise<void> {
    const closed = new Promise((done) => this.server?.close(done));
    for (const socket of this.sockets) socket.destroy();
    await closed;
  }
}

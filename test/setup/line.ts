import { once } from 'node:events';
import { createConnection, createServer, type Server, type Socket } from 'node:net';

/** The way to a database, which can be cut: connections break, and new ones are refused. */
export class Line {
  private server: Server | null = null;
  private readonly sockets = new Set<Socket>();

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
    }).listen(this.port, '127.0.0.1');
    await once(this.server, 'listening');
  }

  async cut(): Promise<void> {
    const closed = new Promise((done) => this.server?.close(done));
    for (const socket of this.sockets) socket.destroy();
    await closed;
  }
}

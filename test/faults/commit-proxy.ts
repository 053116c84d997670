/** A proxy to a database that can withhold the answers to commits: the change is stored, and the server never hears of it. */
import { once } from 'node:events';
import { createConnection, createServer, type Server, type Socket } from 'node:net';

/** The tag of PostgreSQL's CommandComplete after a commit. */
const COMMITTED = 'COMMIT\0';

export class CommitProxy {
  private server: Server | null = null;
  private readonly sockets = new Set<Socket>();
  private isWithholding = false;
  private withheld = 0;

  /** @param marker a text that a connection sends before the commits that can be withheld */
  constructor(
    private readonly target: number,
    readonly port: number,
    private readonly marker: string,
  ) {}

  async open(): Promise<void> {
    this.server = createServer((near) => this.connect(near)).listen(this.port, '127.0.0.1');
    await once(this.server, 'listening');
  }

  /** From now on nothing of such a commit's answer passes, nor anything after it. */
  withholdCommits(): void {
    this.isWithholding = true;
    this.withheld = 0;
  }

  /** How many commits wait for their answer. */
  get withheldCount(): number {
    return this.withheld;
  }

  /** Ends the connections that wait; later ones are let through. */
  release(): void {
    this.isWithholding = false;
    this.cut();
  }

  /** Breaks all connections; new ones are accepted. */
  cut(): void {
    for (const socket of this.sockets) socket.destroy();
  }

  async close(): Promise<void> {
    const closed = new Promise((done) => this.server?.close(done));
    this.cut();
    await closed;
  }

  private connect(near: Socket): void {
    const far = createConnection(this.target, '127.0.0.1');
    let isMarked = false;
    let isWithheld = false;
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
    }
    near.on('data', (data: Buffer) => {
      if (data.includes(this.marker)) isMarked = true;
      far.write(data);
    });
    far.on('data', (data: Buffer) => {
      if (this.isWithholding && isMarked && !isWithheld && data.includes(COMMITTED)) {
        isWithheld = true;
        this.withheld += 1;
      }
      if (!isWithheld) near.write(data);
    });
  }
}

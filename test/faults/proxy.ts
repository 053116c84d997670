/**
 * The line between learners and servers: it cuts, delays, doubles, reorders and answers for itself. What
 * it does to a request is drawn for that learner's line, in the order of its requests.
 */
import { once } from 'node:events';
import { Agent, createServer, request, type IncomingMessage, type Server } from 'node:http';
import type { ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';
import { Draws } from './random.js';
import { LINE_HEADER } from './wire.js';

/** What may happen to a request, and how often, of a hundred. */
const FATES = {
  none: 68,
  /** It never arrives. */
  cutBefore: 6,
  /** It is done, and nobody is told. */
  cutAfter: 8,
  delayed: 6,
  /** A second copy arrives later. */
  doubled: 5,
  /** Held back until a later one has passed. */
  heldBack: 3,
  /** A proxy's own page. */
  refused: 4,
};
type Fate = keyof typeof FATES;
const OWN_ANSWERS = [500, 502, 503] as const;
const LONGEST_DELAY_MS = 2_500;
const LONGEST_DOUBLE_MS = 6_000;
const LONGEST_HOLD_MS = 4_000;

interface Answer {
  status: number;
  headers: IncomingMessage['headers'];
  body: Buffer;
}

interface Passing {
  method: string;
  path: string;
  headers: IncomingMessage['headers'];
  body: Buffer;
}

export class Proxy {
  /** What was done to requests, by sort. */
  readonly counts: Record<string, number> = {};
  outages = 0;
  private readonly agent = new Agent({ keepAlive: true });
  private readonly server: Server;
  private readonly lines = new Map<string, Draws>();
  /** Of a line: what waits for a later request. */
  private readonly held = new Map<string, () => void>();
  private isUp = true;
  private isFaulty = true;

  /** @param targets of the servers behind it */
  constructor(
    private readonly seed: number,
    private readonly targets: () => readonly string[],
  ) {
    this.server = createServer((incoming, outgoing) => {
      void this.serve(incoming, outgoing).catch(() => outgoing.destroy());
    });
  }

  /** @returns its address */
  async listen(): Promise<string> {
    this.server.listen(0, '127.0.0.1');
    await once(this.server, 'listening');
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`;
  }

  async close(): Promise<void> {
    const closed = once(this.server, 'close');
    this.server.close();
    this.server.closeAllConnections();
    this.agent.destroy();
    await closed;
  }

  /** The whole line is dead for a while. */
  async breakFor(ms: number): Promise<void> {
    this.outages += 1;
    this.isUp = false;
    this.server.closeAllConnections();
    await sleep(ms);
    this.isUp = true;
  }

  /** From here on it only passes on. */
  behave(): void {
    this.isFaulty = false;
    for (const release of this.held.values()) release();
  }

  private async serve(incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> {
    if (!this.isUp) {
      incoming.destroy();
      return;
    }
    const { [LINE_HEADER]: name = '', ...headers } = incoming.headers;
    const line = this.lineOf(String(name));
    const passing: Passing = {
      method: incoming.method ?? 'GET',
      path: incoming.url ?? '/',
      headers,
      body: await buffer(incoming),
    };
    // All are drawn each time, whatever comes of them: the next request draws the same then.
    const fate = line.weighted(FATES);
    const [part, target] = [line.between(0, 1), line.whole(0, 1_000)];
    await this.meet(this.isFaulty ? fate : 'none', part, {
      passing,
      outgoing,
      target,
      name: String(name),
    });
  }

  private async meet(
    fate: Fate,
    part: number,
    { passing, outgoing, target, name }: Met,
  ): Promise<void> {
    this.count(fate);
    this.held.get(name)?.();
    if (fate === 'cutBefore') {
      outgoing.destroy();
      return;
    }
    if (fate === 'refused') {
      const status = OWN_ANSWERS[Math.floor(part * OWN_ANSWERS.length)] ?? 502;
      outgoing.writeHead(status, { 'content-type': 'text/html' }).end('<h1>Bad Gateway</h1>');
      return;
    }
    if (fate === 'delayed') await sleep(part * LONGEST_DELAY_MS);
    if (fate === 'heldBack') await this.hold(name);
    const answer = await this.forward(passing, target);
    if (fate === 'doubled')
      void sleep(part * LONGEST_DOUBLE_MS).then(async () => this.forward(passing, target + 1));
    if (fate === 'cutAfter' || !this.isUp) {
      outgoing.destroy();
      return;
    }
    outgoing.writeHead(answer.status, answer.headers).end(answer.body);
  }

  private async hold(name: string): Promise<void> {
    await new Promise<void>((done) => {
      const timer = setTimeout(done, LONGEST_HOLD_MS);
      // A moment behind the one that passes it.
      this.held.set(name, () => {
        clearTimeout(timer);
        setTimeout(done, 100);
      });
    });
    this.held.delete(name);
  }

  /** As proxies do: where no server is, the next is asked; what broke off is answered for. */
  private async forward(passing: Passing, target: number, others = 1): Promise<Answer> {
    const targets = this.targets();
    const origin = targets[target % targets.length] ?? '';
    try {
      return await exchange(origin, passing, this.agent);
    } catch (error) {
      const isNobody = (error as NodeJS.ErrnoException).code === 'ECONNREFUSED';
      if (isNobody && others > 0) return this.forward(passing, target + 1, others - 1);
      this.count('unanswered');
      return {
        status: 502,
        headers: { 'content-type': 'text/html' },
        body: Buffer.from('<h1>Bad Gateway</h1>'),
      };
    }
  }

  private count(what: string): void {
    this.counts[what] = (this.counts[what] ?? 0) + 1;
  }

  private lineOf(name: string): Draws {
    const known = this.lines.get(name);
    if (known) return known;
    const line = new Draws(this.seed, `line ${name}`);
    this.lines.set(name, line);
    return line;
  }
}

interface Met {
  passing: Passing;
  outgoing: ServerResponse;
  target: number;
  name: string;
}

async function exchange(
  origin: string,
  { method, path, headers, body }: Passing,
  agent: Agent,
): Promise<Answer> {
  const outgoing = request(new URL(path, origin), { method, headers, agent });
  outgoing.end(body);
  const [response] = (await once(outgoing, 'response')) as [IncomingMessage];
  const said = await buffer(response);
  if (!response.complete) throw new Error('Broken off');
  const kept = { ...response.headers };
  // Of that connection, not of the answer.
  delete kept.connection;
  delete kept['transfer-encoding'];
  return { status: response.statusCode ?? 502, headers: kept, body: said };
}

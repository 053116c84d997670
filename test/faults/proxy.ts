/**
 * The network between candidates and servers: it cuts, delays, duplicates and reorders requests, or answers
 * them itself. The faults are drawn for each device, in the order of its requests.
 */
import { once } from 'node:events';
import { Agent, createServer, request, type IncomingMessage, type Server } from 'node:http';
import type { ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';
import { SeededRandom } from './random.js';
import { DEVICE_HEADER } from './tab-network.js';

/** The faults of a request, with how often of a hundred they happen. */
const FAULT_WEIGHTS = {
  none: 68,
  /** It never arrives. */
  cutBefore: 6,
  /** The server handles it, and the answer is lost. */
  cutAfter: 8,
  delayed: 6,
  /** A second copy arrives later. */
  duplicated: 5,
  /** It waits until a later one has passed. */
  reordered: 3,
  /** The proxy answers with an error page of its own. */
  refused: 4,
};
type Fault = keyof typeof FAULT_WEIGHTS;
const OWN_ANSWERS = [500, 502, 503] as const;
const MAX_DELAY_MS = 2_500;
const MAX_DUPLICATE_MS = 6_000;
const MAX_REORDER_MS = 4_000;

interface Answer {
  status: number;
  headers: IncomingMessage['headers'];
  body: Buffer;
}

interface ForwardedRequest {
  method: string;
  path: string;
  headers: IncomingMessage['headers'];
  body: Buffer;
}

export class Proxy {
  /** How often each fault happened. */
  readonly counts: Record<string, number> = {};
  outages = 0;
  private readonly agent = new Agent({ keepAlive: true });
  private readonly server: Server;
  private readonly drawsByDevice = new Map<string, SeededRandom>();
  /** By device: lets the waiting request pass. */
  private readonly waiting = new Map<string, () => void>();
  private isUp = true;
  private isFaulty = true;

  /** @param targets the addresses of the servers behind it */
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

  /** All connections fail for a while. */
  async breakFor(ms: number): Promise<void> {
    this.outages += 1;
    this.isUp = false;
    this.server.closeAllConnections();
    await sleep(ms);
    this.isUp = true;
  }

  /** From now on every request passes. */
  stopFaults(): void {
    this.isFaulty = false;
    for (const release of this.waiting.values()) release();
  }

  private async serve(incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> {
    if (!this.isUp) {
      incoming.destroy();
      return;
    }
    const { [DEVICE_HEADER]: name = '', ...headers } = incoming.headers;
    const draws = this.drawsOf(String(name));
    const forwarded: ForwardedRequest = {
      method: incoming.method ?? 'GET',
      path: incoming.url ?? '/',
      headers,
      body: await buffer(incoming),
    };
    // All values are drawn each time, used or not, so that the next request draws the same ones.
    const fault = draws.weighted(FAULT_WEIGHTS);
    const [part, target] = [draws.number(0, 1), draws.integer(0, 1_000)];
    await this.applyFault(this.isFaulty ? fault : 'none', part, {
      forwarded,
      outgoing,
      target,
      name: String(name),
    });
  }

  private async applyFault(
    fault: Fault,
    part: number,
    { forwarded, outgoing, target, name }: FaultyExchange,
  ): Promise<void> {
    this.count(fault);
    this.waiting.get(name)?.();
    if (fault === 'cutBefore') {
      outgoing.destroy();
      return;
    }
    if (fault === 'refused') {
      const status = OWN_ANSWERS[Math.floor(part * OWN_ANSWERS.length)] ?? 502;
      outgoing.writeHead(status, { 'content-type': 'text/html' }).end('<h1>Bad Gateway</h1>');
      return;
    }
    if (fault === 'delayed') await sleep(part * MAX_DELAY_MS);
    if (fault === 'reordered') await this.waitForNextRequest(name);
    const answer = await this.forward(forwarded, target);
    if (fault === 'duplicated')
      void sleep(part * MAX_DUPLICATE_MS).then(async () => this.forward(forwarded, target + 1));
    if (fault === 'cutAfter' || !this.isUp) {
      outgoing.destroy();
      return;
    }
    outgoing.writeHead(answer.status, answer.headers).end(answer.body);
  }

  private async waitForNextRequest(name: string): Promise<void> {
    await new Promise<void>((done) => {
      const timer = setTimeout(done, MAX_REORDER_MS);
      // Shortly after the request that overtakes it.
      this.waiting.set(name, () => {
        clearTimeout(timer);
        setTimeout(done, 100);
      });
    });
    this.waiting.delete(name);
  }

  /** As proxies do: without a server, tries the next one; a broken connection is answered with 502. */
  private async forward(forwarded: ForwardedRequest, target: number, others = 1): Promise<Answer> {
    const targets = this.targets();
    const origin = targets[target % targets.length] ?? '';
    try {
      return await exchange(origin, forwarded, this.agent);
    } catch (error) {
      const isRefused = (error as NodeJS.ErrnoException).code === 'ECONNREFUSED';
      if (isRefused && others > 0) return this.forward(forwarded, target + 1, others - 1);
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

  private drawsOf(name: string): SeededRandom {
    const found = this.drawsByDevice.get(name);
    if (found) return found;
    const draws = new SeededRandom(this.seed, `line ${name}`);
    this.drawsByDevice.set(name, draws);
    return draws;
  }
}

interface FaultyExchange {
  forwarded: ForwardedRequest;
  outgoing: ServerResponse;
  target: number;
  name: string;
}

async function exchange(
  origin: string,
  { method, path, headers, body }: ForwardedRequest,
  agent: Agent,
): Promise<Answer> {
  const outgoing = request(new URL(path, origin), { method, headers, agent });
  outgoing.end(body);
  const [response] = (await once(outgoing, 'response')) as [IncomingMessage];
  const content = await buffer(response);
  if (!response.complete) throw new Error('Broken off');
  const endToEnd = { ...response.headers };
  // They belong to that connection, not to the answer.
  delete endToEnd.connection;
  delete endToEnd['transfer-encoding'];
  return { status: response.statusCode ?? 502, headers: endToEnd, body: content };
}

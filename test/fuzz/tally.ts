/** Counts the answers so far by group of routes and status, and collects findings. */
import type { OutgoingRequest } from './send.js';

/** Characters of a body, a path or a header that are printed. */
const MAX_SHOWN = 300;
const MAX_FINDINGS = 50;

export interface TalliedRequest {
  index: number;
  routeGroup: string;
  /** Name of the operation or route, and of the mutation. */
  name: string;
  sent?: OutgoingRequest;
}

export class Tally {
  private readonly counts = new Map<string, Map<string, number>>();
  private readonly foundSoFar: string[] = [];
  private readonly pending = new Set<TalliedRequest>();
  total = 0;

  constructor(private readonly seed: number) {}

  begin(request: TalliedRequest): void {
    this.pending.add(request);
  }

  /** @param status 0: there was no answer */
  end(request: TalliedRequest, status: number, problem = ''): void {
    this.pending.delete(request);
    this.total += 1;
    const byStatus = this.counts.get(request.routeGroup) ?? new Map<string, number>();
    const key = status === 0 ? 'none' : String(status);
    byStatus.set(key, (byStatus.get(key) ?? 0) + 1);
    this.counts.set(request.routeGroup, byStatus);
    if (problem) this.addFinding(`${this.describe(request)}\n    ${problem}`);
  }

  addFinding(what: string): void {
    if (this.foundSoFar.length < MAX_FINDINGS) this.foundSoFar.push(what);
    process.stdout.write(`FOUND ${what}\n`);
  }

  get findings(): readonly string[] {
    return this.foundSoFar;
  }

  /** The requests without an answer yet. */
  inFlight(): string {
    return [...this.pending].map((request) => this.describe(request)).join('\n    ');
  }

  /** The counts by status, a line for each group of routes. */
  lines(): string[] {
    return [...this.counts].map(([routeGroup, byStatus]) => {
      const all = [...byStatus].sort(([one], [other]) => one.localeCompare(other));
      const total = all.reduce((sum, [, count]) => sum + count, 0);
      const counts = all.map(([status, count]) => `${status}: ${count}`).join('  ');
      return `${routeGroup.padEnd(14)} ${String(total).padStart(7)}   ${counts}`;
    });
  }

  /** A request, with the command that repeats it. */
  private describe({ index, routeGroup, name, sent }: TalliedRequest): string {
    const again = `SEED=${this.seed} ONLY=${index} npm run fuzz`;
    if (!sent) return `${again} | ${routeGroup} | ${name}`;
    const { method, path, headers, body = Buffer.alloc(0) } = sent;
    const { authorization, ...rest } = headers;
    const token = authorization === undefined ? '' : ' with a token';
    const shown = `${short(JSON.stringify(rest))} ${short(body.toString('latin1'))} (${body.length} bytes)`;
    return `${again} | ${routeGroup} | ${name} | ${method} ${short(path)}${token} ${shown}`;
  }
}

function short(text: string): string {
  const plain = text.replaceAll(/[^\u0020-\u007e]/g, '·');
  return plain.length > MAX_SHOWN ? `${plain.slice(0, MAX_SHOWN)}… (${text.length})` : plain;
}

/** What was sent and answered so far, counted by door, and what was wrong. */
import type { Sent } from './send.js';

/** Of a body, a path or a header, so that a line can be read. */
const MAX_SHOWN = 300;
const MAX_FINDINGS = 50;

export interface Named {
  index: number;
  door: string;
  /** Of the operation or route, and how it was spoilt. */
  name: string;
  sent?: Sent;
}

export class Tally {
  private readonly counts = new Map<string, Map<string, number>>();
  private readonly found: string[] = [];
  private readonly underWay = new Set<Named>();
  total = 0;

  constructor(private readonly seed: number) {}

  begin(request: Named): void {
    this.underWay.add(request);
  }

  /** @param status 0 where there was no answer */
  end(request: Named, status: number, problem = ''): void {
    this.underWay.delete(request);
    this.total += 1;
    const byStatus = this.counts.get(request.door) ?? new Map<string, number>();
    const key = status === 0 ? 'none' : String(status);
    byStatus.set(key, (byStatus.get(key) ?? 0) + 1);
    this.counts.set(request.door, byStatus);
    if (problem) this.find(`${this.described(request)}\n    ${problem}`);
  }

  find(what: string): void {
    if (this.found.length < MAX_FINDINGS) this.found.push(what);
    process.stdout.write(`FOUND ${what}\n`);
  }

  get findings(): readonly string[] {
    return this.found;
  }

  /** What is sent and not answered yet. */
  inFlight(): string {
    return [...this.underWay].map((request) => this.described(request)).join('\n    ');
  }

  /** Counts by door and status, a line each. */
  lines(): string[] {
    return [...this.counts].map(([door, byStatus]) => {
      const all = [...byStatus].sort(([one], [other]) => one.localeCompare(other));
      const total = all.reduce((sum, [, count]) => sum + count, 0);
      const told = all.map(([status, count]) => `${status}: ${count}`).join('  ');
      return `${door.padEnd(14)} ${String(total).padStart(7)}   ${told}`;
    });
  }

  /** How to send it again, and what it is. */
  private described({ index, door, name, sent }: Named): string {
    const again = `SEED=${this.seed} ONLY=${index} npm run fuzz`;
    if (!sent) return `${again} | ${door} | ${name}`;
    const { method, path, headers, body = Buffer.alloc(0) } = sent;
    const { authorization, ...rest } = headers;
    const token = authorization === undefined ? '' : ' with a token';
    const shown = `${short(JSON.stringify(rest))} ${short(body.toString('latin1'))} (${body.length} bytes)`;
    return `${again} | ${door} | ${name} | ${method} ${short(path)}${token} ${shown}`;
  }
}

function short(text: string): string {
  const plain = text.replaceAll(/[^\u0020-\u007e]/g, '·');
  return plain.length > MAX_SHOWN ? `${plain.slice(0, MAX_SHOWN)}… (${text.length})` : plain;
}

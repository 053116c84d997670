import { coreErrors } from '../errors/domain-error.js';

/** For whom work is done. Both are opaque. */
export interface Requester {
  /** The account it is about. */
  account: string;
  /** The network address it is asked from. */
  address: string;
}

/** How much may be done and wait at a time. */
export interface TurnBounds {
  running: number;
  /** Waiting for one account, asked from one address. */
  ofAccount: number;
  ofAddress: number;
  all: number;
}

interface Waiting {
  begin: () => void;
  refuse: (error: Error) => void;
}

/** What waits of one address, by account. */
interface Line {
  accounts: Map<string, Waiting[]>;
  length: number;
}

/** Some seconds later there is room again. */
const RETRY_AFTER_S = 5;

/**
 * Work that waits for its turn, with turns that go round the addresses, and round the accounts of each: who
 * asks for much waits behind themselves, and keeps nobody else waiting for more than a round.
 */
export class FairTurns {
  /** In the order of their turns: a map keeps the order in which its keys were added. */
  private readonly lines = new Map<string, Line>();
  private running = 0;
  private waiting = 0;

  constructor(private readonly bounds: TurnBounds) {}

  /** @throws BUSY when too much waits already; whatever `work` throws */
  async run<T>(requester: Requester, work: () => Promise<T>): Promise<T> {
    if (this.running < this.bounds.running) this.running += 1;
    else await this.wait(requester);
    try {
      return await work();
    } finally {
      // The turn goes to the next in line; without one it is free.
      const next = this.takeNext();
      if (next) next.begin();
      else this.running -= 1;
    }
  }

  private async wait({ account, address }: Requester): Promise<void> {
    const line = this.lines.get(address) ?? { accounts: new Map<string, Waiting[]>(), length: 0 };
    const own = line.accounts.get(account) ?? [];
    const { ofAccount, ofAddress, all } = this.bounds;
    if (own.length >= ofAccount || line.length >= ofAddress) throw busy();
    if (this.waiting >= all) this.makeRoom(line);
    return new Promise((begin, refuse) => {
      own.push({ begin, refuse });
      line.accounts.set(account, own);
      line.length += 1;
      this.lines.set(address, line);
      this.waiting += 1;
    });
  }

  /** Sends away the last of the longest line, or else the one who comes. */
  private makeRoom(coming: Line): void {
    const longest = [...this.lines.values()].reduce((a, b) => (b.length > a.length ? b : a));
    if (longest.length <= coming.length + 1) throw busy();
    const [account, theirs] = [...longest.accounts].reduce((a, b) =>
      b[1].length > a[1].length ? b : a,
    );
    theirs.pop()?.refuse(busy());
    if (theirs.length === 0) longest.accounts.delete(account);
    longest.length -= 1;
    this.waiting -= 1;
  }

  private takeNext(): Waiting | undefined {
    const [line] = this.lines;
    if (!line) return undefined;
    const [address, { accounts }] = line;
    const [first] = accounts;
    if (!first) throw new Error('An empty line was kept');
    const [account, own] = first;
    const next = own.shift();
    // Whoever had a turn goes to the end, if more of theirs waits.
    accounts.delete(account);
    if (own.length > 0) accounts.set(account, own);
    line[1].length -= 1;
    this.lines.delete(address);
    if (accounts.size > 0) this.lines.set(address, line[1]);
    this.waiting -= 1;
    return next;
  }
}

function busy(): Error {
  return coreErrors.BUSY({ retryAfter: RETRY_AFTER_S });
}

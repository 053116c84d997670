import { coreErrors } from '../errors/domain-error.js';

/** For whom work is done. Both are opaque. */
export interface Requester {
  /** The account it is about. */
  account: string;
  /** What accounts are taken together by: an institute, or a network that strangers come from. */
  group: string;
}

/** How much may be done and wait at a time. */
export interface TurnBounds {
  running: number;
  /** Waiting for one account, in all groups together. */
  ofAccount: number;
  ofGroup: number;
  all: number;
}

interface Waiting extends Requester {
  begin: () => void;
  refuse: (error: Error) => void;
}

/** Some seconds later there is room again. */
const RETRY_AFTER_S = 5;

/**
 * Work that waits for its turn, with turns that go round the groups, and round the accounts of each: who
 * asks for much waits behind themselves, and keeps nobody else waiting for more than a round.
 */
export class FairTurns {
  /** By group and account, in the order of their turns: a map keeps the order in which its keys were added. */
  private readonly lines = new Map<string, Map<string, Waiting[]>>();
  /** The same in the order in which they came. */
  private readonly waiting = new Set<Waiting>();
  private running = 0;

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

  private async wait(requester: Requester): Promise<void> {
    const { account, group } = requester;
    const { ofAccount, ofGroup, all } = this.bounds;
    if (this.count('account', account) >= ofAccount || this.count('group', group) >= ofGroup)
      throw busy();
    if (this.waiting.size >= all) this.makeRoom(requester);
    return new Promise((begin, refuse) => {
      const coming = { account, group, begin, refuse };
      const line = this.lines.get(group) ?? new Map<string, Waiting[]>();
      line.set(account, [...(line.get(account) ?? []), coming]);
      this.lines.set(group, line);
      this.waiting.add(coming);
    });
  }

  /**
   * Sends away the last of the account for which most waits, or else the one who comes. Groups are compared only
   * where all accounts have equally little: colleagues of one do not lose to an account that comes from many.
   */
  private makeRoom(coming: Requester): void {
    for (const by of ['account', 'group'] as const) {
      const longest = this.longest(by);
      const last = longest.at(-1);
      if (!last || longest.length <= this.count(by, coming[by]) + 1) continue;
      this.remove(last);
      last.refuse(busy());
      return;
    }
    throw busy();
  }

  private takeNext(): Waiting | undefined {
    const [line] = this.lines.values();
    const [own] = line?.values() ?? [];
    const next = own?.[0];
    if (!line || !next) return undefined;
    this.remove(next);
    // Whoever had a turn goes to the end, if more of theirs waits.
    moveToEnd(line, next.account);
    moveToEnd(this.lines, next.group);
    return next;
  }

  private remove(waiting: Waiting): void {
    const { account, group } = waiting;
    this.waiting.delete(waiting);
    const line = this.lines.get(group);
    const rest = line?.get(account)?.filter((one) => one !== waiting) ?? [];
    if (rest.length > 0) line?.set(account, rest);
    else line?.delete(account);
    if (line?.size === 0) this.lines.delete(group);
  }

  /** How much waits for an account, or of a group. */
  private count(by: keyof Requester, name: string): number {
    return [...this.waiting].filter((one) => one[by] === name).length;
  }

  /** What waits for the account, or of the group, for which most does. */
  private longest(by: keyof Requester): Waiting[] {
    const all = new Map<string, Waiting[]>();
    for (const one of this.waiting) {
      const same = all.get(one[by]);
      if (same) same.push(one);
      else all.set(one[by], [one]);
    }
    return [...all.values()].reduce((a, b) => (b.length > a.length ? b : a), []);
  }
}

function moveToEnd<T>(map: Map<string, T>, key: string): void {
  const value = map.get(key);
  if (value === undefined) return;
  map.delete(key);
  map.set(key, value);
}

function busy(): Error {
  return coreErrors.BUSY({ retryAfter: RETRY_AFTER_S });
}

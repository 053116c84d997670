import type { Viewer } from '../access/viewer.js';
import { coreErrors } from '../errors/domain-error.js';

/** For whom work is done. Both values are opaque. */
export interface Requester {
  /** The account that the work is for. */
  account: string;
  /** A group of accounts: an institute, or the network of unknown callers. */
  group: string;
}

/** Institutes take turns, and in each its accounts. */
export function requesterOf({ userId, instituteId }: Viewer): Requester {
  return { account: userId, group: instituteId };
}

/** How much may run and wait at a time. */
export interface FairQueueLimits {
  running: number;
  /** Waiting for one account, in all groups together. */
  perAccount: number;
  perGroup: number;
  total: number;
}

interface WaitingRequest extends Requester {
  begin: () => void;
  refuse: (error: Error) => void;
}

/** After some seconds there is space in the queue again. */
const RETRY_AFTER_S = 5;

/**
 * A fair queue (round robin): turns go round the groups, and round the accounts of each group. An account
 * with many requests delays its own, and all others by one round at most.
 */
export class FairQueue {
  /** By group and account, in the order of their turns: a map keeps the insertion order of its keys. */
  private readonly queues = new Map<string, Map<string, WaitingRequest[]>>();
  /** The same requests in order of arrival. */
  private readonly waiting = new Set<WaitingRequest>();
  private running = 0;

  constructor(private readonly limits: FairQueueLimits) {}

  /** @throws BUSY when too many requests wait already; whatever `work` throws */
  async run<T>(requester: Requester, work: () => Promise<T>): Promise<T> {
    if (this.running < this.limits.running) this.running += 1;
    else await this.wait(requester);
    try {
      return await work();
    } finally {
      // The slot goes to the next request; without one it is free.
      const next = this.takeNext();
      if (next) next.begin();
      else this.running -= 1;
    }
  }

  private async wait(requester: Requester): Promise<void> {
    const { account, group } = requester;
    const { perAccount, perGroup, total } = this.limits;
    if (this.count('account', account) >= perAccount || this.count('group', group) >= perGroup)
      throw busy();
    if (this.waiting.size >= total) this.evictFor(requester);
    return new Promise((begin, refuse) => {
      const newcomer = { account, group, begin, refuse };
      const queue = this.queues.get(group) ?? new Map<string, WaitingRequest[]>();
      queue.set(account, [...(queue.get(account) ?? []), newcomer]);
      this.queues.set(group, queue);
      this.waiting.add(newcomer);
    });
  }

  /**
   * Rejects the last request of the account with most requests, or else the newcomer. Groups are compared only
   * when all accounts have equally few: members of one group do not lose to an account that comes from many.
   */
  private evictFor(newcomer: Requester): void {
    for (const by of ['account', 'group'] as const) {
      const longest = this.findLongest(by);
      const last = longest.at(-1);
      if (!last || longest.length <= this.count(by, newcomer[by]) + 1) continue;
      this.remove(last);
      last.refuse(busy());
      return;
    }
    throw busy();
  }

  private takeNext(): WaitingRequest | undefined {
    const [queue] = this.queues.values();
    const [accountQueue] = queue?.values() ?? [];
    const next = accountQueue?.[0];
    if (!queue || !next) return undefined;
    this.remove(next);
    // An account or group that had a turn goes to the end, if it has more requests.
    moveToEnd(queue, next.account);
    moveToEnd(this.queues, next.group);
    return next;
  }

  private remove(waiting: WaitingRequest): void {
    const { account, group } = waiting;
    this.waiting.delete(waiting);
    const queue = this.queues.get(group);
    const rest = queue?.get(account)?.filter((one) => one !== waiting) ?? [];
    if (rest.length > 0) queue?.set(account, rest);
    else queue?.delete(account);
    if (queue?.size === 0) this.queues.delete(group);
  }

  /** How many requests of an account or a group wait. */
  private count(by: keyof Requester, name: string): number {
    return [...this.waiting].filter((one) => one[by] === name).length;
  }

  /** The waiting requests of the account, or the group, that has most. */
  private findLongest(by: keyof Requester): WaitingRequest[] {
    const all = new Map<string, WaitingRequest[]>();
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

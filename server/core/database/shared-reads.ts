import { setTimeout as sleep } from 'node:timers/promises';

/** Rests at most this long, in milliseconds, however long a read took. */
const LONGEST_REST_MS = 1_000;
/** Reads of one key take at most a quarter of the time. */
const REST_FACTOR = 3;

interface Waiting<Result> {
  since: Date | null;
  result: Promise<Result>;
}

/**
 * One read for all who ask for the same at once, in this process. Whoever asks gets a read that begins afterwards, so
 * that what they have just done is in it; those who ask while one runs, or rests, share the next. Between two reads of a
 * key passes three times as long as the first took, one second at most.
 */
export class SharedReads<Result> {
  private readonly waiting = new Map<string, Waiting<Result>>();
  /** Until the last read of a key has ended and rested. */
  private readonly busy = new Map<string, Promise<void>>();

  /** @param load reads the changes since the earliest time that anybody has asked for; null: everything */
  constructor(private readonly load: (key: string, since: Date | null) => Promise<Result>) {}

  /** @returns what has changed since then or since an earlier time. @throws what `load` throws */
  async read(key: string, since: Date | null): Promise<Result> {
    const joined = this.waiting.get(key);
    if (joined) {
      joined.since = since && joined.since && (since < joined.since ? since : joined.since);
      return joined.result;
    }
    const next: Waiting<Result> = { since, result: this.runNext(key) };
    this.waiting.set(key, next);
    return next.result;
  }

  private async runNext(key: string): Promise<Result> {
    // At least until `read` has entered it.
    await this.busy.get(key);
    const since = this.waiting.get(key)?.since ?? null;
    this.waiting.delete(key);
    const startedAt = performance.now();
    const result = this.load(key, since);
    const rest = async (): Promise<void> => {
      const took = performance.now() - startedAt;
      await sleep(Math.min(LONGEST_REST_MS, took * REST_FACTOR), undefined, { ref: false });
      if (this.busy.get(key) === resting) this.busy.delete(key);
    };
    const resting = result.then(rest, rest);
    this.busy.set(key, resting);
    return result;
  }
}

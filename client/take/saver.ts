/**
 * Brings what was answered to the server: in batches, in order, again and again until it is receipted.
 * All that is not yet receipted is in here, and nowhere else: an outbox that outlives the page (issue 7)
 * takes its place behind `note` and `confirm`.
 */
import { backOffMs, isFinal, isMalformed, isTooMuch, Unreachable } from './api';
import type { Entry, Response, SaveAnswer } from './wire';

export interface Answer {
  response: Response;
  isFlagged: boolean;
}

/** What is sent; `reached` only where a question was left for good. */
export interface Batch {
  epoch: number;
  reached?: number;
  entries: Entry[];
}

export type SaveState = 'SAVED' | 'PENDING' | 'REFUSED';

export interface SaverWires {
  send: (batch: Batch, isLast: boolean) => Promise<SaveAnswer>;
  /** Something is pending, saved or away that was not. */
  changed: () => void;
  /** The server takes nothing more from this page. */
  refused: (error: unknown) => void;
}

/** Typing is sent when it pauses. */
const PAUSE_MS = 1_000;
/** Whoever does not pause is not made to wait for it. */
const LONGEST_PAUSE_MS = 5_000;
/** As many as the route takes, and no more text than a slow line carries in a breath. */
const MOST_ENTRIES = 100;
const MOST_UNITS = 60_000;
/** Of a request that outlives its page: 64 KiB in all, in UTF-8, where a character may take four. */
const MOST_LAST_BYTES = 60_000;

const keyOf = ({ response, isFlagged }: Answer): string => JSON.stringify([response, isFlagged]);

export class Saver {
  private readonly pending = new Map<string, Entry>();
  /** What was noted last of each question, to skip what changes nothing. */
  private readonly noted = new Map<string, string>();
  private readonly refusedIds = new Set<string>();
  private reached: number | null = null;
  private timer: ReturnType<typeof setTimeout> | null = null;
  private sending: Promise<void> | null = null;
  private tries = 0;
  /** Since when something waits for a pause, by the machine's steady clock. */
  private waitingSince: number | null = null;
  private most = MOST_ENTRIES;
  private isStopped = false;

  /**
   * @param epoch of the lease: what an older one sends is refused
   * @param sequence the highest that was given out in this epoch
   */
  constructor(
    readonly epoch: number,
    private sequence: number,
    stored: Iterable<readonly [string, Answer]>,
    private readonly wires: SaverWires,
  ) {
    for (const [id, answer] of stored) this.noted.set(id, keyOf(answer));
  }

  get lastSequence(): number {
    return this.sequence;
  }

  get pendingCount(): number {
    return this.pending.size;
  }

  /** Questions whose last answer the server did not take, and will not. */
  get refusedCount(): number {
    return this.refusedIds.size;
  }

  /** Whether the last try failed. */
  get isAway(): boolean {
    return this.tries > 0;
  }

  stateOf(questionId: string): SaveState {
    if (this.pending.has(questionId)) return 'PENDING';
    return this.refusedIds.has(questionId) ? 'REFUSED' : 'SAVED';
  }

  pendingEntries(): Entry[] {
    return [...this.pending.values()];
  }

  /** Takes an answer as it is now. It is sent after a pause, or with the next `flush`. */
  note(questionId: string, answer: Answer): void {
    const key = keyOf(answer);
    if (this.isStopped || this.noted.get(questionId) === key) return;
    this.noted.set(questionId, key);
    this.refusedIds.delete(questionId);
    this.sequence += 1;
    // Behind the others: what was changed first is sent first.
    this.pending.delete(questionId);
    this.pending.set(questionId, { questionId, sequence: this.sequence, ...answer });
    const now = performance.now();
    this.waitingSince ??= now;
    this.schedule(Math.min(PAUSE_MS, Math.max(0, this.waitingSince + LONGEST_PAUSE_MS - now)));
    this.wires.changed();
  }

  /** Forward-only: this place was reached, and what stands before it is closed. */
  reach(place: number): void {
    this.reached = place;
    void this.flush();
  }

  /** Sends what is pending now. @returns when it is stored, or could not be for now */
  async flush(): Promise<void> {
    this.unschedule();
    this.waitingSince = null;
    this.sending ??= this.sendAll().finally(() => {
      this.sending = null;
    });
    return this.sending;
  }

  /** The page goes away, or may: a last try whose answer nobody may be there to hear. */
  leave(): void {
    if (this.isStopped || !this.hasWork()) return;
    const batch = this.batch();
    const bytes = (entries: Entry[]): number =>
      new TextEncoder().encode(JSON.stringify(entries)).length;
    while (batch.entries.length > 1 && bytes(batch.entries) > MOST_LAST_BYTES) {
      batch.entries.pop();
      // It would close what is not among them.
      delete batch.reached;
    }
    void this.wires.send(batch, true).then(
      (answer) => {
        this.confirm(batch, answer);
        this.wires.changed();
      },
      () => undefined,
    );
  }

  /** The entries to go along with a submission: the whole rest, once that fits. */
  async rest(): Promise<Entry[]> {
    this.unschedule();
    await this.sending;
    if (!this.fitsOne()) await this.flush();
    if (!this.fitsOne()) throw new Unreachable('Answers are still to be sent');
    this.unschedule();
    return this.batch().entries;
  }

  /** What went along with a submission that was taken. */
  settle(entries: Entry[], refused: { questionId: string }[]): void {
    const receipts = entries.map(({ questionId, sequence }) => ({
      questionId,
      epoch: this.epoch,
      sequence,
    }));
    this.settled(receipts, refused);
  }

  stop(): void {
    this.isStopped = true;
    this.unschedule();
  }

  private fitsOne(): boolean {
    return this.pending.size === this.batch().entries.length;
  }

  private hasWork(): boolean {
    return this.pending.size > 0 || this.reached !== null;
  }

  private async sendAll(): Promise<void> {
    while (!this.isStopped && this.hasWork()) {
      const batch = this.batch();
      try {
        const answer = await this.wires.send(batch, false);
        if (!this.confirm(batch, answer)) throw new TypeError('Nothing sent was receipted');
        this.tries = 0;
        this.wires.changed();
      } catch (error) {
        if (!this.goesOnAfter(error, batch)) return;
      }
    }
    if (this.pending.size === 0) this.most = MOST_ENTRIES;
  }

  /** @returns whether to go on at once */
  private goesOnAfter(error: unknown, batch: Batch): boolean {
    if (this.isStopped) return false;
    if (isMalformed(error) && batch.entries.length > 0) {
      this.setApart(batch);
      return true;
    }
    if (isTooMuch(error) && batch.entries.length > 1) {
      this.most = 1;
      return true;
    }
    if (isFinal(error)) {
      this.stop();
      this.wires.refused(error);
      return false;
    }
    this.tries += 1;
    this.schedule(backOffMs(this.tries, error));
    this.wires.changed();
    return false;
  }

  /** One answer that the server cannot read does not keep the others back. */
  private setApart({ entries }: Batch): void {
    this.most = 1;
    const [only, ...others] = entries;
    if (!only || others.length > 0) return;
    this.refusedIds.add(only.questionId);
    if (this.pending.get(only.questionId) === only) this.pending.delete(only.questionId);
    this.wires.changed();
  }

  private batch(): Batch {
    const entries: Entry[] = [];
    let units = 0;
    for (const entry of this.pending.values()) {
      units += JSON.stringify(entry.response).length;
      if (entries.length > 0 && (entries.length >= this.most || units > MOST_UNITS)) break;
      entries.push(entry);
    }
    // Leaving a question closes it: what was said to it must be there before.
    const isWhole = entries.length === this.pending.size;
    const reached = isWhole && this.reached !== null ? { reached: this.reached } : {};
    return { epoch: this.epoch, ...reached, entries };
  }

  /** @returns whether anything was settled */
  private confirm(batch: Batch, { receipts, refused }: SaveAnswer): boolean {
    const before = this.pending.size;
    this.settled(receipts, refused);
    const isReached = batch.reached !== undefined && batch.reached === this.reached;
    if (isReached) this.reached = null;
    const isNewer = batch.entries.some(
      (entry) => this.pending.has(entry.questionId) && this.pending.get(entry.questionId) !== entry,
    );
    return isReached || isNewer || this.pending.size < before;
  }

  private settled(
    receipts: SaveAnswer['receipts'],
    refused: readonly { questionId: string }[],
  ): void {
    for (const { questionId } of refused) {
      this.pending.delete(questionId);
      this.refusedIds.add(questionId);
    }
    for (const { questionId, epoch, sequence } of receipts) {
      const entry = this.pending.get(questionId);
      if (!entry) continue;
      const isStored = epoch === this.epoch ? sequence >= entry.sequence : epoch > this.epoch;
      if (isStored) this.pending.delete(questionId);
    }
  }

  private schedule(ms: number): void {
    if (this.isStopped) return;
    // While the server is away, typing does not call for it more often.
    if (this.timer && this.tries > 0) return;
    this.unschedule();
    this.timer = setTimeout(() => void this.flush(), ms);
  }

  private unschedule(): void {
    if (this.timer) clearTimeout(this.timer);
    this.timer = null;
  }
}

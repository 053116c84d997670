/**
 * Brings what was answered to the server: in batches, in order, again and again until it is receipted.
 * What is not yet receipted is written into the outbox first, and goes from there when it is.
 */
import { backOffMs, isFinal, isMalformed, isTooMuch, Unreachable } from '../api/api';
import { SendQueue } from './send-queue';
import type { Answer, SaverDependencies, SaveState } from './saver-dependencies';
import type { Batch, Entry, SaveAnswer, SaveReceipt } from '../api/api-types';

/** Typing is sent when it pauses. */
const PAUSE_MS = 1_000;
/** Whoever does not pause is not made to wait for it. */
const LONGEST_PAUSE_MS = 5_000;
/** A class that is told something types at once: a part of the pause is each page's own. */
const jittered = (ms: number): number => ms * (0.75 + Math.random() / 4);

const keyOf = ({ response, isFlagged }: Answer): string => JSON.stringify([response, isFlagged]);

export class Saver {
  private readonly line: SendQueue;
  /** What was noted last of each question, to skip what changes nothing. */
  private readonly noted = new Map<string, string>();
  private readonly refusedIds = new Set<string>();
  private reached: number | null = null;
  private timer: ReturnType<typeof setTimeout> | null = null;
  private sending: Promise<void> | null = null;
  private tries = 0;
  /** Since when something waits for a pause, by the machine's steady clock. */
  private waitingSince: number | null = null;
  private isStopped = false;

  /**
   * @param epoch of the lease: what an older one sends is refused
   * @param sequence the highest that was given out in this epoch
   * @param inOrder forward-only: a later answer that is stored closes the question before it
   */
  constructor(
    readonly epoch: number,
    private sequence: number,
    stored: Iterable<readonly [string, Answer]>,
    private readonly wires: SaverDependencies,
    inOrder = false,
  ) {
    this.line = new SendQueue(inOrder);
    for (const [id, answer] of stored) this.noted.set(id, keyOf(answer));
  }

  get lastSequence(): number {
    return this.sequence;
  }

  get pendingCount(): number {
    return this.line.size;
  }

  /** Questions whose last answer the server did not take, and will not. */
  get refusedCount(): number {
    return this.refusedIds.size;
  }

  /** Whether the last try failed, unless of what is refused while others get through. */
  get isAway(): boolean {
    return this.tries > 0;
  }

  stateOf(questionId: string): SaveState {
    if (this.line.get(questionId)) return 'PENDING';
    return this.refusedIds.has(questionId) ? 'REFUSED' : 'SAVED';
  }

  pendingEntries(): Entry[] {
    return this.line.all();
  }

  /**
   * Takes an answer as it is now. It is sent after a pause, or with the next `flush`.
   * @param typedAt by the server's clock, if it is known; now, if it was not before
   */
  note(questionId: string, answer: Answer, typedAt = this.typedNow()): void {
    const key = keyOf(answer);
    if (this.isStopped || this.noted.get(questionId) === key) return;
    this.noted.set(questionId, key);
    this.refusedIds.delete(questionId);
    this.put({ questionId, ...answer, ...(typedAt !== undefined && { typedAt }) });
    const now = performance.now();
    this.waitingSince ??= now;
    this.schedule(
      Math.min(jittered(PAUSE_MS), Math.max(0, this.waitingSince + LONGEST_PAUSE_MS - now)),
    );
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
    const batch = this.batch(this.line.lastPiece());
    const sent = this.wires.send(batch, true).then((answer) => {
      this.confirm(batch, answer);
      this.wires.changed();
    });
    sent.catch(() => undefined);
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

  /** They went along with a submission that did not get through: the next `rest` sends them in parts. */
  takeLess(entries: Entry[], error: unknown): void {
    this.line.takeLess(entries, error);
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
    return this.line.size === this.batch().entries.length;
  }

  private hasWork(): boolean {
    return this.line.size > 0 || this.reached !== null;
  }

  /** Asked anew after each wait. */
  private hasStopped(): boolean {
    return this.isStopped;
  }

  private typedNow(): string | undefined {
    const now = this.wires.now();
    return now === null ? undefined : new Date(now).toISOString();
  }

  /** Counted on, written into the outbox, and behind the others in the line. */
  private put(answer: Omit<Entry, 'sequence'>): void {
    this.sequence += 1;
    const entry = { ...answer, sequence: this.sequence };
    this.line.put(entry);
    this.wires.store.keep(entry);
  }

  private refuse(questionId: string): void {
    this.drop(questionId);
    this.refusedIds.add(questionId);
  }

  private drop(questionId: string): void {
    this.line.delete(questionId);
    this.wires.store.forget(questionId);
  }

  private async sendAll(): Promise<void> {
    const isForOthers = !this.line.isHeldUp();
    while (!this.isStopped && this.hasWork()) {
      await this.wires.store.settled();
      if (this.hasStopped()) return;
      if (isForOthers && this.line.isHeldUp()) {
        this.schedule(backOffMs(this.line.refusalsOf(this.line.piece()[0]), null));
        return;
      }
      const batch = this.batch();
      try {
        const answer = await this.wires.send(batch, false);
        if (!this.confirm(batch, answer)) throw new TypeError('Nothing sent was receipted');
        this.line.gotThrough();
        this.wires.changed();
      } catch (error) {
        if (!this.goesOnAfter(error, batch)) return;
      }
    }
    // Saved, set apart, or taken by a last try: there is nothing that the server is asked for.
    if (this.tries === 0 || this.hasWork()) return;
    this.tries = 0;
    this.wires.changed();
  }

  /** @returns whether to go on at once */
  private goesOnAfter(error: unknown, batch: Batch): boolean {
    if (this.isStopped) return false;
    const [first, ...others] = batch.entries;
    if (isMalformed(error) && first) {
      this.setApart(batch);
      return true;
    }
    if (isTooMuch(error) && others.length > 0) {
      this.line.takeOne();
      return true;
    }
    if (isFinal(error)) {
      this.stop();
      this.wires.refused(error);
      return false;
    }
    const refusals = this.line.refusalsOf(first);
    this.line.takeLess(batch.entries, error);
    if (first && others.length === 0 && this.line.passOver(first, error)) return true;
    if (refusals === 0) this.tries += 1;
    // What was answered meanwhile does not wait for what is refused again and again.
    const isJoined = refusals > 0 && !this.line.isHeldUp();
    this.schedule(isJoined ? PAUSE_MS : backOffMs(refusals || this.tries, error));
    this.wires.changed();
    return false;
  }

  /** One answer that the server cannot read does not keep the others back. */
  private setApart({ entries }: Batch): void {
    this.line.takeOne();
    const [only, ...others] = entries;
    if (!only || others.length > 0) return;
    this.refusedIds.add(only.questionId);
    if (this.line.get(only.questionId) === only) this.drop(only.questionId);
    this.wires.changed();
  }

  private batch(entries = this.line.piece()): Batch {
    // Leaving a question closes it: what was said to it must be there before.
    const isWhole = entries.length === this.line.size;
    const reached = isWhole && this.reached !== null ? { reached: this.reached } : {};
    return { epoch: this.epoch, ...reached, entries };
  }

  /** @returns whether anything was settled */
  private confirm(batch: Batch, { receipts, refused }: SaveAnswer): boolean {
    const before = this.line.size;
    this.settled(receipts, refused);
    const isReached = batch.reached !== undefined && batch.reached === this.reached;
    if (isReached) this.reached = null;
    const isNewer = batch.entries.some((entry) => {
      const latest = this.line.get(entry.questionId);
      return latest !== undefined && latest !== entry;
    });
    const isSettled = isReached || isNewer || this.line.size < before;
    if (isSettled) this.tries = 0;
    return isSettled;
  }

  private settled(
    receipts: readonly SaveReceipt[],
    refused: readonly { questionId: string }[],
  ): void {
    for (const { questionId } of refused) this.refuse(questionId);
    for (const receipt of receipts) {
      const entry = this.line.get(receipt.questionId);
      const verdict = entry ? this.wires.judge(receipt, entry) : 'EARLIER';
      if (verdict === 'STORED') this.drop(receipt.questionId);
      else if (verdict === 'NEVER') this.refuse(receipt.questionId);
      // Sent once more, under a number of its own.
      else if (entry && verdict === 'ANOTHER') this.put(entry);
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

/**
 * Autosave: sends answers to the server in batches, in order, until the server confirms them with a
 * receipt. Each answer is written into the outbox first and deleted there once it has its receipt.
 */
import { backOffMs, isFinal, isMalformed, isTooLarge, UnreachableError } from '../api/api';
import { SendQueue } from './send-queue';
import { ShownPlace } from './shown-place';
import {
  contentKey,
  type Answer,
  type SaverDependencies,
  type SaveState,
} from './saver-dependencies';
import type { Batch, Entry, SaveReply, SaveReceipt } from '../api/api-types';

/** An answer is sent after this pause in typing. */
const TYPING_PAUSE_MS = 1_000;
/** It is sent after this time at the latest, even if the candidate types on. */
const MAX_PAUSE_MS = 5_000;
/** A class may start typing at the same time: jitter spreads the requests. */
const jittered = (ms: number): number => ms * (0.75 + Math.random() / 4);

export class Saver {
  private readonly queue: SendQueue;
  /** The last content of each question, to skip updates that change nothing. */
  private readonly lastContent = new Map<string, string>();
  private readonly refusedIds = new Set<string>();
  readonly shown = new ShownPlace(() => void this.flush());
  private timer: ReturnType<typeof setTimeout> | null = null;
  private sending: Promise<void> | null = null;
  private tries = 0;
  /** Since when an answer waits for a pause, by the machine's steady clock. */
  private waitingSince: number | null = null;
  private isStopped = false;

  /**
   * @param epoch of the lease: the server refuses saves of an older one
   * @param sequence the highest number used in this epoch
   * @param inOrder forward-only: storing a later answer closes the question before it
   */
  constructor(
    readonly epoch: number,
    private sequence: number,
    stored: Iterable<readonly [string, Answer]>,
    private readonly dependencies: SaverDependencies,
    inOrder = false,
  ) {
    this.queue = new SendQueue(inOrder);
    for (const [id, answer] of stored) this.lastContent.set(id, contentKey(answer));
  }

  get lastSequence(): number {
    return this.sequence;
  }

  get pendingCount(): number {
    return this.queue.size;
  }

  /** How many questions have a last answer that the server refused for good. */
  get refusedCount(): number {
    return this.refusedIds.size;
  }

  /** Whether the last try failed; answers refused while others get through do not count. */
  get isOffline(): boolean {
    return this.tries > 0;
  }

  stateOf(questionId: string): SaveState {
    if (this.queue.get(questionId)) return 'PENDING';
    return this.refusedIds.has(questionId) ? 'REFUSED' : 'SAVED';
  }

  pendingEntries(): Entry[] {
    return this.queue.all();
  }

  /**
   * Takes the current answer to a question. It is sent after a pause, or with the next `flush`.
   * @param typedAt by the server's clock, if known; default: now
   */
  update(questionId: string, answer: Answer, typedAt = this.currentTypedAt()): void {
    const key = contentKey(answer);
    if (this.isStopped || this.lastContent.get(questionId) === key) return;
    this.lastContent.set(questionId, key);
    this.refusedIds.delete(questionId);
    this.enqueue({ questionId, ...answer, ...(typedAt !== undefined && { typedAt }) });
    const now = performance.now();
    this.waitingSince ??= now;
    this.schedule(
      Math.min(jittered(TYPING_PAUSE_MS), Math.max(0, this.waitingSince + MAX_PAUSE_MS - now)),
    );
    this.dependencies.onChange();
  }

  /** Forward-only: the questions before this place are closed. Resolves as `flush` does. */
  async reach(place: number): Promise<void> {
    this.shown.reach(place);
    return this.flush();
  }

  /** Sends the pending answers now. Resolves when they are stored, or cannot be for now. */
  async flush(): Promise<void> {
    this.unschedule();
    this.waitingSince = null;
    this.sending ??= this.sendAll().finally(() => {
      this.sending = null;
    });
    return this.sending;
  }

  /** The page may be closing: sends a last request that outlives it. */
  sendOnPageHide(): void {
    this.shown.makeDue();
    if (this.isStopped || !this.hasWork()) return;
    const batch = this.batch(this.queue.unloadBatch());
    const sent = this.dependencies.send(batch, true).then((answer) => {
      this.confirm(batch, answer);
      this.dependencies.onChange();
    });
    sent.catch(() => undefined);
  }

  /** The rest, to send with a submission. @throws UnreachableError while it does not fit into one request */
  async takeRemaining(): Promise<Entry[]> {
    this.unschedule();
    await this.sending;
    if (!this.fitsOneBatch()) await this.flush();
    if (!this.fitsOneBatch()) throw new UnreachableError('Too many unsent answers');
    this.unschedule();
    return this.batch().entries;
  }

  /** A submission with these entries failed: the next `takeRemaining` sends them in parts. */
  shrinkBatch(entries: Entry[], error: unknown): void {
    this.queue.shrinkBatch(entries, error);
  }

  /** Settles the entries of an accepted submission. */
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
    this.shown.stop();
    this.unschedule();
  }

  private fitsOneBatch = (): boolean => this.queue.size === this.batch().entries.length;

  private hasWork = (): boolean => this.queue.size > 0 || this.shown.isDue;

  /** A method, since the value may change during an await. */
  private hasStopped(): boolean {
    return this.isStopped;
  }

  private currentTypedAt(): string | undefined {
    const now = this.dependencies.now();
    return now === null ? undefined : new Date(now).toISOString();
  }

  /** Gives an answer the next number, writes it into the outbox, and puts it at the end of the queue. */
  private enqueue(answer: Omit<Entry, 'sequence'>): void {
    this.sequence += 1;
    const entry = { ...answer, sequence: this.sequence };
    this.queue.put(entry);
    this.dependencies.store.put(entry);
  }

  private refuse(questionId: string): void {
    const entry = this.queue.get(questionId);
    this.queue.delete(questionId);
    if (entry) this.dependencies.store.delete(entry);
    this.refusedIds.add(questionId);
  }

  private async sendAll(): Promise<void> {
    const isForOthers = !this.queue.isBlocked();
    while (!this.isStopped && this.hasWork()) {
      await this.dependencies.store.flush();
      if (this.hasStopped()) return;
      if (isForOthers && this.queue.isBlocked()) {
        this.schedule(backOffMs(this.queue.refusalsOf(this.queue.nextBatch()[0]), null));
        return;
      }
      const batch = this.batch();
      try {
        const answer = await this.dependencies.send(batch, false);
        if (!this.confirm(batch, answer)) throw new TypeError('No answer was confirmed');
        this.queue.growBatch();
        this.dependencies.onChange();
      } catch (error) {
        if (!this.handleError(error, batch)) return;
      }
    }
    // Nothing is left to send: saved, isolated, or taken by the request of a closing page.
    if (this.tries === 0 || this.hasWork()) return;
    this.tries = 0;
    this.dependencies.onChange();
  }

  /** @returns whether to send the next batch at once */
  private handleError(error: unknown, batch: Batch): boolean {
    if (this.isStopped) return false;
    const [first, ...others] = batch.entries;
    if (isMalformed(error) && first) {
      this.isolateMalformed(batch);
      return true;
    }
    if (isTooLarge(error) && others.length > 0) {
      this.queue.sendSingly();
      return true;
    }
    if (isFinal(error)) {
      this.stop();
      this.dependencies.onRefusal(error);
      return false;
    }
    const refusals = this.queue.refusalsOf(first);
    this.queue.shrinkBatch(batch.entries, error);
    if (first && others.length === 0 && this.queue.skip(first, error)) return true;
    if (refusals === 0) this.tries += 1;
    // New answers do not wait for one that is refused again and again.
    const isJoined = refusals > 0 && !this.queue.isBlocked();
    this.schedule(isJoined ? TYPING_PAUSE_MS : backOffMs(refusals || this.tries, error));
    this.dependencies.onChange();
    return false;
  }

  /** Isolates an answer that the server cannot read, so that it does not delay the others. */
  private isolateMalformed({ entries }: Batch): void {
    this.queue.sendSingly();
    const [only, ...others] = entries;
    if (!only || others.length > 0) return;
    if (this.queue.get(only.questionId) === only) this.refuse(only.questionId);
    else this.refusedIds.add(only.questionId);
    this.dependencies.onChange();
  }

  private batch(entries = this.queue.nextBatch()): Batch {
    const isWhole = entries.length === this.queue.size;
    return { epoch: this.epoch, ...this.shown.inBatch(isWhole), entries };
  }

  /** @returns whether anything was settled */
  private confirm(batch: Batch, { receipts, refused }: SaveReply): boolean {
    const before = this.queue.size;
    this.settled(receipts, refused);
    const isShown = this.shown.confirm(batch);
    const isNewer = batch.entries.some((entry) => {
      const latest = this.queue.get(entry.questionId);
      return latest !== undefined && latest !== entry;
    });
    const isSettled = isShown || isNewer || this.queue.size < before;
    if (isSettled) this.tries = 0;
    return isSettled;
  }

  private settled(
    receipts: readonly SaveReceipt[],
    refused: readonly { questionId: string }[],
  ): void {
    for (const { questionId } of refused) this.refuse(questionId);
    for (const receipt of receipts) {
      const entry = this.queue.get(receipt.questionId);
      if (!entry) continue;
      const verdict = this.dependencies.checkReceipt(receipt, entry);
      if (verdict === 'STORED') {
        this.queue.delete(entry.questionId);
        this.dependencies.store.confirm(entry, receipt);
      } else if (verdict === 'GIVE_UP') this.refuse(receipt.questionId);
      // Send it again under a new number.
      else if (verdict !== 'EARLIER') {
        this.sequence = Math.max(this.sequence, receipt.sequence);
        this.enqueue(entry);
      }
    }
  }

  private schedule(ms: number): void {
    if (this.isStopped) return;
    // While the server is unreachable, typing does not cause more requests.
    if (this.timer && this.tries > 0) return;
    this.unschedule();
    this.timer = setTimeout(() => void this.flush(), ms);
  }

  private unschedule(): void {
    if (this.timer) clearTimeout(this.timer);
    this.timer = null;
  }
}

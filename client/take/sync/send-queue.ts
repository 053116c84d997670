/** The queue of unsent answers, in the order of their changes. It chooses batches that get through. */
import { isRetryLater, isDenied } from '../api/api';
import type { Entry } from '../api/api-types';

/** The limit of the route; the length is limited for slow connections. */
export const MAX_ENTRIES = 100;
const MAX_BATCH_LENGTH = 60_000;
/** For a request that outlives its page: browsers allow 64 KiB in all, in UTF-8 (up to four bytes a character). */
const MAX_UNLOAD_BYTES = 60_000;
/** This many refused answers are skipped in a row, to find out whether all requests fail. */
const MAX_SKIPPED = 2;

/** The first entries that fit into one request; at least one. */
export function firstBatch<T extends Entry>(waiting: readonly T[], maxEntries: number): T[] {
  const taken: T[] = [];
  let units = 0;
  for (const entry of waiting) {
    units += JSON.stringify(entry.response).length;
    if (taken.length > 0 && (taken.length >= maxEntries || units > MAX_BATCH_LENGTH)) break;
    taken.push(entry);
  }
  return taken;
}

export class SendQueue {
  private readonly entries = new Map<string, Entry>();
  /** Answers that are refused while others get through (a school's filter), with their refusals. They are sent alone. */
  private readonly isolated = new Map<string, number>();
  /** Refused in the current run: not yet known whether all requests fail. */
  private readonly skipped = new Set<string>();
  private batchSize = MAX_ENTRIES;

  /** @param inOrder forward-only: a later answer that is stored closes the question before it */
  constructor(private readonly inOrder: boolean) {}

  get size(): number {
    return this.entries.size;
  }

  /** Whether only isolated answers wait. */
  isBlocked(): boolean {
    return this.size > 0 && this.sendable().length === 0;
  }

  all(): Entry[] {
    return [...this.entries.values()];
  }

  get(questionId: string): Entry | undefined {
    return this.entries.get(questionId);
  }

  /** Moves an answer to the end: the oldest change is sent first. */
  put(entry: Entry): void {
    this.entries.delete(entry.questionId);
    this.entries.set(entry.questionId, entry);
  }

  delete(questionId: string): void {
    this.entries.delete(questionId);
    this.isolated.delete(questionId);
  }

  /** The entries to send next. */
  nextBatch(maxEntries = this.batchSize): Entry[] {
    const sendable = this.sendable();
    return firstBatch(sendable.length > 0 ? sendable : this.all().slice(0, 1), maxEntries);
  }

  /** The entries that fit into a request that outlives its page. */
  unloadBatch(): Entry[] {
    const entries = this.nextBatch(MAX_ENTRIES);
    const bytes = (): number => new TextEncoder().encode(JSON.stringify(entries)).length;
    while (entries.length > 1 && bytes() > MAX_UNLOAD_BYTES) entries.pop();
    return entries;
  }

  /** A batch got through: larger ones may too, and the skipped answers were refused for their content. */
  growBatch(): void {
    this.batchSize = this.size === 0 ? MAX_ENTRIES : Math.min(MAX_ENTRIES, this.batchSize * 2);
    for (const questionId of this.skipped) this.isolated.set(questionId, 1);
    this.skipped.clear();
  }

  /** Sent alone, each may get through. */
  sendSingly(): void {
    this.batchSize = 1;
  }

  /** A batch that failed may get through in parts, unless the server asked to wait. */
  shrinkBatch(sent: Entry[], error: unknown): void {
    if (sent.length > 1 && !isRetryLater(error)) this.batchSize = Math.ceil(sent.length / 2);
  }

  /** Skips an answer that was refused alone. @returns whether to try the others at once */
  skip({ questionId }: Entry, error: unknown): boolean {
    const isBlocked = this.isBlocked();
    const tries = this.isolated.get(questionId);
    if (tries !== undefined) this.isolated.set(questionId, tries + 1);
    else if (isDenied(error) && this.skipped.size < MAX_SKIPPED) {
      this.skipped.add(questionId);
      if (this.sendable().length > 0) return true;
    }
    this.skipped.clear();
    const entry = this.entries.get(questionId);
    // Forward-only, it keeps its place: perhaps the connection is the reason after all.
    if (entry && (isBlocked || !this.inOrder)) this.put(entry);
    return false;
  }

  /** How often an answer was refused while others got through. */
  refusalsOf(entry: Entry | undefined): number {
    return entry ? (this.isolated.get(entry.questionId) ?? 0) : 0;
  }

  private sendable(): Entry[] {
    return this.all().filter(
      ({ questionId: id }) => !this.isolated.has(id) && !this.skipped.has(id),
    );
  }
}

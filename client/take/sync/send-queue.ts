/** What waits to be sent: in the order in which it was changed, in pieces that get through. */
import { asksToWait, isDenied } from '../api/api';
import type { Entry } from '../api/api-types';

/** As many as the route takes, and no more text than a slow line carries in a breath. */
export const MAX_ENTRIES = 100;
const MAX_UNITS = 60_000;
/** Of a request that outlives its page: 64 KiB in all, in UTF-8, where a character may take four. */
const MAX_LAST_BYTES = 60_000;
/** So many are tried at once past one that is refused, to learn whether it is that one or all. */
const MAX_PASSED = 2;

/** As much of the beginning as is sent at once; one at least. */
export function firstPiece<T extends Entry>(waiting: readonly T[], most: number): T[] {
  const taken: T[] = [];
  let units = 0;
  for (const entry of waiting) {
    units += JSON.stringify(entry.response).length;
    if (taken.length > 0 && (taken.length >= most || units > MAX_UNITS)) break;
    taken.push(entry);
  }
  return taken;
}

export class SendQueue {
  private readonly entries = new Map<string, Entry>();
  /** Refused while others got through (a school's filter): how often. They wait by themselves. */
  private readonly alone = new Map<string, number>();
  /** Refused just now. */
  private readonly passed = new Set<string>();
  private most = MAX_ENTRIES;

  /** @param inOrder forward-only: a later answer that is stored closes the question before it */
  constructor(private readonly inOrder: boolean) {}

  get size(): number {
    return this.entries.size;
  }

  /** Whether all that waits is what was refused while others got through. */
  isHeldUp(): boolean {
    return this.size > 0 && this.free().length === 0;
  }

  all(): Entry[] {
    return [...this.entries.values()];
  }

  get(questionId: string): Entry | undefined {
    return this.entries.get(questionId);
  }

  /** Behind the others: what was changed first is sent first. */
  put(entry: Entry): void {
    this.entries.delete(entry.questionId);
    this.entries.set(entry.questionId, entry);
  }

  delete(questionId: string): void {
    this.entries.delete(questionId);
    this.alone.delete(questionId);
  }

  /** What to send next. */
  piece(most = this.most): Entry[] {
    const free = this.free();
    return firstPiece(free.length > 0 ? free : this.all().slice(0, 1), most);
  }

  /** What fits into a request that outlives its page. */
  lastPiece(): Entry[] {
    const entries = this.piece(MAX_ENTRIES);
    const bytes = (): number => new TextEncoder().encode(JSON.stringify(entries)).length;
    while (entries.length > 1 && bytes() > MAX_LAST_BYTES) entries.pop();
    return entries;
  }

  /** A piece was taken: more at once may be, too, and what was refused before it was not for the line. */
  gotThrough(): void {
    this.most = this.size === 0 ? MAX_ENTRIES : Math.min(MAX_ENTRIES, this.most * 2);
    for (const questionId of this.passed) this.alone.set(questionId, 1);
    this.passed.clear();
  }

  /** By itself, each may get through. */
  takeOne(): void {
    this.most = 1;
  }

  /** What does not get through as it is may do so in parts, unless nothing does for now. */
  takeLess(sent: Entry[], error: unknown): void {
    if (sent.length > 1 && !asksToWait(error)) this.most = Math.ceil(sent.length / 2);
  }

  /** One that did not get through. @returns whether to try the others at once */
  passOver({ questionId }: Entry, error: unknown): boolean {
    const isHeldUp = this.isHeldUp();
    const tries = this.alone.get(questionId);
    if (tries !== undefined) this.alone.set(questionId, tries + 1);
    else if (isDenied(error) && this.passed.size < MAX_PASSED) {
      this.passed.add(questionId);
      if (this.free().length > 0) return true;
    }
    this.passed.clear();
    const entry = this.entries.get(questionId);
    // In order, it waits where it is: it may be the line after all.
    if (entry && (isHeldUp || !this.inOrder)) this.put(entry);
    return false;
  }

  /** How often it was refused while others got through. */
  refusalsOf(entry: Entry | undefined): number {
    return entry ? (this.alone.get(entry.questionId) ?? 0) : 0;
  }

  private free(): Entry[] {
    return this.all().filter(({ questionId: id }) => !this.alone.has(id) && !this.passed.has(id));
  }
}

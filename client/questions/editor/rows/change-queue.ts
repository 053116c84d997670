import { formatNumber } from '../../../ui/format';
import { isRetryable, problemMessage, toProblem } from '../../../ui/feedback/problem';
import type { toast } from '../../../ui/feedback/toasts';
import { editorTexts as words } from '../../../ui/texts/editor-texts';
import { Stale, UndoneInPart, type Change, type Undo } from './change';
import type { Left } from './undo-each';

/** Refusals of an undo that can be tried again: once there is space in the quiz. */
const MENDABLE = ['QUIZ_IS_FULL'];

/** An undo that was refused, with the sentence that says why. */
class Refused extends Error {}

interface Page {
  /** Whether the account of this page is still logged in. */
  isOurs: () => boolean;
  /**
   * Reads what is stored and shows it.
   * @param isWanted asked when it was read: not wanted any more once something else was changed
   * @returns whether it is shown
   */
  reload: (isWanted: () => boolean) => Promise<boolean>;
  say: typeof toast;
}

interface Job {
  work: () => Promise<void>;
  stale: string | undefined;
}

interface Entry extends Pick<Change, 'order' | 'undone' | 'left' | 'staleUndo' | 'undoneInPart'> {
  /** Or the sentence that says why it cannot be undone. */
  undo: Undo | string;
  /** How many questions it is of. */
  count: number;
}

/**
 * Sends the changes of the outline one after another, in the order in which they were asked for: each is based on what
 * the ones before have made of the questions. When one fails, those behind it are not sent. What is stored is read again
 * once nothing waits, so that no change disappears from the page before it is made.
 */
export class ChangeQueue {
  private waiting: Job[] = [];
  /** What was made and not undone, the last at the end. */
  private entries: Entry[] = [];
  private isSending = false;
  private needsReading = false;
  /** A change that the page already shows has failed. Nothing is sent until the page shows what is stored. */
  private isWrong = false;
  /** Whether a change that was asked for has no response yet. */
  private unsent = false;
  private readonly listeners = new Set<() => void>();

  constructor(private readonly page: Page) {}

  run(change: Change): void {
    this.add(async () => this.make(change), change.stale);
  }

  /** Undoes the last change that was not undone yet, also one that still waits. */
  undoLast(): void {
    this.add(async () => {
      // Only now: the change before may not have been made yet.
      const last = this.entries.at(-1);
      if (last) await this.takeBack(last);
      else this.page.say('warning', words.nothingToUndo);
    });
  }

  get isUnsent(): boolean {
    return this.unsent;
  }

  /** @param onChange called when `isUnsent` changes @returns a function that ends that */
  listen(onChange: () => void): () => void {
    this.listeners.add(onChange);
    return () => this.listeners.delete(onChange);
  }

  /** Reads what is stored, as soon as nothing waits. */
  refresh(): void {
    this.needsReading = true;
    void this.send();
  }

  private add(work: () => Promise<void>, stale?: string): void {
    this.waiting.push({ work, stale });
    this.setUnsent(true);
    void this.send();
  }

  private async make({ send, isUnseen, size, done, ...said }: Change): Promise<void> {
    const { undo, count, failure } = await send();
    if (isUnseen) this.needsReading = true;
    const entry = undo === null ? null : { ...said, undo, count };
    if (entry) this.entries.push(entry);
    const onUndo =
      entry && typeof undo === 'function'
        ? (): void => this.add(async () => this.takeBack(entry))
        : undefined;
    if (failure && entry)
      this.page.say('warning', words.partly(formatNumber(count), formatNumber(size)), onUndo);
    if (failure) throw failure.error;
    if (done !== null) this.page.say('success', done, onUndo);
  }

  private async takeBack(entry: Entry): Promise<void> {
    // Its message was clicked twice, or after the keys had undone it.
    const at = this.entries.indexOf(entry);
    if (at === -1) return;
    const { undo, order } = entry;
    if (order === 'moves' && this.entries.slice(at + 1).some((later) => later.order)) {
      this.page.say('warning', words.move.laterFirst);
      return;
    }
    this.entries = this.entries.filter((other) => other !== entry);
    if (typeof undo === 'string') {
      this.keepMovesBefore(at, entry);
      this.page.say('warning', undo);
      return;
    }
    let left: Left;
    try {
      left = await undo();
    } catch (error) {
      const problem = toProblem(error);
      const isInPart = error instanceof UndoneInPart;
      const isStale = error instanceof Stale || problem.code === 'STALE_VERSION';
      const isMendable = isRetryable(problem) || MENDABLE.includes(problem.code);
      if (isMendable && !isInPart && !isStale) this.entries.splice(at, 0, entry);
      else this.keepMovesBefore(at, entry);
      if (isInPart) throw new Refused(entry.undoneInPart ?? problemMessage(problem));
      if (isStale) throw new Refused(entry.staleUndo ?? problemMessage(problem));
      throw error;
    }
    if (left.changed + left.gone > 0) this.keepMovesBefore(at, entry);
    this.needsReading = true;
    const warning = entry.left?.(left, entry.count) ?? null;
    this.page.say(warning === null ? 'success' : 'warning', warning ?? entry.undone);
  }

  /** What a change did to the order stays, in part at least, so that earlier moves cannot be taken back over it. */
  private keepMovesBefore(at: number, { order }: Entry): void {
    if (!order) return;
    for (const earlier of this.entries.slice(0, at))
      if (earlier.order === 'moves' && typeof earlier.undo !== 'string')
        earlier.undo = words.move.laterStays;
  }

  private async send(): Promise<void> {
    if (this.isSending) return;
    this.isSending = true;
    // The key that asked for it is shown first.
    await new Promise((resolve) => setTimeout(resolve));
    while (this.isWrong || this.needsReading || this.waiting.length > 0) {
      if (!this.page.isOurs()) {
        this.forget();
        break;
      }
      const job = this.isWrong ? undefined : this.waiting.shift();
      if (job) {
        await job.work().catch((error: unknown) => this.fail(error, job.stale));
        this.setUnsent(this.waiting.length > 0);
      } else if (!(await this.read())) break;
    }
    this.isSending = false;
  }

  /** @returns whether to go on */
  private async read(): Promise<boolean> {
    this.needsReading = false;
    const isShown = await this.page.reload(() => this.isWrong || this.waiting.length === 0);
    if (this.isWrong) {
      this.drop();
      this.isWrong = !isShown;
      return isShown;
    }
    if (this.waiting.length > 0) this.needsReading = true;
    return true;
  }

  private fail(error: unknown, stale: string | undefined): void {
    this.isWrong = true;
    const problem = toProblem(error);
    const isStale = problem.code === 'STALE_VERSION' && stale !== undefined;
    const message = isStale ? stale : problemMessage(problem);
    this.page.say('failure', error instanceof Refused ? error.message : message);
    this.drop();
  }

  /** Changes that are based on what was not made are not made either. */
  private drop(): void {
    const count = this.waiting.length;
    this.waiting = [];
    this.setUnsent(false);
    if (count > 0) this.page.say('warning', words.dropped(count, formatNumber(count)));
  }

  /** Nothing is sent, or undone, as somebody else. */
  private forget(): void {
    this.drop();
    this.entries = [];
    this.isWrong = false;
    this.needsReading = false;
  }

  private setUnsent(isUnsent: boolean): void {
    if (isUnsent === this.unsent) return;
    this.unsent = isUnsent;
    for (const listener of this.listeners) listener();
  }
}

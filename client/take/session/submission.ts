/** Hands in until there is a receipt: nobody knows which of the tries has arrived. */
import { ask, backOffMs, isFinal, isMalformed } from '../api/api';
import type { AttemptContext } from './attempt-context';
import type { Saver } from '../sync/saver';
import type { Entry, Receipt, SubmitAnswer } from '../api/api-types';

/** What the server's clock may differ by, seen from here. */
const CLOCK_DOUBT_MS = 2_000;

/** What is handed in: a sitting, which says how long it is in SUBMITTING. */
export interface SubmittedSitting {
  attempt: { id: string; epoch: number };
  saver: Saver;
  isPhase: (phase: 'SUBMITTING') => boolean;
  end: (receipt: Receipt) => void;
  refused: (error: unknown) => void;
}

export class Submission {
  /** Submissions that failed since the last that did not. */
  tries = 0;
  private wake: (() => void) | null = null;
  /** In milliseconds by the server's clock; null: it was not handed in here. */
  at: number | null = null;

  constructor(
    private readonly sitting: SubmittedSitting,
    private readonly context: AttemptContext,
    private readonly changed: () => void,
  ) {}

  /** Whether a receipt is of what was handed in here, and not of somewhere else before. */
  isOurs({ submittedBy, submittedAt }: Receipt): boolean {
    const isSince = this.at !== null && Date.parse(submittedAt) > this.at - CLOCK_DOUBT_MS;
    return submittedBy === 'LEARNER' && isSince;
  }

  /**
   * Goes on while the sitting is in SUBMITTING.
   * @param at when it was handed in
   */
  async run(at: number): Promise<void> {
    const { sitting, context } = this;
    const { saver, attempt } = sitting;
    this.at = at;
    while (sitting.isPhase('SUBMITTING')) {
      let entries: Entry[] = [];
      try {
        entries = await saver.rest();
        await context.outbox.settled();
        if (!sitting.isPhase('SUBMITTING')) return;
        const { receipt, refused } = await ask<SubmitAnswer>(`/${attempt.id}/submission`, {
          method: 'POST',
          token: context.token,
          body: { epoch: attempt.epoch, entries },
        });
        // Handed in before, elsewhere: what came along arrived too late.
        if (this.isOurs(receipt)) saver.settle(entries, refused ?? []);
        sitting.end(receipt);
      } catch (error) {
        if (this.goesOnAfter(error, entries)) await this.pause(backOffMs(this.tries, error));
      }
    }
  }

  /** The line is back, or somebody presses the button: no more waiting. */
  tryNow(): void {
    this.wake?.();
  }

  private goesOnAfter(error: unknown, entries: Entry[]): boolean {
    const { saver } = this.sitting;
    // An answer that cannot be read is set apart by saving it; the others are handed in without.
    const isApart = isMalformed(error) && saver.pendingCount > 0;
    if (isFinal(error) && !isApart) {
      this.sitting.refused(error);
      return false;
    }
    if (isApart) void saver.flush();
    saver.takeLess(entries, error);
    this.tries += 1;
    this.changed();
    return true;
  }

  private async pause(ms: number): Promise<void> {
    await new Promise<void>((done) => {
      this.wake = done;
      setTimeout(done, ms);
    });
    this.wake = null;
  }
}

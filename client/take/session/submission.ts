/** Submits an attempt and retries until there is a receipt, since any of the tries may have arrived. */
import { request, backOffMs, isFinal, isMalformed } from '../api/api';
import type { AttemptContext } from './attempt-context';
import type { Saver } from '../sync/saver';
import type { Entry, Receipt } from '../api/api-types';

/** Tolerance for the estimate of the server's clock. */
const CLOCK_TOLERANCE_MS = 2_000;

/** The part of a sitting that is needed to submit it. */
export interface SubmittedSitting {
  attempt: { id: string; epoch: number };
  saver: Saver;
  isPhase: (phase: 'SUBMITTING') => boolean;
  end: (receipt: Receipt) => void;
  handleRefusal: (error: unknown) => void;
}

export class Submission {
  /** How many tries have failed. */
  tries = 0;
  private endPause: (() => void) | null = null;
  /** In milliseconds by the server's clock; null: it was not submitted here. */
  submittedAt: number | null = null;

  constructor(
    private readonly sitting: SubmittedSitting,
    private readonly context: AttemptContext,
    private readonly onChange: () => void,
  ) {}

  /** Whether a receipt is of the submission of this page, not of an earlier one elsewhere. */
  isFromThisPage({ submittedBy, submittedAt }: Receipt): boolean {
    const isSince =
      this.submittedAt !== null && Date.parse(submittedAt) > this.submittedAt - CLOCK_TOLERANCE_MS;
    return submittedBy === 'LEARNER' && isSince;
  }

  /**
   * Retries while the sitting is in SUBMITTING.
   * @param at when it was submitted, in milliseconds by the server's clock
   */
  async run(at: number): Promise<void> {
    const { sitting, context } = this;
    const { saver, attempt } = sitting;
    this.submittedAt = at;
    while (sitting.isPhase('SUBMITTING')) {
      let entries: Entry[] = [];
      try {
        entries = await saver.takeRemaining();
        await context.outbox.flush();
        if (!sitting.isPhase('SUBMITTING')) return;
        const { receipt, refused } = await request<'/attempts/{attemptId}/submission', 'post'>(
          `/${attempt.id}/submission`,
          {
            method: 'POST',
            token: context.token,
            body: { epoch: attempt.epoch, entries },
          },
        );
        // If it was submitted elsewhere before, these entries came too late.
        if (this.isFromThisPage(receipt)) saver.settle(entries, refused);
        sitting.end(receipt);
      } catch (error) {
        if (this.handleError(error, entries)) await this.pause(backOffMs(this.tries, error));
      }
    }
  }

  /** The connection is back, or the candidate pressed the button: ends the pause. */
  tryNow(): void {
    this.endPause?.();
  }

  private handleError(error: unknown, entries: Entry[]): boolean {
    const { saver } = this.sitting;
    // A save isolates a malformed answer; then the others are submitted without it.
    const isolates = isMalformed(error) && saver.pendingCount > 0;
    if (isFinal(error) && !isolates) {
      this.sitting.handleRefusal(error);
      return false;
    }
    if (isolates) void saver.flush();
    saver.shrinkBatch(entries, error);
    this.tries += 1;
    this.onChange();
    return true;
  }

  private async pause(ms: number): Promise<void> {
    await new Promise<void>((done) => {
      this.endPause = done;
      setTimeout(done, ms);
    });
    this.endPause = null;
  }
}

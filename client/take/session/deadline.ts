/** The deadline of an attempt and whether its clock stands, as the server last reported. */
import type { ServerClock } from './clock';

/** What the server reports of an attempt's time with the lease, each save and each look at the clock. */
export interface TimeReport {
  deadlineAt: string | null;
  /** Since when staff have paused the exam. Absent from the replies of an earlier server. */
  pausedAt?: string | null;
  serverTime: string;
}

/** In a pause the page asks every few seconds (sitting-watcher.ts). */
const MAX_SILENCE_MS = 20_000;

export class Deadline {
  /** In milliseconds since 1970; null: no deadline. */
  at: number | null;
  /** Since when the clock stands, in milliseconds since 1970; null while it runs. */
  pausedAt: number | null;
  /** The candidate works on, although the last report was that the clock stands: the exam may go on by now. */
  isPauseIgnored = false;
  /** While a pause is ignored: the latest time at which the deadline can be. */
  private latest = Infinity;
  /** When the server reported it, by its own clock: responses can arrive out of order. */
  private reportedAt: number;

  constructor({ deadlineAt, pausedAt, serverTime }: TimeReport) {
    this.at = timeOf(deadlineAt);
    this.pausedAt = timeOf(pausedAt);
    this.reportedAt = Date.parse(serverTime);
  }

  /**
   * Milliseconds that are left; Infinity without a deadline. In a pause they stay the same.
   * @param now by the server's clock
   */
  left(now: number): number {
    return this.at === null ? Infinity : this.at - (this.pausedAt ?? now);
  }

  /**
   * Whether the exam is paused as far as this page knows, and the server has not said so for a while.
   * @param now by the server's clock
   */
  isPauseDoubtful(now: number): boolean {
    return this.pausedAt !== null && now - this.reportedAt > MAX_SILENCE_MS;
  }

  /**
   * The candidate works on until the server answers again. The exam was paused at least until the last report, and, as
   * the candidate says, at most until now: the deadline lies between the two.
   * @param now by the server's clock
   */
  ignorePause(now: number): void {
    if (this.pausedAt === null) return;
    if (this.at !== null) {
      this.latest = this.at + now - this.pausedAt;
      this.at += this.reportedAt - this.pausedAt;
    }
    this.pausedAt = null;
    this.isPauseIgnored = true;
  }

  /** Whether the time is over for sure, as far as this page knows. @param now by the server's clock */
  isOver(now: number): boolean {
    return this.isPauseIgnored ? now >= this.latest : this.left(now) <= 0;
  }

  /** Whether there is time left for sure. */
  isAhead(clock: ServerClock): boolean {
    return this.at === null || (!clock.isUncertain && this.left(clock.now()) > 0);
  }

  /** As the server would report it: what this browser stores for a reload without a connection. */
  report(): { deadlineAt: string | null; pausedAt: string | null } {
    return { deadlineAt: isoOf(this.at), pausedAt: isoOf(this.pausedAt) };
  }

  /** @returns null if the report is outdated or malformed */
  update({ deadlineAt, pausedAt, serverTime }: TimeReport): 'MOVED' | 'SAME' | null {
    const reportedAt = Date.parse(serverTime);
    const [at, since] = [timeOf(deadlineAt), timeOf(pausedAt)];
    const isMalformed = [reportedAt, at, since].some(Number.isNaN);
    // A proxy may answer 200 without a time.
    if (isMalformed || reportedAt < this.reportedAt) return null;
    this.reportedAt = reportedAt;
    this.isPauseIgnored = false;
    const isMoved = at !== this.at || since !== this.pausedAt;
    [this.at, this.pausedAt] = [at, since];
    return isMoved ? 'MOVED' : 'SAME';
  }
}

function timeOf(iso: string | null | undefined): number | null {
  return iso == null ? null : Date.parse(iso);
}

function isoOf(time: number | null): string | null {
  return time === null ? null : new Date(time).toISOString();
}

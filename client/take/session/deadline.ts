/** The deadline of an attempt, as the server last reported it. */

export class Deadline {
  /** In milliseconds since 1970; null: no deadline. */
  at: number | null;
  /** When the server reported it, by its own clock: responses can arrive out of order. */
  private reportedAt: number;

  constructor({ deadlineAt, serverTime }: { deadlineAt: string | null; serverTime: string }) {
    this.at = deadlineAt === null ? null : Date.parse(deadlineAt);
    this.reportedAt = Date.parse(serverTime);
  }

  /** @returns null if the report is outdated or malformed */
  update(iso: string | null, serverTime: string): 'MOVED' | 'SAME' | null {
    const reportedAt = Date.parse(serverTime);
    const at = iso === null ? null : Date.parse(iso);
    // A proxy may answer 200 without a time.
    if (Number.isNaN(reportedAt) || Number.isNaN(at) || reportedAt < this.reportedAt) return null;
    this.reportedAt = reportedAt;
    const isMoved = at !== this.at;
    this.at = at;
    return isMoved ? 'MOVED' : 'SAME';
  }
}

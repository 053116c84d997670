/** When the time of an attempt is over, as the server last said. */

export class Deadline {
  /** In milliseconds since 1970; null: never. */
  at: number | null;
  /** When the server said so, by its own clock: answers do not arrive in the order they were written. */
  private toldAt: number;

  constructor({ deadlineAt, serverTime }: { deadlineAt: string | null; serverTime: string }) {
    this.at = deadlineAt === null ? null : Date.parse(deadlineAt);
    this.toldAt = Date.parse(serverTime);
  }

  /** @returns null for what is older than what is known, or says nothing */
  hear(iso: string | null, serverTime: string): 'MOVED' | 'SAME' | null {
    const toldAt = Date.parse(serverTime);
    const at = iso === null ? null : Date.parse(iso);
    // Somebody on the way may answer 200 and say nothing of the time.
    if (Number.isNaN(toldAt) || Number.isNaN(at) || toldAt < this.toldAt) return null;
    this.toldAt = toldAt;
    const isMoved = at !== this.at;
    this.at = at;
    return isMoved ? 'MOVED' : 'SAME';
  }
}

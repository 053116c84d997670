/** Messages of staff to a running attempt, and up to which one its learner has read them. */
import type { ClockReply } from '../api/api-types';

export type StaffMessage = ClockReply['messages'][number];

/** In `sessionStorage`, with the attempt: the id of the last message that was read in this tab. */
const KEY = 'take.messages.';

export class ReceivedMessages {
  /** The first first. */
  all: StaffMessage[] = [];
  private readId: number;

  /** @param storage throws in browsers that deny storage to a site */
  constructor(
    private readonly attemptId: string,
    messages: readonly StaffMessage[],
    private readonly storage: () => Storage = () => sessionStorage,
  ) {
    this.readId = this.load();
    this.add(messages);
  }

  /** The id of the last message; null before the first. */
  get lastId(): string | null {
    return this.all.at(-1)?.id ?? null;
  }

  /** Those that the learner has not confirmed. */
  get unread(): StaffMessage[] {
    return this.all.filter(({ id }) => Number(id) > this.readId);
  }

  /** @param messages from a reply, which may repeat some. @returns whether there are new ones */
  add(messages: readonly StaffMessage[] = []): boolean {
    const last = Number(this.lastId ?? 0);
    const added = messages.filter(({ id }) => Number(id) > last);
    this.all = [...this.all, ...added];
    return added.length > 0;
  }

  /** The learner has read all there are. */
  confirm(): void {
    this.readId = Number(this.lastId ?? 0);
    try {
      this.storage().setItem(KEY + this.attemptId, String(this.readId));
    } catch {
      // Without storage they are shown again after a reload.
    }
  }

  private load(): number {
    try {
      return Number(this.storage().getItem(KEY + this.attemptId) ?? 0) || 0;
    } catch {
      return 0;
    }
  }
}

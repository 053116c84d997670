/** Sends page events to the server: after the answers, and also after a reload. */
import { v4 } from 'uuid';
import { request, backOffMs, isFinal, isMalformed } from '../api/api';
import type { PageEvent } from '../api/api-types';

/** The state that survives a reload or a closed tab (JSON in localStorage: its keys stay). */
export interface PageEventState {
  facts: PageEvent[];
  /** When the candidate left the page, in milliseconds since 1970; null: they have not. */
  leftAt: number | null;
  /** Whether FOCUS_LOST was added for that. */
  isTold: boolean;
  /** When the connection was lost, in milliseconds since 1970; null: it was not. */
  downAt: number | null;
}

/** The limit of the route. */
const MAX_BATCH = 50;
/** In a request that outlives its page: the last answers need most of its limit (send-queue.ts). */
const MAX_UNLOAD_BATCH = 10;
/** Further events are dropped after a long outage. */
const MAX_STORED = 200;
/** Usually leaving and coming back then go into one request. */
const PAUSE_MS = 4_000;
/** After the end of a sitting events matter less. */
const MAX_TRIES_AFTER_END = 5;

export class PageEventSender {
  readonly state: PageEventState;
  private timer: ReturnType<typeof setTimeout> | null = null;
  private isSending = false;
  private tries = 0;
  private hasEnded = false;

  /**
   * @param canSend false while answers do not get through: answers go first
   * @param storage throws in browsers that deny storage to a site
   */
  constructor(
    private readonly attemptId: string,
    private readonly token: string,
    private readonly canSend: () => boolean,
    private readonly storage: () => Storage,
  ) {
    this.state = this.load();
    this.schedule(PAUSE_MS);
  }

  add(kind: PageEvent['kind'], at: number, seconds?: number): void {
    const { facts } = this.state;
    const event = { id: v4(), kind, at: new Date(at).toISOString() };
    if (facts.length < MAX_STORED)
      facts.push({ ...event, ...(seconds !== undefined && { seconds }) });
    this.save();
    this.schedule(PAUSE_MS);
  }

  save(): void {
    try {
      const { facts, leftAt, downAt } = this.state;
      const isEmpty = facts.length === 0 && leftAt === null && downAt === null;
      if (isEmpty) this.storage().removeItem(this.key);
      else this.storage().setItem(this.key, JSON.stringify(this.state));
    } catch {
      // Without storage only this page can send the events.
    }
  }

  /** The page may be closing: sends the events in a request that outlives it. */
  sendOnPageHide(): void {
    void this.send(true);
  }

  /** The sitting is over: retries the unsent events a few times. */
  end(): void {
    this.hasEnded = true;
    Object.assign(this.state, { leftAt: null, isTold: false, downAt: null });
    this.save();
    void this.send(false);
  }

  private async send(isLeaving: boolean): Promise<void> {
    const facts = this.state.facts.slice(0, isLeaving ? MAX_UNLOAD_BATCH : MAX_BATCH);
    if (this.isSending || facts.length === 0) return;
    if (!isLeaving && !this.hasEnded && !this.canSend()) {
      this.schedule(PAUSE_MS);
      return;
    }
    this.isSending = true;
    const options = { method: 'POST', token: this.token, keepalive: isLeaving } as const;
    try {
      await request<'/attempts/{attemptId}/facts', 'post'>(`/${this.attemptId}/facts`, {
        ...options,
        body: { facts },
      });
      this.removeSent(facts);
    } catch (error) {
      this.tries += 1;
      const isHopeless = isFinal(error) || isMalformed(error);
      if (isHopeless || (this.hasEnded && this.tries >= MAX_TRIES_AFTER_END))
        this.removeSent(facts);
      else this.schedule(backOffMs(this.tries, error));
    } finally {
      this.isSending = false;
    }
  }

  private removeSent(sent: readonly PageEvent[]): void {
    this.tries = 0;
    this.state.facts = this.state.facts.filter((event) => !sent.includes(event));
    this.save();
    if (this.state.facts.length > 0) this.schedule(PAUSE_MS);
  }

  private schedule(ms: number): void {
    this.timer ??= setTimeout(() => {
      this.timer = null;
      void this.send(false);
    }, ms);
  }

  private get key(): string {
    return `take.facts.${this.attemptId}`;
  }

  private load(): PageEventState {
    const initial: PageEventState = { facts: [], leftAt: null, isTold: false, downAt: null };
    try {
      const stored = this.storage().getItem(this.key);
      return stored ? { ...initial, ...(JSON.parse(stored) as Partial<PageEventState>) } : initial;
    } catch {
      return initial;
    }
  }
}

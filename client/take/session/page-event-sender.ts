/** Brings what has happened to the page to the server: behind answers, and over a reload. */
import { v4 } from 'uuid';
import { ask, backOffMs, isFinal, isMalformed } from '../api/api';

export interface PageEvent {
  id: string;
  kind: 'FOCUS_LOST' | 'FOCUS_REGAINED' | 'RECONNECTED';
  /** By the server's clock, as far as it is known. */
  at: string;
  seconds?: number;
}

/** What outlives a page: a reload, a tab that is closed. */
export interface Notes {
  facts: PageEvent[];
  /** Since when the learner is away, in milliseconds since 1970. */
  leftAt: number | null;
  /** Whether that they left was told. */
  isTold: boolean;
  downAt: number | null;
}

/** As many as the route takes. */
const MAX_CONCURRENT = 50;
/** Beside the last answers, which fill the most that may outlive a page (saver.ts). */
const MAX_LAST = 10;
/** What cannot be sent for so long is no small break. */
const MAX_KEPT = 200;
/** Leaving and coming back go together as a rule. */
const PAUSE_MS = 4_000;
/** After the end of a sitting nobody waits for it. */
const MAX_LAST_TRIES = 5;

export class PageEventSender {
  readonly notes: Notes;
  private timer: ReturnType<typeof setTimeout> | null = null;
  private isSending = false;
  private tries = 0;
  private isLast = false;

  /**
   * @param isLineFree answers go first: while they do not get through, nothing else is tried
   * @param storage reading it throws where a browser keeps nothing of a site
   */
  constructor(
    private readonly attemptId: string,
    private readonly token: string,
    private readonly isLineFree: () => boolean,
    private readonly storage: () => Storage,
  ) {
    this.notes = this.read();
    this.schedule(PAUSE_MS);
  }

  note(kind: PageEvent['kind'], at: number, seconds?: number): void {
    const { facts } = this.notes;
    const fact = { id: v4(), kind, at: new Date(at).toISOString() };
    if (facts.length < MAX_KEPT) facts.push({ ...fact, ...(seconds !== undefined && { seconds }) });
    this.keep();
    this.schedule(PAUSE_MS);
  }

  keep(): void {
    try {
      const { facts, leftAt, downAt } = this.notes;
      const isEmpty = facts.length === 0 && leftAt === null && downAt === null;
      if (isEmpty) this.storage().removeItem(this.key);
      else this.storage().setItem(this.key, JSON.stringify(this.notes));
    } catch {
      // Then it is told of by this page alone.
    }
  }

  /** The page may be gone in a moment. */
  leave(): void {
    void this.send(true);
  }

  /** The sitting is over: what is left is tried a few times more. */
  end(): void {
    this.isLast = true;
    Object.assign(this.notes, { leftAt: null, isTold: false, downAt: null });
    this.keep();
    void this.send(false);
  }

  private async send(isLeaving: boolean): Promise<void> {
    const facts = this.notes.facts.slice(0, isLeaving ? MAX_LAST : MAX_CONCURRENT);
    if (this.isSending || facts.length === 0) return;
    if (!isLeaving && !this.isLast && !this.isLineFree()) {
      this.schedule(PAUSE_MS);
      return;
    }
    this.isSending = true;
    const asking = { method: 'POST', token: this.token, keepalive: isLeaving } as const;
    try {
      await ask(`/${this.attemptId}/facts`, { ...asking, body: { facts } });
      this.settle(facts);
    } catch (error) {
      this.tries += 1;
      const isHopeless = isFinal(error) || isMalformed(error);
      if (isHopeless || (this.isLast && this.tries >= MAX_LAST_TRIES)) this.settle(facts);
      else this.schedule(backOffMs(this.tries, error));
    } finally {
      this.isSending = false;
    }
  }

  private settle(sent: readonly PageEvent[]): void {
    this.tries = 0;
    this.notes.facts = this.notes.facts.filter((fact) => !sent.includes(fact));
    this.keep();
    if (this.notes.facts.length > 0) this.schedule(PAUSE_MS);
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

  private read(): Notes {
    const fresh: Notes = { facts: [], leftAt: null, isTold: false, downAt: null };
    try {
      const kept = this.storage().getItem(this.key);
      return kept ? { ...fresh, ...(JSON.parse(kept) as Partial<Notes>) } : fresh;
    } catch {
      return fresh;
    }
  }
}

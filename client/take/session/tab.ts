/** What this tab remembers of itself: its name, and how far its answers were counted. */
import { v4 } from 'uuid';

const KEY = 'take.tab';

interface Memory {
  name: string;
  /** The highest sequence given out, by attempt and epoch. */
  sequences: Record<string, number>;
  /** Where a reload goes on at once. */
  sitting: string | null;
  /** The question that was shown. */
  place: number;
}

/**
 * It is kept in `sessionStorage` only while no page is there to use it: a tab that is duplicated
 * copies that, and two pages of one name would overwrite each other unseen.
 */
export class Tab {
  private memory: Memory;

  /** @param storage reading it throws where a browser keeps nothing of a site */
  constructor(private readonly storage: () => Storage) {
    this.memory = this.take();
    addEventListener('pagehide', () => this.keep());
    // The browser brought the page back as it was. If another was here meanwhile, that has counted on
    // from here, and what this one sends would be taken for old.
    addEventListener('pageshow', (event) => {
      if (!event.persisted) return;
      const before = JSON.stringify(this.memory);
      this.memory = this.take();
      if (JSON.stringify(this.memory) !== before) location.reload();
    });
  }

  get name(): string {
    return this.memory.name;
  }

  get sitting(): { attemptId: string; place: number } | null {
    const { sitting, place } = this.memory;
    return sitting === null ? null : { attemptId: sitting, place };
  }

  sits(attemptId: string, place: number): void {
    this.memory = { ...this.memory, sitting: attemptId, place };
  }

  leaves(): void {
    this.memory = { ...this.memory, sitting: null, place: 0 };
  }

  sequenceOf(attemptId: string, epoch: number): number {
    return this.memory.sequences[`${attemptId}:${epoch}`] ?? 0;
  }

  count(attemptId: string, epoch: number, sequence: number): void {
    this.memory.sequences = { [`${attemptId}:${epoch}`]: sequence };
  }

  private take(): Memory {
    const fresh = { name: v4(), sequences: {}, sitting: null, place: 0 };
    try {
      const storage = this.storage();
      const kept = storage.getItem(KEY);
      storage.removeItem(KEY);
      return kept ? { ...fresh, ...(JSON.parse(kept) as Partial<Memory>) } : fresh;
    } catch {
      return fresh;
    }
  }

  private keep(): void {
    try {
      this.storage().setItem(KEY, JSON.stringify(this.memory));
    } catch {
      // Without storage the next page is another device to the server, which takes over.
    }
  }
}

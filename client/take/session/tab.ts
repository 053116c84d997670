/** The state that this tab keeps over a reload: its name, and the last number of its answers. */
import { v4 } from 'uuid';

const KEY = 'take.tab';

interface TabState {
  name: string;
  /** The highest sequence number used, by attempt and epoch. */
  sequences: Record<string, number>;
  /** The attempt that a reload resumes. */
  sitting: string | null;
  /** The question that was shown, from 0. */
  place: number;
}

/**
 * It is in `sessionStorage` only while no page is open: duplicating a tab copies its storage, and two
 * pages with the same name would silently overwrite each other's answers.
 */
export class Tab {
  private state: TabState;

  /** @param storage throws in browsers that deny storage to a site */
  constructor(private readonly storage: () => Storage) {
    this.state = this.load();
    addEventListener('pagehide', () => this.save());
    // The page returns from the back/forward cache. If another page used the tab meanwhile, it has used
    // higher numbers, and the server would take this page's saves for old ones.
    addEventListener('pageshow', (event) => {
      if (!event.persisted) return;
      const before = JSON.stringify(this.state);
      this.state = this.load();
      if (JSON.stringify(this.state) !== before) location.reload();
    });
  }

  get name(): string {
    return this.state.name;
  }

  /** Goes on as the page of this browser that has the lease, and is not open any more. */
  continueAs(name: string): void {
    this.state = { ...this.state, name };
  }

  get sitting(): { attemptId: string; place: number } | null {
    const { sitting, place } = this.state;
    return sitting === null ? null : { attemptId: sitting, place };
  }

  enterSitting(attemptId: string, place: number): void {
    this.state = { ...this.state, sitting: attemptId, place };
  }

  leaveSitting(): void {
    this.state = { ...this.state, sitting: null, place: 0 };
  }

  sequenceOf(attemptId: string, epoch: number): number {
    return this.state.sequences[`${attemptId}:${epoch}`] ?? 0;
  }

  setSequence(attemptId: string, epoch: number, sequence: number): void {
    this.state.sequences = { [`${attemptId}:${epoch}`]: sequence };
  }

  private load(): TabState {
    const initial = { name: v4(), sequences: {}, sitting: null, place: 0 };
    try {
      const storage = this.storage();
      const stored = storage.getItem(KEY);
      storage.removeItem(KEY);
      return stored ? { ...initial, ...(JSON.parse(stored) as Partial<TabState>) } : initial;
    } catch {
      return initial;
    }
  }

  private save(): void {
    try {
      this.storage().setItem(KEY, JSON.stringify(this.state));
    } catch {
      // Without storage the server takes the next page for another device.
    }
  }
}

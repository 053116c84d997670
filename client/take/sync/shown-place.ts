/** What the server does not know yet of the question that is shown. */
import type { Batch } from '../api/api-types';

/** The place is sent alone after this time without an answer. */
const PAUSE_MS = 5_000;

export class ShownPlace {
  private reached: number | null = null;
  private place: number | null = null;
  private isPlaceDue = false;
  private timer: ReturnType<typeof setTimeout> | undefined;

  /** @param onDue called when a request should be sent for it alone */
  constructor(private readonly onDue: () => void) {}

  /** Whether a request should be sent for it alone. */
  get isDue(): boolean {
    return this.reached !== null || this.isPlaceDue;
  }

  /** Forward-only: this place was reached, so the questions before it are closed. */
  reach(place: number): void {
    this.reached = place;
  }

  /** Goes along with the next answer, or alone if there is none for a while. */
  show(place: number): void {
    this.place = place;
    this.stop();
    this.timer = setTimeout(() => {
      this.makeDue();
      if (this.isPlaceDue) this.onDue();
    }, PAUSE_MS);
  }

  makeDue(): void {
    this.isPlaceDue = this.place !== null;
  }

  stop(): void {
    clearTimeout(this.timer);
  }

  /** @param isWhole whether all pending answers are in the batch: leaving a question closes it */
  inBatch(isWhole: boolean): Pick<Batch, 'reached' | 'place'> {
    return {
      ...(isWhole && this.reached !== null && { reached: this.reached }),
      ...(this.place !== null && { place: this.place }),
    };
  }

  /** The server has stored a batch. @returns whether it had something of this */
  confirm({ reached, place }: Batch): boolean {
    if (reached !== undefined && reached === this.reached) this.reached = null;
    if (place !== undefined && place === this.place) {
      this.place = null;
      this.isPlaceDue = false;
    }
    return reached !== undefined || place !== undefined;
  }
}

/** How long rows keep their places after the last movement of the pointer or key. */
const PAUSE_MS = 5_000;

/**
 * Whether somebody is at the rows, so that these must not move. A pointer that was left there, or the focus of a button,
 * is nobody: only what is done holds them, for some seconds, and a finger as long as it is down.
 */
export class OrderPause {
  private timer: ReturnType<typeof setTimeout> | undefined;
  private fingers = 0;

  /** @param onEnd when the rows may move again */
  constructor(private readonly onEnd: () => void) {}

  /** Something was done at the rows. */
  touch(): void {
    clearTimeout(this.timer);
    this.timer = undefined;
    if (this.fingers === 0) this.timer = setTimeout(() => this.end(), PAUSE_MS);
  }

  press(): void {
    this.fingers += 1;
    this.touch();
  }

  lift(): void {
    this.fingers = Math.max(0, this.fingers - 1);
    this.touch();
  }

  /** Nobody is there any more. */
  end(): void {
    this.stop();
    this.onEnd();
  }

  /** No call follows. */
  stop(): void {
    clearTimeout(this.timer);
    this.timer = undefined;
    this.fingers = 0;
  }
}

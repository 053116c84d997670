import { Injectable } from '@nestjs/common';

/** Notifies long-running requests that the process is shutting down, so that they respond at once. */
@Injectable()
export class ShutdownSignal {
  private readonly waiting = new Set<AbortController>();
  private hasBegun = false;

  begin(): void {
    this.hasBegun = true;
    for (const controller of this.waiting) controller.abort();
  }

  /** @param controller aborted at shutdown @returns a function to call when the request has ended */
  watch(controller: AbortController): () => void {
    if (this.hasBegun) controller.abort();
    this.waiting.add(controller);
    return () => this.waiting.delete(controller);
  }
}

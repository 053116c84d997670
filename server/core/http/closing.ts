import { Injectable } from '@nestjs/common';

/** Tells those who keep a request waiting that the process is about to end: they answer what they have. */
@Injectable()
export class Closing {
  private readonly waiting = new Set<AbortController>();
  private hasBegun = false;

  begin(): void {
    this.hasBegun = true;
    for (const controller of this.waiting) controller.abort();
  }

  /** @returns what aborts then, and to be called when nobody waits any more */
  watch(controller: AbortController): () => void {
    if (this.hasBegun) controller.abort();
    this.waiting.add(controller);
    return () => this.waiting.delete(controller);
  }
}

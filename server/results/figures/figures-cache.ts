import { Injectable } from '@nestjs/common';
import { FairQueue, type Requester } from '../../core/jobs/fair-queue.js';
import type { ComputedFigures } from './computed-figures.js';

/** Questions and options of all cached figures together: each takes some kilobytes at most. */
const MAX_CACHED_QUESTIONS = 20_000;
/** Cached figures; each takes memory even without questions. */
const MAX_CACHED_FIGURES = 64;

interface CachedFigures {
  stamp: string;
  figures: Promise<ComputedFigures>;
  /** Its questions and options; 0 until they are computed. */
  size: number;
}

/**
 * Computed figures, kept until their stamp is another one. Concurrent requests compute them once, and
 * different ones one after the other, since each takes the memory of all its attempts. Institutes take
 * turns.
 */
@Injectable()
export class FiguresCache {
  /** By what they are of, least recently used first. */
  private readonly cache = new Map<string, CachedFigures>();
  private readonly turns = new FairQueue({ running: 1, perAccount: 4, perGroup: 8, total: 32 });

  /**
   * @param stamp read before the attempts are: figures of a later state are computed again, never kept
   *   for too long
   * @throws BUSY when too many wait; the errors of `compute`
   */
  async get(
    requester: Requester,
    key: string,
    stamp: string,
    compute: () => Promise<ComputedFigures>,
  ): Promise<ComputedFigures> {
    const before = this.cache.get(key);
    const cached =
      before?.stamp === stamp
        ? before
        : { stamp, figures: this.turns.run(requester, compute), size: 0 };
    this.cache.delete(key);
    this.cache.set(key, cached);
    try {
      const figures = await cached.figures;
      cached.size = sizeOf(figures);
      return figures;
    } catch (error) {
      if (this.cache.get(key) === cached) this.cache.delete(key);
      throw error;
    } finally {
      this.evictOldest();
    }
  }

  private evictOldest(): void {
    let size = 0;
    for (const one of this.cache.values()) size += one.size;
    for (const [key, one] of this.cache) {
      if (size <= MAX_CACHED_QUESTIONS && this.cache.size <= MAX_CACHED_FIGURES) return;
      this.cache.delete(key);
      size -= one.size;
    }
  }
}

function sizeOf({ paper }: ComputedFigures): number {
  return paper.questions.reduce((size, { options }) => size + 1 + options.length, 0);
}

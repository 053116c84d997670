import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { findGradesStamp, listAnswerGroups } from './figures.queries.js';
import type { AnswerGroup } from './item-analysis.js';

/**
 * Cached groups of all revisions: a large paper has tens of thousands, each of some hundred bytes.
 */
const MAX_CACHED_GROUPS = 100_000;
/** Cached revisions; each takes memory even without groups. */
const MAX_CACHED_REVISIONS = 64;

interface CachedGroups {
  stamp: string;
  groups: Promise<AnswerGroup[]>;
  /** The number of groups; 0 until they are counted. */
  size: number;
}

/**
 * The submitted answers to each question of a revision, grouped and counted. Counting reads all
 * grades, so the result is cached until one of them changes.
 */
@Injectable()
export class AnswerGroups {
  /** By revision, least recently used first. */
  private readonly cache = new Map<string, CachedGroups>();

  /** @param manager reads a snapshot; the groups are those of that snapshot */
  async read(
    manager: EntityManager,
    quizId: string,
    revisionId: string,
  ): Promise<readonly AnswerGroup[]> {
    const values = { quizId, revisionId };
    const { stamp } = await findGradesStamp(manager, values);
    const before = this.cache.get(revisionId);
    const cached =
      before?.stamp === stamp
        ? before
        : { stamp, groups: listAnswerGroups(manager, values), size: 0 };
    this.cache.delete(revisionId);
    this.cache.set(revisionId, cached);
    try {
      const groups = await cached.groups;
      cached.size = groups.length;
      return groups;
    } catch (error) {
      if (this.cache.get(revisionId) === cached) this.cache.delete(revisionId);
      throw error;
    } finally {
      this.evictOldest();
    }
  }

  private evictOldest(): void {
    let size = 0;
    for (const one of this.cache.values()) size += one.size;
    for (const [revisionId, one] of this.cache) {
      if (size <= MAX_CACHED_GROUPS && this.cache.size <= MAX_CACHED_REVISIONS) return;
      this.cache.delete(revisionId);
      size -= one.size;
    }
  }
}
